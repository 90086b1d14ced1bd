/// The pictures in a folder of goldens, sorted by their relation to the cases.
struct GoldenIndex {
    private(set) var variants: [String: [String]] = [:]
    /// The names of pictures without a case.
    private(set) var orphans: [String] = []

    /// Sorts the names of pictures, given in order. Those of `cases`, the names of all cases, are alternates of none.
    init(_ names: [String], cases: Set<String>) {
        for name in names where !cases.contains(name) {
            if let (original, variant) = Self.original(of: name, in: cases) {
                variants[original, default: []].append(variant)
            } else {
                orphans.append(name)
            }
        }
    }

    /// Returns the case of which a picture may be an alternate. Names of cases may have an `@` too: the longest fits.
    private static func original(of name: String, in cases: Set<String>) -> (name: String, variant: String)? {
        let (stem, ending) = PictureFile.parts(of: name)
        var rest = stem[...]
        while let sign = rest.lastIndex(of: "@") {
            rest = rest[..<sign]
            let variant = stem[stem.index(after: sign)...]
            if variant.utf8.contains(UInt8(ascii: "/")) || variant.isEmpty { return nil }
            if cases.contains(rest + ending) { return (rest + ending, String(variant)) }
        }
        return nil
    }
}
