/// Finds what a misspelt name most likely meant.
package enum NearestName {
    /// The name in `names` that is spelled most like `name` in any case, the first of equals; nil if none is near.
    ///
    /// Names are compared by their edit distance (Levenshtein) as a share of the longer one: "distance" means
    /// "distanceMeters", not "date". One is near if at most `most` tenths differ, or if one begins with the other.
    package static func to(_ name: String, in names: [String], differing most: Int = 6) -> String? {
        let letters = fold(name)
        let near = names.compactMap { known -> (name: String, edits: Int, length: Int)? in
            let other = fold(known)
            let edits = editDistance(letters, other)
            let length = max(letters.count, other.count, 1)
            let begins = letters.count >= 3 && (other.starts(with: letters) || letters.starts(with: other))
            return 10 * edits <= most * length || begins ? (known, edits, length) : nil
        }
        return near.min { $0.edits * $1.length < $1.edits * $0.length }?.name
    }

    /// ` (the nearest is "steps")`; empty if no name is near.
    package static func hint(_ nearest: String?) -> String { nearest.map { " (the nearest is \"\($0)\")" } ?? "" }

    /// The first 64 scalars in lower case: enough to distinguish known names, while the work stays small for any input.
    private static func fold(_ name: String) -> [Unicode.Scalar] {
        Array(String(String.UnicodeScalarView(name.unicodeScalars.prefix(64))).lowercased().unicodeScalars)
    }

    static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        // row[j] is the distance of the letters of `a` seen so far from the first j of `b`.
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let substituted = diagonal + (letter == b[j] ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
            }
        }
        return row[b.count]
    }
}
