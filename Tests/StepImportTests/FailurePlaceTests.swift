import StepSupport
import Testing

@testable import StepImport

struct ImportPlaceTests {
    @Test(arguments: [
        (ImportPlace("a.xml"), "a.xml"), (ImportPlace("a.zip/a.xml", byte: 7), "a.zip/a.xml: byte 7"),
        (ImportPlace("a.csv", field: "date"), "a.csv: date"),
        (ImportPlace("a.xml", byte: 0, field: "unit"), "a.xml: byte 0: unit"),
    ])
    func saysWhatThereIs(place: ImportPlace, line: String) {
        let failure = Failure(at: place, expected: "x", found: "y")
        #expect(failure.line == "\(line): expected x, found y")
        #expect(failure.status == .badData)
        #expect(failure.field == place.field)
        #expect(Failure(at: place, reason: "it is encrypted").line == "\(line): it is encrypted")
    }

    @Test func aTextsFaultHasTheFilesName() {
        let error = TextError.unknownName(
            at: TextPosition(line: 2, column: 3), field: "days", nearest: "steps", found: "\"stpes\"")
        let failure = Failure(error, importing: "a.zip/a.csv")
        #expect(
            failure.line
                == #"a.zip/a.csv: 2:3: days: expected a known name (the nearest is "steps"), found "stpes""#)
        #expect(failure.field == "days")
    }

    /// The name of an entry is whatever the zip says.
    @Test func isOneLine() {
        #expect(Failure(at: ImportPlace("a\nb"), reason: "it is encrypted").line == "a\\nb: it is encrypted")
    }
}
