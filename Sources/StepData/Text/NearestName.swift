/// Finds what a misspelt name most likely meant.
package enum NearestName {
    /// The one of `names` that is spelled most like `name`, the first of equals; case does not count.
    ///
    /// Names are compared by their edit distance (Levenshtein: letters put in, left out or changed) as a share of the
    /// longer one, so that "distance" means "distanceMeters" rather than "date".
    /// - Precondition: `names` is not empty.
    package static func to(_ name: String, in names: [String]) -> String {
        let letters = fold(name)
        let ranked = names.map { known in
            let other = fold(known)
            return (known, edits: editDistance(letters, other), length: max(letters.count, other.count, 1))
        }
        var best = ranked[0]
        for candidate in ranked.dropFirst() where candidate.edits * best.length < best.edits * candidate.length {
            best = candidate
        }
        return best.0
    }

    /// Enough letters to tell known names apart: the work stays small whatever the input holds.
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
