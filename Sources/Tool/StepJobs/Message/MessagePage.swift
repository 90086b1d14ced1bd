/// A page that shows a message: the picture, on which a click on a day leads to what there is to say about it.
struct MessagePage: Hashable, Sendable {
    let html: String

    /// - Parameter image: the name of the picture's file, which lies beside the page.
    /// - Parameter darkImage: the same for those who want pages to be dark.
    /// - Parameter tags: what links to the page show.
    /// - Throws: never for a message's own days.
    init(_ message: WeekMessage, image: String, darkImage: String?, tags: LinkTags?) throws(ChartError) {
        let map = try ImageMap(message)
        let caption = message.caption.markup
        let alt = message.accessibilityLabel.markup
        // Whole CSS pixels, as the attributes want them.
        let layout = message.chart.layout
        let (width, height) = (layout.width.shortest(decimals: 0), layout.height.shortest(decimals: 0))
        let size = "width=\"\(width)\" height=\"\(height)\""
        let dark = darkImage.map {
            "<source srcset=\"\($0.markup)\" media=\"(prefers-color-scheme: dark)\">\n"
        }
        let days = map.areas.map { "<li id=\"\($0.anchor)\">\($0.text.markup)</li>\n" }.joined()
        func element(_ name: String, _ text: String?) -> String {
            text.map { "<\(name)>\($0.markup)</\(name)>" } ?? ""
        }
        func line(_ name: String, _ parts: [String]) -> String {
            let text = parts.joined()
            return text.isEmpty ? "" : "<\(name)>\(text)</\(name)>\n"
        }
        let heading = [element("h1", message.imageTitle), element("p", message.imageSubtitle)]
            .filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
        let captions =
            line("div", [element("span", message.caption), element("span", message.trailingCaption)])
            + line("p", [element("span", message.subcaption), element("span", message.trailingSubcaption)])
        html = """
            <!DOCTYPE html>
            <html lang="\(message.words.language.rawValue)">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(caption)</title>
            \(tags?.html ?? "")<style>
            :root { color-scheme: \(darkImage == nil ? "light" : "light dark"); }
            body { font: 17px/1.4 system-ui, sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em; }
            figure { margin: 0 0 1.5em; }
            h1 { font-size: 1em; margin: 0; }
            p { font-size: .8em; margin: 0; }
            figcaption div, figcaption p { display: flex; justify-content: space-between; gap: 1em; }
            figcaption div { font-weight: 600; }
            ol { list-style: none; padding: 0; }
            li { padding: .25em .5em; border-radius: .4em; }
            li:target { background: #ff990040; }
            </style>
            <figure>
            \(heading)<picture>
            \(dark ?? "")<img src="\(image.markup)" \(size) alt="\(alt)" usemap="#week">
            </picture>
            \(map.html(name: "week"))<figcaption>
            \(captions)</figcaption>
            </figure>
            <ol>
            \(days)</ol>
            </html>

            """
    }
}
