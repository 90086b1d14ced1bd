extension WeekMessage {
    /// Returns `meta` elements, one a line, that describe a link: Open Graph (https://ogp.me) and Twitter's cards.
    /// - Parameter card: the card's file, which is beside the page.
    func linkTags(card: Outcome.ResultFile) -> String {
        let name = Folder.name(of: card.path)
        let folder = url.flatMap(Self.folder)
        let tags: [(key: String, content: String?)] = [
            ("og:type", "website"), ("og:title", caption), ("og:description", detail),
            ("og:url", folder == nil ? nil : url), ("og:image", folder.map { "\($0)/\(name)" } ?? name),
            ("og:image:type", "image/png"), ("og:image:width", "\(card.size?.width ?? 0)"),
            ("og:image:height", "\(card.size?.height ?? 0)"), ("og:image:alt", accessibilityLabel),
            ("twitter:card", "summary_large_image"),
        ]
        return tags.map { key, content in
            // The keys of Open Graph have an attribute of their own.
            let attribute = key.hasPrefix("og:") ? "property" : "name"
            return content.map { "<meta \(attribute)=\"\(key)\" content=\"\($0.markup)\">\n" } ?? ""
        }.joined()
    }

    /// Returns the address of a page up to the last slash of its path (RFC 3986, 5.2); nil if it is no http(s) address.
    private static func folder(of page: String) -> Substring? {
        let scheme = page.prefix { $0 != ":" }
        let start = "\(scheme)://"
        guard ["http", "https"].contains(scheme.lowercased()), page.hasPrefix(start) else { return nil }
        let address = page.prefix { $0 != "?" && $0 != "#" }
        let path = address.dropFirst(start.count)
        guard !path.isEmpty, path.first != "/" else { return nil }
        return path.lastIndex(of: "/").map { address[..<$0] } ?? address
    }
}
