import StepText
import Testing

@testable import StepChart

@Suite struct ThemeTests {
    static func theme(_ json: String) throws -> ChartStyle { try ChartStyle(theme: json.utf8) }

    @Test func aThemeChangesConstantsOfTheOneItExtends() throws {
        var expected = ChartStyle.dark
        expected.nodeColor = ChartStyle.Color(red: 1, green: 0, blue: 0.2, alpha: 0.4)
        expected.lineWidth = 4.5
        #expect(try Self.theme(##"{"extends": "dark", "nodeColor": "#FF003366", "lineWidth": 4.5}"##) == expected)
        #expect(try Self.theme(##"{"nodeColor": "#FF003366", "lineWidth": 4.5, "extends": "dark"}"##) == expected)
    }

    @Test func anEmptyThemeIsTheLightOne() throws {
        #expect(try Self.theme("{}") == .light)
        #expect(try Self.theme(#"{"extends": "light"}"#) == .light)
    }

    @Test func coloursAndThemesHaveNames() throws {
        var expected = ChartStyle.highContrast
        expected.nodeColor = ChartStyle.Color(red: 1, green: 0, blue: 0)
        expected.shadowColor = .clear
        expected.background = ChartStyle.Color(red: 1, green: 1, blue: 0.2)
        let json =
            ##"{"extends": "High-Contrast", "nodeColor": "Red", "shadowColor": "transparent", "background": "#FF3"}"##
        #expect(try Self.theme(json) == expected)
    }

    @Test func aSchemaMayBeNamed() throws {
        #expect(try Self.theme(#"{"$schema": "theme.schema.json", "extends": "dark"}"#) == .dark)
    }

    @Test(arguments: ChartStyle.BuiltIn.allCases)
    func everyBuiltInThemeCanBeExtended(theme: ChartStyle.BuiltIn) throws {
        var expected = ChartStyle(theme)
        expected.marginH = 12
        #expect(try Self.theme(#"{"extends": "\#(theme.rawValue)", "marginH": 12}"#) == expected)
    }

    @Test(arguments: [
        (
            ##"{"nodeColour": "#FFFFFF"}"##,
            #"1:2: expected a known name (the nearest is "nodeColor"), found "nodeColour""#
        ),
        ("{\n  \"lineWidth\": \"3\"}", #"2:16: lineWidth: expected a number from 0 to 10000, found "3""#),
        (#"{"lineWidth": -1}"#, "1:15: lineWidth: expected a number from 0 to 10000, found -1"),
        (#"{"lineWidth": 1e999}"#, "1:15: lineWidth: expected a number from 0 to 10000, found 1e999"),
        (#"{"labelWeight": 99}"#, "1:17: labelWeight: expected a number from 100 to 900, found 99"),
        (
            #"{"nodeColor": "redd"}"#,
            ##"1:15: nodeColor: expected a colour as "#RRGGBB", "#RRGGBBAA" or by its CSS name, found "redd""##
        ),
        (
            #"{"extends": "darc"}"#,
            #"1:13: extends: expected "light", "dark", "high-contrast", "high-contrast-dark" or "color-blind-safe" "#
                + #"(the nearest is "dark"), found "darc""#
        ),
        (#"{"$schema": 1}"#, "1:13: $schema: expected the address of a schema, found 1"),
        (#"{"marginH": 1, "marginH": 2}"#, #"1:16: expected each name once, found "marginH" again"#),
        ("[]", "1:1: expected a theme, found an array"),
        ("", "1:1: expected a theme, found the end of the input"),
        ("{} x", "1:4: expected the end of the input, found x"),
    ])
    func faultsAreNamedWithTheirPlace(json: String, message: String) {
        let error = #expect(throws: TextError.self) { try Self.theme(json) }
        #expect(error?.description == message)
    }
}
