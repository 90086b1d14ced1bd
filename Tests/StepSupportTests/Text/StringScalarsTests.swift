import StepSupport
import Testing

struct StringScalarsTests {
    @Test func nothingIsMarkup() {
        #expect("<a href=\"x\">R&D's</a>".markup == "&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s&lt;/a&gt;")
        #expect("&amp;".markup == "&amp;amp;")
        #expect("]]>".markup == "]]&gt;")
        #expect("été 今日 🚶\n\t".markup == "été 今日 🚶\n\t")
    }

    /// Text, and what is shown of it.
    @Test(arguments: [
        ("été 今日 نص עברית", "été 今日 نص עברית"), ("a\nb\u{1B}\u{7F}\u{9B}", #"a\nb\u{1B}\u{7F}\u{009B}"#),
        ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
        ("a\u{202A}\u{202E}\u{2066}\u{2069}", #"a\u{202A}\u{202E}\u{2066}\u{2069}"#),
        ("a\u{200E}b\u{AD}c\u{200B}\u{FEFF}\u{3164}", #"a\u{200E}b\u{00AD}c\u{200B}\u{FEFF}\u{3164}"#),
        ("👨\u{200D}👩 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3}", "👨\u{200D}👩 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3}"),
        ("می\u{200C}خواهم क्\u{200D}ष", "می\u{200C}خواهم क्\u{200D}ष"),
        ("a\u{200D}b\u{200C}c\u{FE0F}", #"a\u{200D}b\u{200C}c\u{FE0F}"#),
        ("é\u{200D}\u{200D}\u{FE01}", "é\u{200D}\\u{200D}\\u{FE01}"),
        ("🏴\u{E0067}\u{E007F}", #"🏴\u{000E0067}\u{000E007F}"#),
        ("\u{FFF9}a\u{FFFB}", #"\u{FFF9}a\u{FFFB}"#), ("\u{600}12", "\u{600}12"),
    ])
    func whatHidesTextIsEscaped(text: String, shown: String) {
        #expect(text.printable == shown)
        #expect(shown.printable == shown)
    }

    @Test func jsonHasItInItsOwnEscapes() {
        let text = JSON.string("\"\\\u{9B}\u{202E}\u{E0067}\u{7F}é👨\u{200D}👩").text
        #expect(text == "\"\\\"\\\\\\u009b\\u202e\\udb40\\udc67\\u007fé👨\u{200D}👩\"")
    }

    /// Neither HTML nor XML takes them, not even as references.
    @Test func controlCharactersAreReplaced() {
        #expect(
            "a\u{0}b\u{1B}c\rd\u{7F}e\u{9F}f\u{7}".markup == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}")
        #expect("\u{FFFE}\u{FFFF}\u{FFFD}".markup == "\u{FFFD}\u{FFFD}\u{FFFD}")
    }
}
