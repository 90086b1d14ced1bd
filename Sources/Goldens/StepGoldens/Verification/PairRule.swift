/// A rule that pairs pictures with goldens, where a program gives the two different names.
package struct PairRule: Hashable, Sendable {
    /// The pattern of the golden's path in the folder of goldens.
    package let expected: PathPattern
    /// The pattern of the picture's path in the folder of pictures.
    package let actual: PathPattern
    /// The pattern of the path of a copy of the golden beside the picture; nil where the program leaves none.
    let copy: PathPattern?
    /// True if the program leaves only pictures that differ from their goldens.
    package let failuresOnly: Bool
    /// True if only the last of several pictures of one golden counts, in the order of their paths.
    let isLastOnly: Bool
    /// True if the rule matches any path, and so is useless where goldens and pictures share a folder.
    let needsOwnFolder: Bool

    package init(
        expected: String, actual: String, copy: String? = nil, failuresOnly: Bool = false, isLastOnly: Bool = false,
        needsOwnFolder: Bool = false
    ) {
        self.expected = PathPattern(expected, hasWords: true)
        self.actual = PathPattern(actual, hasWords: true)
        self.copy = copy.map { PathPattern($0, hasWords: true) }
        self.failuresOnly = failuresOnly
        self.isLastOnly = isLastOnly
        self.needsOwnFolder = needsOwnFolder
    }

    static let sameName = PairRule(expected: "{folder/}{name}", actual: "{folder/}{name}")

    /// True if its goldens are recognized without a picture: any file could be the golden of an open rule.
    var namesGoldens: Bool { self == .sameName || expected.letters > 0 }
}

extension [PairRule] {
    /// Finds the paths that belong to a path, by the rules that match it.
    /// - Parameter kind: the pattern of the path itself: `expected` or `actual`.
    /// - Parameter other: the pattern of the path to find; nil if the rule has none.
    /// - Parameter most: the most ways to match for each rule.
    func patterns(
        of path: String, as kind: (PairRule) -> PathPattern, to other: (PairRule) -> PathPattern?, most: Int = .max
    ) throws(Failure) -> [(rule: PairRule, pattern: PathPattern)] {
        var patterns: [(rule: PairRule, pattern: PathPattern)] = []
        let (stem, ending) = PictureFile.parts(of: path)
        for rule in self {
            guard let other = other(rule) else { continue }
            // A picture and its golden have the same ending, unless the rule gives another.
            let read = PictureFile.hasEnding(kind(rule).text) ? path : stem
            let added = PictureFile.hasEnding(other.text) ? "" : ending
            patterns += try kind(rule).readings(of: read, most: most).map { (rule, other.filled($0, ending: added)) }
        }
        return patterns
    }
}
