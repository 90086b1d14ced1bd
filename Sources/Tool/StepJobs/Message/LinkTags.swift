import StepChart

/// What a page's head says to those who show a link to it: Open Graph (https://ogp.me) and Twitter's cards.
struct LinkTags: Hashable, Sendable {
    private struct Tag: Hashable {
        /// The attribute that holds the key: Open Graph's is `property`.
        var attribute = "property"
        var key: String
        var content: String
    }

    private let tags: [Tag]

    /// - Parameter card: the name of the card's file, which lies beside the page.
    init(_ message: WeekMessage, card: String, width: Int, height: Int) {
        let page = message.url.flatMap(PageAddress.init)
        tags = [
            Tag(key: "og:type", content: "website"),
            Tag(key: "og:title", content: message.caption),
            message.detail.map { Tag(key: "og:description", content: $0) },
            page.map { Tag(key: "og:url", content: $0.text) },
            Tag(key: "og:image", content: page?.address(of: card) ?? card),
            Tag(key: "og:image:type", content: "image/png"),
            Tag(key: "og:image:width", content: "\(width)"),
            Tag(key: "og:image:height", content: "\(height)"),
            Tag(key: "og:image:alt", content: message.accessibilityLabel),
            Tag(attribute: "name", key: "twitter:card", content: "summary_large_image"),
        ].compactMap(\.self)
    }

    /// A `meta` element a line.
    var html: String {
        tags.map { "<meta \($0.attribute)=\"\($0.key)\" content=\"\(HTMLText.escaped($0.content))\">\n" }.joined()
    }
}

/// The address of a page on the web.
private struct PageAddress {
    let text: String
    /// Up to the last slash of the path.
    private let folder: Substring

    /// Nil when the text is no http or https address.
    init?(_ text: String) {
        let scheme = text.prefix { $0 != ":" }
        let start = "\(scheme)://"
        guard ["http", "https"].contains(scheme.lowercased()), text.hasPrefix(start) else { return nil }
        let place = text.prefix { $0 != "?" && $0 != "#" }
        let path = place.dropFirst(start.count)
        guard !path.isEmpty, path.first != "/" else { return nil }
        self.text = text
        folder = path.lastIndex(of: "/").map { place[..<$0] } ?? place
    }

    /// Of a file in the page's folder (RFC 3986, 5.2).
    func address(of file: String) -> String { "\(folder)/\(file)" }
}
