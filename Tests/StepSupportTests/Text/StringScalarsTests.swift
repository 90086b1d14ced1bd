import StepSupport
import Testing

struct StringScalarsTests {
    @Test func nothingIsMarkup() {
        #expect("<a href=\"x\">R&D's</a>".markup == "&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s&lt;/a&gt;")
        #expect("&amp;".markup == "&amp;amp;")
        #expect("]]>".markup == "]]&gt;")
        #expect("été 今日 🚶\n\t".markup == "été 今日 🚶\n\t")
    }

    /// Neither HTML nor XML takes them, not even as references.
    @Test func controlCharactersAreReplaced() {
        #expect(
            "a\u{0}b\u{1B}c\rd\u{7F}e\u{9F}f\u{7}".markup == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}")
        #expect("\u{FFFE}\u{FFFF}\u{FFFD}".markup == "\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
