/// Which picture goes with which golden, where a program gives the two different names.
package struct PairRule: Hashable, Sendable {
    /// From the folder of goldens on.
    package let expected: PathPattern
    /// From the folder of pictures on.
    package let actual: PathPattern
    /// Where the program leaves a copy of the golden beside the picture; nil where it leaves none.
    let copy: PathPattern?
    /// Whether the program leaves only the pictures that it found different.
    package let failuresOnly: Bool
    /// Whether only the last picture counts, in the order of their paths, where several go with one golden.
    let isLastOnly: Bool
    /// Whether any path fits, so that the rule says nothing where goldens and pictures share a folder.
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

    /// Whether its goldens are recognized as such without a picture: any file could be the golden of an open rule.
    var namesGoldens: Bool { self == .sameName || expected.letters > 0 }
}

extension [PairRule] {
    /// Where a path of one kind leads, with the rules that fit it.
    /// - Parameters:
    ///   - kind: as what the path is taken: `expected` or `actual`.
    ///   - other: what it leads to.
    ///   - most: how many ways to find for each rule.
    func places(
        of path: String, as kind: (PairRule) -> PathPattern, to other: (PairRule) -> PathPattern?, most: Int = .max
    ) throws(Failure) -> [(rule: PairRule, place: PathPattern)] {
        var places: [(rule: PairRule, place: PathPattern)] = []
        let (stem, ending) = PictureFile.parts(of: path)
        for rule in self {
            guard let other = other(rule) else { continue }
            // A picture and its golden end alike, unless the rule says how.
            let read = PictureFile.hasEnding(kind(rule).text) ? path : stem
            let added = PictureFile.hasEnding(other.text) ? "" : ending
            places += try kind(rule).readings(of: read, most: most).map { (rule, other.filled($0, ending: added)) }
        }
        return places
    }
}
