import StepTestSupport
import Testing

@testable import StepSupport

struct NumeralTests {
    private func parse(_ text: String) -> (Numeral, [UInt8])? {
        let bytes = Array(text.utf8)
        return Numeral(in: bytes, at: 0).map { ($0, bytes) }
    }

    @Test(arguments: [
        ("0", 1), ("-0", 2), ("7314", 4), ("11.69", 5), ("1e3", 3), ("1E+3", 4), ("-2.50e-07", 9), ("012", 1),
        ("12,3", 2),
        ("1-2", 1),
    ])
    func spansTheNumber(text: String, length: Int) throws {
        #expect(try #require(parse(text)).0.range == 0..<length)
    }

    @Test(arguments: ["", "-", "+1", ".5", "1.", "1.e3", "1e", "1e+", "NaN", "Infinity", "abc", "٣"])
    func refuses(text: String) {
        #expect(parse(text) == nil)
    }

    @Test(
        arguments: [
            ("7314", 7314), ("7314.0", 7314), ("7.314e3", 7314), ("-5", -5), ("-0", 0),
            ("999999999999999999", 999_999_999_999_999_999),
            ("9007199254740993", 9_007_199_254_740_993), ("99999999999999999999", .max), ("-1e400", .min), ("7.5", nil),
            ("1e-3", nil), ("0.99999", nil),
        ] as [(String, Int?)])
    func tellsWholeNumbers(text: String, value: Int?) throws {
        let (numeral, bytes) = try #require(parse(text))
        #expect(numeral.wholeNumber(in: bytes) == value)
    }

    @Test(arguments: [
        "0", "11.69", "5320.5", "0.1", "-0.3", "123456789.123456", "9007199254740993.5", "1e400", "4.9e-324",
        "2.2250738585072011e-308",
        "0.000000000000001", "999999999999999", "0.30000000000000004",
    ])
    func roundsAsTheStandardLibraryDoes(text: String) throws {
        let (numeral, bytes) = try #require(parse(text))
        #expect(numeral.double(in: bytes) == Double(text))
    }

    @Test func roundsRandomDecimalsAsTheStandardLibraryDoes() throws {
        var random = SeededGenerator(state: 1)
        for _ in 0..<20_000 {
            let whole = Int.random(in: 0...9_999_999, using: &random)
            let fraction = Int.random(in: 0...99_999_999, using: &random)
            let text = "\(whole).\(fraction)"
            let (numeral, bytes) = try #require(parse(text))
            if numeral.double(in: bytes) != Double(text) { Issue.record("\(text)") }
        }
    }
}
