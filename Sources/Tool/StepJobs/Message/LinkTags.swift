/// What a page's head says to those who show a link to it: Open Graph (https://ogp.me) and Twitter's cards.
struct LinkTags: Hashable, Sendable {
    /// A `meta` element a line.
    let html: String

    /// - Parameter card: the name of the card's file, which lies beside the page.
    init(_ message: WeekMessage, card: String, width: Int, height: Int) {
        let folder = message.url.flatMap(Self.folder)
        // Open Graph's keys are in another attribute than all others.
        let tags: [(attribute: String, key: String, content: String?)] = [
            ("property", "og:type", "website"), ("property", "og:title", message.caption),
            ("property", "og:description", message.detail),
            ("property", "og:url", folder == nil ? nil : message.url),
            ("property", "og:image", folder.map { "\($0)/\(card)" } ?? card),
            ("property", "og:image:type", "image/png"), ("property", "og:image:width", "\(width)"),
            ("property", "og:image:height", "\(height)"), ("property", "og:image:alt", message.accessibilityLabel),
            ("name", "twitter:card", "summary_large_image"),
        ]
        html = tags.map { attribute, key, content in
            content.map { "<meta \(attribute)=\"\(key)\" content=\"\($0.markup)\">\n" } ?? ""
        }.joined()
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
