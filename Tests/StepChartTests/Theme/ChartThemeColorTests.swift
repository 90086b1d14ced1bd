import Testing

@testable import StepChart

@Suite struct ChartThemeColorTests {
    typealias Color = ChartTheme.Color

    static let hexcones: [(hue: Double, saturation: Double, brightness: Double, hex: String)] = [
        (0, 1, 1, "#FF0000"), (0.25, 1, 1, "#80FF00"), (0.5, 1, 1, "#00FFFF"), (0.75, 1, 1, "#8000FF"),
        (1, 1, 1, "#FF0000"), (0, 0, 0, "#000000"), (0.7, 0, 1, "#FFFFFF"), (0, 0, 0.5, "#808080"),
        (0.57, 0.74, 0.86, "#3997DB"), (0.52, 1, 0.76, "#00ABC2"), (0.125, 1, 1, "#FFBF00"),
        (0.375, 1, 1, "#00FF40"), (0.625, 1, 1, "#0040FF"), (0.875, 1, 1, "#FF00BF"), (0.95, 0.5, 0.8, "#CC6685"),
    ]

    @Test(arguments: hexcones)
    func hexcone(hue: Double, saturation: Double, brightness: Double, hex: String) {
        #expect(Color(hue: hue, saturation: saturation, brightness: brightness).hex == hex)
    }

    @Test(arguments: ["#000000", "#FFFFFF", "#0A1B2C", "#12345678", "#FFFFFF00"])
    func hexReadsBack(hex: String) throws {
        #expect(try #require(Color(hex)).hex == hex)
        #expect(Color(hex.lowercased()) == Color(hex))
    }

    @Test func hexWithoutAlphaIsOpaque() {
        #expect(Color("#336699") == Color(red: 0.2, green: 0.4, blue: 0.6))
        #expect(Color("#336699FF") == Color("#336699"))
    }

    @Test(arguments: [
        "", "#", "336699", "#33", "#33669", "#3366999", "#336699FF0", "#GG6699", "# 36699", "#+36699", "#３３",
        "#\u{301}336699", "reddish", " red", "red blue", "FF0000", "currentcolor", "pin\u{212A}",
    ])
    func otherTextsAreNoColors(text: String) {
        #expect(Color(text) == nil)
    }

    @Test(arguments: [
        ("#38f", "#3388FF"), ("#38F8", "#3388FF88"), ("#abcf", "#AABBCC"), ("transparent", "#00000000"),
        ("Transparent", "#00000000"), ("red", "#FF0000"), ("RED", "#FF0000"), ("AliceBlue", "#F0F8FF"),
        ("darkslategrey", "#2F4F4F"), ("DarkSlateGray", "#2F4F4F"), ("rebeccapurple", "#663399"),
        ("yellowgreen", "#9ACD32"), ("aqua", "#00FFFF"), ("cyan", "#00FFFF"), ("tan", "#D2B48C"),
    ])
    func wordsAreColors(text: String, hex: String) throws {
        #expect(try #require(Color(text)).hex == hex)
    }

    /// CSS has 148 names, of which 7 are spelled with either grey, and two more pairs are one colour; and transparent.
    @Test func everyNameOfCSSIsKnown() {
        let names = ColorNames.table.keys
        #expect(names.count == 149)
        #expect(Set(names.compactMap { Color(String($0)) }).count == 149 - 7 - 2)
        #expect(names.allSatisfy { Color($0.uppercased()) == Color(String($0)) })
    }

    @Test func noComponentIsTooStrangeToBeWritten() {
        #expect(Color(red: .nan, green: .infinity, blue: -.infinity).hex == "#00FF00")
        #expect(Color(red: -1, green: 2, blue: 0.5, alpha: .nan).hex == "#00FF8000")
        #expect(Color(hue: .nan, saturation: 1, brightness: 0.5).hex == "#800000")
        #expect(Color(hue: .infinity, saturation: .nan, brightness: 1e300).hex == "#FF0000")
    }
}
