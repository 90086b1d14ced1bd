import Foundation
import Testing

@testable import StepChart

@Suite struct ChartThemeColorContrastTests {
    /// The fifth root by hand against the power of the C library.
    @Test func luminanceIsThatOfWCAG() {
        for byte in 0...255 {
            let c = Double(byte) / 255
            let linear = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
            #expect(isNear(ChartTheme.Color(red: c, green: c, blue: c).luminance, linear))
            #expect(isNear(ChartTheme.Color(red: 0, green: c, blue: 0).luminance, 0.7152 * linear))
        }
        #expect(isNear(ChartTheme.Color.black.contrast(with: .white), 21))
    }

    @Test func aColourIsChangedNoMoreThanItNeeds() throws {
        let grey = ChartTheme.Color("#808080")
        #expect(ChartTheme.Color("#767676").legible(on: .white, contrast: 4.5).hex == "#767676")
        let stronger = grey.legible(on: .white, contrast: 4.5)
        #expect((4.5..<4.9).contains(stronger.contrast(with: .white)))
        #expect(ChartTheme.Color.white.legible(on: .white, contrast: 4.5).contrast(with: .white) >= 4.5)
        // On any ground black or white can be read.
        for byte in stride(from: 0, through: 255, by: 5) {
            let c = Double(byte) / 255
            let ground = ChartTheme.Color(red: c, green: c, blue: c)
            #expect(grey.legible(on: ground, contrast: 4.5).contrast(with: ground) >= 4.5)
        }
        // What shines through counts as it is seen.
        #expect(ChartTheme.Color(red: 0, green: 0, blue: 0, alpha: 0.1).legible(on: .white, contrast: 4.5).alpha == 1)
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }
}
