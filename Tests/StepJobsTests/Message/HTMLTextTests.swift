import StepChart
import Testing

@testable import StepJobs

@Suite struct HTMLTextTests {
    @Test func nothingIsMarkup() {
        #expect(HTMLText.escaped("<a href=\"x\">R&D's</a>") == "&lt;a href=&quot;x&quot;&gt;R&amp;D&#39;s&lt;/a&gt;")
        #expect(HTMLText.escaped("&amp;") == "&amp;amp;")
        #expect(HTMLText.escaped("été 今日\n\t") == "été 今日\n\t")
    }

    /// HTML takes none of them, not even as references.
    @Test func controlCharactersAreReplaced() {
        #expect(HTMLText.escaped("a\u{0}b\u{1B}c\rd\u{7F}e\u{9F}f") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f")
    }
}
