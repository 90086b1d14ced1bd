extension RawRepresentable<String> where Self: CaseIterable {
    /// The case of this word, in upper or lower case; nil if there is none.
    package static func named(_ word: String) -> Self? {
        // A word may be a whole file, so lengths are compared first.
        allCases.first {
            $0.rawValue.utf8.count == word.utf8.count && $0.rawValue.lowercasedASCII == word.lowercasedASCII
        }
    }
}

extension String {
    /// The parts of a path, empty ones too, split by bytes as the system does: a mark may combine with a slash.
    package var pathParts: [Substring] {
        utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The text with A to Z in lower case. No letter of another alphabet changes, or becomes one of A to Z.
    package var lowercasedASCII: String {
        String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
