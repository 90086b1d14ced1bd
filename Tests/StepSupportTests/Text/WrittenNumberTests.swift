import StepSupport
import StepTestSupport
import Testing

struct WrittenNumberTests {
    @Test(
        arguments: [
            ("7314", "7314", nil, nil), ("0", "0", nil, nil), ("007", "7", nil, nil), ("-5", "-5", nil, nil),
            ("7.5", "7.5", .point, nil), ("7,5", "7.5", .comma, nil), (".5", "0.5", .point, nil),
            (",5", "0.5", .comma, nil),
            ("0,512", "0.512", .comma, nil), ("1234.567", "1234.567", .point, nil), ("1,2345", "1.2345", .comma, nil),
            ("1.234.567", "1234567", .comma, nil), ("1,234,567.8", "1234567.8", .point, nil),
            ("1 234", "1234", nil, nil), ("1 234,567", "1234.567", .comma, nil), ("1'234.5", "1234.5", .point, nil),
            ("1\u{202F}234\u{202F}567", "1234567", nil, nil), ("1’234", "1234", nil, nil),
            ("7.314", "7.314", nil, .point), ("12,345", "12.345", nil, .comma), ("-7,314", "-7.314", nil, .comma),
            ("01.234", "1.234", .point, nil),
        ] as [(String, String, DecimalMark?, DecimalMark?)])
    func reads(text: String, plain: String, shows: DecimalMark?, open: DecimalMark?) throws {
        let number = try #require(WrittenNumber(Array(text.utf8)[...]))
        #expect(String(decoding: number.plain(), as: UTF8.self) == plain)
        #expect(number.shows == shows)
        #expect(number.open == open)
    }

    @Test func readsAnOpenNumberAsTold() throws {
        let number = try #require(WrittenNumber(Array("7.314".utf8)[...]))
        #expect(String(decoding: number.plain(.point), as: UTF8.self) == "7.314")
        #expect(String(decoding: number.plain(.comma), as: UTF8.self) == "7314")
    }

    @Test(arguments: [
        "", "-", ".", "7.", "7..3", "7,31,4", "1.23.456", "1,23,456.7", "1234,567.8", "1.234,567,8", "1.234 567",
        "12 34",
        "1234 567", "1 234'567.8.9", "+7", "7e3", "7 km", "nan", "--7", "0.123.456", "1 23,5", "7\u{2003}314",
    ])
    func refuses(text: String) {
        #expect(WrittenNumber(Array(text.utf8)[...]) == nil)
    }

    /// Numbers as the two halves of the world write them, with or without thousands.
    @Test func readsWhatIsWritten() throws {
        var random = SeededGenerator(state: 1)
        for _ in 0..<2000 {
            let most = [9, 999, 99_999, 999_999_999].randomElement(using: &random)!
            let whole = String(Int.random(in: 0...most, using: &random))
            let count = Int.random(in: 0...4, using: &random)
            let fraction = String((0..<count).map { _ in "0123456789".randomElement(using: &random)! })
            let mark = [DecimalMark.point, .comma].randomElement(using: &random)!
            let (decimal, between) = mark == .point ? (".", ",") : (",", ".")
            let apart = ["", between, " ", "'"].randomElement(using: &random)!
            var grouped = ""
            for (index, digit) in whole.enumerated() {
                if index > 0, (whole.count - index) % 3 == 0 { grouped += apart }
                grouped.append(digit)
            }
            let text = grouped + (fraction.isEmpty ? "" : decimal + fraction)
            let number = try #require(WrittenNumber(Array(text.utf8)[...]), "\(text)")
            let plain = String(decoding: number.plain(mark), as: UTF8.self)
            #expect(plain == whole + (fraction.isEmpty ? "" : "." + fraction), "\(text)")
            #expect(number.shows == nil || number.shows == mark, "\(text)")
        }
    }
}
