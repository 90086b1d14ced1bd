extension WeekMessage {
    /// Makes a page that shows a message: the picture, on which a click on a day leads to the day's description.
    /// - Parameter image: the picture's file, which is beside the page.
    /// - Parameter dark: the file of the same picture in dark colours, which browsers show in their dark mode.
    /// - Parameter tags: elements for programs that show links to the page.
    func page(image: Outcome.ResultFile, dark: Outcome.ResultFile?, tags: String) throws(ChartError) -> String {
        let areas = try imageAreas()
        let alt = accessibilityLabel.markup
        // Whole CSS pixels, as the attributes require.
        let layout = chart.layout
        let (width, height) = (layout.width.shortest(decimals: 0), layout.height.shortest(decimals: 0))
        let size = "width=\"\(width)\" height=\"\(height)\""
        let source = dark.map {
            "<source srcset=\"\(Folder.name(of: $0.path).markup)\" media=\"(prefers-color-scheme: dark)\">\n"
        }
        func line(_ name: String, _ content: String?) -> String { content.map { "<\(name)>\($0)</\(name)>\n" } ?? "" }
        func spans(_ texts: String?...) -> String? {
            let spans = texts.compactMap(\.self).map { "<span>\($0.markup)</span>" }
            return spans.isEmpty ? nil : spans.joined()
        }
        let days = areas.map { area in
            let (name, figures) = words.listed(area.day)
            return "<li id=\"\(anchor(ofDay: area.day))\">\(spans(name, figures) ?? "")</li>\n"
        }.joined()
        let heading = line("h1", imageTitle?.markup) + line("p", imageSubtitle?.markup)
        let captions = line("div", spans(caption, trailingCaption)) + line("p", spans(subcaption, trailingSubcaption))
        return """
            <!DOCTYPE html>
            <html lang="\(words.language.rawValue)">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(caption.markup)</title>
            \(tags)<style>
            \(style(hasDark: dark != nil))</style>
            <figure>
            \(heading)<picture>
            \(source ?? "")<img src="\(Folder.name(of: image.path).markup)" \(size) alt="\(alt)" usemap="#week">
            </picture>
            <map name="week">
            \(areas.map(\.html).joined())</map>
            <figcaption>
            \(captions)</figcaption>
            </figure>
            <ol>
            \(days)</ol>
            </html>

            """
    }

    private func style(hasDark: Bool) -> String {
        let darkColors =
            "@media (prefers-color-scheme: dark) { body { --page: #000; --card: #1c1c1e; --ink: #fff; --quiet: #b8b8b8; } }\n"
        // The ink of the picture begins where texts do.
        let inset = chart.layout.nodes.first.map { max(0, $0.x - $0.radius) } ?? 0
        return """
            :root { color-scheme: \(hasDark ? "light dark" : "light"); }
            body { --page: #f0f1f4; --card: #fff; --ink: #000; --quiet: #575757; }
            \(hasDark ? darkColors : "")body { font: 17px/1.4 system-ui, sans-serif; background: var(--page); color: var(--ink); }
            body { max-width: 26em; margin: 2em auto; padding: 0 1em; }
            figure, ol { background: var(--card); border-radius: 1.2em; padding: 1.5em; margin: 0 0 1em; overflow: hidden; }
            img { display: block; margin-left: -\(inset.shortest(decimals: 0))px; }
            h1 { font-size: 1.2em; margin: 0; }
            p { font-size: .8em; margin: 0; color: var(--quiet); }
            figcaption div, figcaption p, li { display: flex; justify-content: space-between; gap: 1em; }
            figcaption div { font-size: 1.2em; font-weight: 600; line-height: 1.25; }
            ol { list-style: none; padding: .75em 1.5em; font-variant-numeric: tabular-nums; }
            li { padding: .45em .75em; margin: 0 -.75em; border-radius: .6em; }
            li:target { background: #ff990040; }

            """
    }
}
