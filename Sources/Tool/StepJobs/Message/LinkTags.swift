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
        let folder = message.url.flatMap(Self.folder)
        tags = [
            Tag(key: "og:type", content: "website"),
            Tag(key: "og:title", content: message.caption),
            message.detail.map { Tag(key: "og:description", content: $0) },
            folder == nil ? nil : message.url.map { Tag(key: "og:url", content: $0) },
            Tag(key: "og:image", content: folder.map { "\($0)/\(card)" } ?? card),
            Tag(key: "og:image:type", content: "image/png"),
            Tag(key: "og:image:width", content: "\(width)"),
            Tag(key: "og:image:height", content: "\(height)"),
            Tag(key: "og:image:alt", content: message.accessibilityLabel),
            Tag(attribute: "name", key: "twitter:card", content: "summary_large_image"),
        ].compactMap(\.self)
    }

    /// A `meta` element a line.
    var html: String {
        tags.map { "<meta \($0.attribute)=\"\($0.key)\" content=\"\($0.content.markup)\">\n" }.joined()
    }

    /// The address of a page up to the last slash of its path, behind which names of files beside it go (RFC 3986, 5.2);
    /// nil when it is no http or https address.
    private static func folder(of page: String) -> Substring? {
        let scheme = page.prefix { $0 != ":" }
        let start = "\(scheme)://"
        guard ["http", "https"].contains(scheme.lowercased()), page.hasPrefix(start) else { return nil }
        let place = page.prefix { $0 != "?" && $0 != "#" }
        let path = place.dropFirst(start.count)
        guard !path.isEmpty, path.first != "/" else { return nil }
        return path.lastIndex(of: "/").map { place[..<$0] } ?? place
    }
}
