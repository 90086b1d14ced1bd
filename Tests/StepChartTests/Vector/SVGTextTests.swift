import Testing

@testable import StepChart

struct SVGTextTests {
    @Test(arguments: [
        ("A & B", "A &amp; B"), ("<b>\"x\"</b>", "&lt;b&gt;\"x\"&lt;/b&gt;"), ("]]>", "]]&gt;"),
        ("12–18 月 🚶", "12–18 月 🚶"),
        ("a\u{0}b\u{1B}c\u{7}\r", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
        ("a\tb\nc", "a\tb\nc"),
    ])
    func isWhatXMLAllows(text: String, escaped: String) {
        #expect(SVGText.escaped(text) == escaped)
    }
}
