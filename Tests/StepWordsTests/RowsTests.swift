import Testing

@testable import StepWords

@Suite struct RowsTests {
    private static func rows(_ text: String) -> [String] {
        var rows: [String] = []
        Rows.forEach(in: text) { key, value in rows.append("\(key)|\(value)") }
        return rows
    }

    @Test func aRowIsALine() {
        #expect(Self.rows("a = b\n\n  c=d = e  \nno row\nf =") == ["a|b", "c|d = e", "f|"])
        #expect(Self.rows("") == [] && Self.rows("a = 歩\n") == ["a|歩"])
    }

    @Test func aListHasParts() {
        #expect(Rows.parts("a |  b c||ü ", separator: "|") == ["a", "b c", "ü"])
        #expect(Rows.parts("", separator: " ") == [])
    }

    /// Only plain spaces are cut, so that a text may begin or end with one that does not break.
    @Test func spacesThatDoNotBreakStay() {
        #expect(Self.rows("a =  \u{202F} b\u{A0} ") == ["a|\u{202F} b\u{A0}"])
    }
}
