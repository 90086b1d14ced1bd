extension Character {
    /// Its scalars, with marks, of which `NFC.mostMarks` count, joined to letters where there is one scalar for both.
    var composed: [Unicode.Scalar] {
        let scalars = Array(unicodeScalars.prefix(1 + NFC.mostMarks))
        guard scalars.count > 1 else { return scalars }
        // A composed letter has four parts at most: alpha with three marks.
        for count in stride(from: min(scalars.count, 4), to: 1, by: -1) {
            let letter = Character(String(String.UnicodeScalarView(scalars[..<count])))
            if let scalar = NFC.hangul(letter) ?? NFC.letters[letter] { return [scalar] + scalars[count...] }
        }
        return scalars
    }
}

/// Normalization Form C: single scalars for letters with marks.
package enum NFC {
    package static let mostMarks = 32

    /// The composed letters, found by their parts, as characters are equal if they are canonically equivalent (UAX
    /// #15). Filled when first used: Latin, Greek, Cyrillic, kana and others below Hangul.
    fileprivate static let letters: [Character: Unicode.Scalar] = {
        let blocks: [ClosedRange<UInt32>] = [0xC0...0x5FF, 0x1E00...0x1FFF, 0x3040...0x30FF]
        let letters = blocks.joined().compactMap(Unicode.Scalar.init).map { (Character($0), $0) }
        // Two letters may be equivalent, such as Greek ones with tonos and oxia: the lower one is the composed one.
        return Dictionary(letters) { lower, _ in lower }
    }()

    /// A syllable of two or three jamo, by the arithmetic of The Unicode Standard, section 3.12.
    fileprivate static func hangul(_ letter: Character) -> Unicode.Scalar? {
        var jamo = letter.unicodeScalars.map(\.value)
        if jamo.count == 2, 0xAC00...0xD7A3 ~= jamo[0] {
            let pair = (jamo[0] - 0xAC00) / 28
            jamo[0...0] = [0x1100 + pair / 21, 0x1161 + pair % 21]
        }
        guard 2...3 ~= jamo.count, 0x1100...0x1112 ~= jamo[0], 0x1161...0x1175 ~= jamo[1] else { return nil }
        let tail = jamo.count == 3 ? jamo[2] : 0x11A7
        guard 0x11A7...0x11C2 ~= tail, jamo.count == 2 || tail > 0x11A7 else { return nil }
        return Unicode.Scalar(0xAC00 + ((jamo[0] - 0x1100) * 21 + jamo[1] - 0x1161) * 28 + tail - 0x11A7)
    }
}
