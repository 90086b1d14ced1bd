import StepData
import Testing

struct StepDataFormatTests {
    @Test(
        arguments: [
            ("week.json", .json), ("a.b/WEEK.CSV", .csv), ("week.csv.json", .json), ("week.txt", nil), ("week", nil),
            ("csv", nil), ("a.json/week", nil), ("-", nil), ("", nil),
        ] as [(String, StepDataFormat?)])
    func followsTheExtension(path: String, format: StepDataFormat?) {
        #expect(StepDataFormat(path: path) == format)
    }

    @Test(
        arguments: [
            ("{}", .json), ("\u{FEFF} \r\n[1]", .json), ("date,steps\n", .csv), ("", .csv), ("\"date\"", .csv),
        ] as [(String, StepDataFormat)])
    func guessesFromTheText(text: String, format: StepDataFormat) {
        #expect(StepDataFormat(guessing: text.utf8) == format)
    }
}
