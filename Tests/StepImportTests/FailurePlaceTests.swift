import StepSupport
import Testing

@testable import StepImport

struct FailurePlaceTests {
    @Test(arguments: [
        ("a.xml", nil, "a.xml"), ("a.zip/a.xml: byte 7", nil, "a.zip/a.xml: byte 7"), ("a.csv", "date", "a.csv: date"),
        ("a.xml: byte 0", "unit", "a.xml: byte 0: unit"),
    ])
    func saysWhatThereIs(place: String, field: String?, line: String) {
        let failure = Failure(at: place, field: field, expected: "x", found: "y")
        #expect(failure.line == "\(line): expected x, found y")
        #expect(failure.status == .badData)
        #expect(failure.field == field)
        #expect(Failure(at: place, field: field, reason: "it is encrypted").line == "\(line): it is encrypted")
    }

    /// The name of an entry is whatever the zip says.
    @Test func isOneLine() {
        #expect(Failure(at: "a\nb", reason: "it is encrypted").line == "a\\nb: it is encrypted")
    }
}
