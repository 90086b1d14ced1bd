import StepData
import StepRaster
import StepSupport
import Testing

@testable import StepChart

@Suite struct ChartThemeJSONTests {
    static func theme(_ json: String) throws -> ChartTheme { try ChartTheme(json: json.utf8) }

    @Test func aThemeChangesConstantsOfTheOneItExtends() throws {
        var expected = ChartTheme.dark
        expected.nodeColor = ChartTheme.Color(red: 1, green: 0, blue: 0.2, alpha: 0.4)
        expected.lineWidth = 4.5
        #expect(try Self.theme(##"{"extends": "dark", "nodeColor": "#FF003366", "lineWidth": 4.5}"##) == expected)
        #expect(try Self.theme(##"{"nodeColor": "#FF003366", "lineWidth": 4.5, "extends": "dark"}"##) == expected)
    }

    @Test func anEmptyThemeIsTheLightOne() throws {
        #expect(try Self.theme("{}") == .light)
        #expect(try Self.theme(#"{"extends": "light"}"#) == .light)
    }

    @Test func coloursAndThemesHaveNames() throws {
        var expected = ChartTheme.highContrast
        expected.nodeColor = ChartTheme.Color(red: 1, green: 0, blue: 0)
        expected.shadowColor = .clear
        expected.background = ChartTheme.Color(red: 1, green: 1, blue: 0.2)
        let json =
            ##"{"extends": "High-Contrast", "nodeColor": "Red", "shadowColor": "transparent", "background": "#FF3"}"##
        #expect(try Self.theme(json) == expected)
    }

    @Test func fontsAreOpenedByTheCaller() throws {
        let json = #"{"extends": "dark", "fonts": ["a.ttf", "b.ttc#2"]}"#
        var names: [String] = []
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try ChartTheme(json: json.utf8) { name in
                names.append(name)
                if names.count == 2 { throw Stop() }
                return ChartTheme.Font(Typeface(NoLetters()))
            }
        }
        #expect(names == ["a.ttf", "b.ttc#2"])
        #expect(try ChartTheme(json: #"{"lineWidth": 2}"#.utf8) { _ in throw Stop() }.lineWidth == 2)
        #expect {
            try Self.theme(json)
        } throws: { error in
            "\(error)".hasPrefix("1:21: fonts: expected no fonts, which nothing opens here, found")
        }
    }

    /// Rows are as high as a font asks for, and its capitals stand in the middle of theirs.
    @Test func aFontHasItsOwnHeights() throws {
        var theme = ChartTheme.light
        let plain = (theme.linePitch, theme.middleDrop, theme.capHeight)
        #expect(plain == (1.2, theme.baselineDrop, 0.708))
        theme.fonts = [ChartTheme.Font(Typeface(NoLetters()))]
        #expect((theme.linePitch, theme.capHeight) == (1.5, 0.5))
        #expect(abs(theme.middleDrop - theme.baselineDrop * 0.5 / 0.708) < 1e-12)
        let chart = try WeekChart(StepWeek(steps: [1, 2, 3]), theme: theme)
        #expect(chart.layout.nodes.compactMap(\.label).allSatisfy { $0.rect.height == $0.size * 1.5 })
    }

    private final class NoLetters: GlyphSource {
        let fingerprint = "none"
        let metrics = FontMetrics(capHeight: 0.5, lineHeight: 1.5)
        func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? { nil }
        func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double { 0 }
    }

    /// A letter of another font in its place would be another picture, and no one would be told.
    @Test(arguments: ChartOptions.MissingGlyph.allCases)
    func aFontThatLacksMemoryIsNotDrawnWithout(missing: ChartOptions.MissingGlyph) {
        final class Short: GlyphSource {
            let (fingerprint, metrics) = ("short", FontMetrics(capHeight: 0.5, lineHeight: 1.5))
            let lacksMemory = true
            func glyph(for scalar: Unicode.Scalar, weight: Double) -> FontGlyph? { nil }
            func kern(_ left: FontGlyph, _ right: FontGlyph) -> Double { 0 }
        }
        var theme = ChartTheme.light
        theme.fonts = [ChartTheme.Font(Typeface(Short()))]
        var options = ChartOptions()
        options.missingGlyph = missing
        let short = ChartError.notEncoded(reason: "not enough memory for a font")
        #expect(throws: short) { try WeekChart(sampleWeek(), options: options, theme: theme) }
        #expect(throws: short) { try WeekCard(sampleWeek(), options: CardOptions(.square), theme: theme) }
    }

    @Test func aSchemaMayBeNamed() throws {
        #expect(try Self.theme(#"{"$schema": "theme.schema.json", "extends": "dark"}"#) == .dark)
    }

    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func everyBuiltInThemeCanBeExtended(builtIn: ChartTheme.BuiltIn) throws {
        var expected = ChartTheme(builtIn)
        expected.marginH = 12
        #expect(try Self.theme(#"{"extends": "\#(builtIn.rawValue)", "marginH": 12}"#) == expected)
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
