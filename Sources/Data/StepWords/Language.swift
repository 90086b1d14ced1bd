/// A language: the texts that stepchart writes in it, and the words of tables that it reads. Each language is one file
/// of Catalogue.
public struct Language: RawRepresentable, Sendable {
    /// The BCP 47 tag.
    public let rawValue: String
    /// The name in English, as in `German`.
    public let name: String
    /// The language is chosen for tags that have one of these regions, or none.
    let regions: Regions
    /// The weekday with which weeks begin if neither an option nor a region decides; 1 is Monday.
    package let firstWeekday: Int
    /// Words of tables and files, as rows of text; see `Vocabulary`.
    let read: String
    /// The texts to write; nil if the language is only read.
    let texts: (@Sendable () -> Catalogue)?

    /// The regions that a language serves, as tags name them.
    enum Regions: Sendable {
        /// The regions of a list, in capitals, with spaces between them.
        case only(String)
        /// All regions but those of a list, which write the language in another script.
        case except(String)
    }

    init(
        _ tag: String, name: String, regions: Regions = .except(""), firstWeekday: Int = 1, read: String = "",
        texts: (@Sendable () -> Catalogue)? = nil
    ) {
        rawValue = tag
        self.name = name
        self.regions = regions
        self.firstWeekday = firstWeekday
        self.read = read
        self.texts = texts
    }

    /// The language of a tag exactly as in `rawValue`; nil if no language that stepchart writes has it.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }
}

extension Language: Hashable {
    public static func == (one: Language, other: Language) -> Bool { one.rawValue == other.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Language: CaseIterable, CustomStringConvertible {
    /// The languages that stepchart writes.
    public static let allCases = all.filter { $0.texts != nil }

    /// The tag.
    public var description: String { rawValue }

    /// The texts of the language; in English if the language is only read.
    package var catalogue: Catalogue { (texts ?? { .english })() }
}
