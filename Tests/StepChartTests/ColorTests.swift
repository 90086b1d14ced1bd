import Testing

@testable import StepChart

@Suite struct ColorTests {
    typealias Color = ChartStyle.Color

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
        #expect(try #require(Color(hex: hex)).hex == hex)
        #expect(Color(hex: hex.lowercased()) == Color(hex: hex))
    }

    @Test func hexWithoutAlphaIsOpaque() {
        #expect(Color(hex: "#336699") == Color(red: 0.2, green: 0.4, blue: 0.6))
        #expect(Color(hex: "#336699FF") == Color(hex: "#336699"))
    }

    @Test(arguments: ["", "#", "336699", "#33669", "#3366999", "#336699FF0", "#GG6699", "# 36699", "#+36699", "#３３"])
    func otherTextsAreNoColors(text: String) {
        #expect(Color(hex: text) == nil)
    }
}
