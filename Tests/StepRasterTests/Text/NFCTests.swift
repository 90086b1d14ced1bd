import Testing

@testable import StepRaster

@Suite struct NFCTests {
    @Test(arguments: [
        ("e\u{301}", "é"), ("e\u{323}\u{302}", "ệ"), ("e\u{302}\u{323}", "ệ"), ("и\u{306}", "й"), ("α\u{301}", "ά"),
        ("か\u{3099}", "が"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{1100}\u{1161}", "가"), ("가\u{11A8}", "각"),
        ("x\u{302}", "x\u{302}"), ("é\u{489}", "é\u{489}"), ("A", "A"),
    ])
    func marksJoinWhereThereIsAScalarForBoth(text: String, composed: String) {
        let scalars = Character(text).composed
        #expect(scalars.map(\.value) == composed.unicodeScalars.map(\.value))
    }

    /// Time does not grow with the square of the marks, here or where the letter is set.
    @Test(.noHang) func ofMarksBeyondNumberTheFirstCount() {
        let letter = "a" + String(repeating: "\u{301}", count: 100_000)
        #expect(Character(letter).composed.count == NFC.mostMarks)
        let letters = TextLineTests.run(letter, TextLineTests.Boxes(["B": 600])).letters()
        #expect(letters.strokes.count == 1 + NFC.mostMarks)
    }

    /// All syllables of Hangul, by the standard library's canonical equivalence.
    @Test func everySyllableIsFound() {
        for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 1) {
            let index = value - 0xAC00
            var jamo = String.UnicodeScalarView()
            for part in [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28] where part != 0x11A7 {
                jamo.append(Unicode.Scalar(part)!)
            }
            #expect(Character(String(jamo)).composed.map(\.value) == [value])
        }
    }
}
