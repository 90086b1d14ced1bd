import Testing

@testable import StepChart

struct SVGNumberTests {
    @Test(
        arguments: [
            (0, 2, "0"), (5, 2, ".05"), (50, 2, ".5"), (-50, 2, "-.5"), (100, 2, "1"), (-1205, 2, "-12.05"),
            (1200, 2, "12"), (7, 0, "7"), (70_070, 4, "7.007"), (.max, 2, "92233720368547758.07"),
            (.min, 2, "-92233720368547758.08"),
        ] as [(Int, Int, String)])
    func areAsShortAsTheyCanBe(units: Int, decimals: Int, text: String) {
        #expect(SVGNumber.text(units, decimals: decimals) == text)
        #expect(Double(text).map { ($0 * [1, 10, 100, 1000, 10_000][decimals]).rounded() } == Double(units))
    }

    @Test(
        arguments: [
            (0.125, 2, ".13"), (-0.125, 2, "-.13"), (0.001, 2, "0"), (-0.001, 2, "0"), (97.184, 2, "97.18"),
            (2.6, 3, "2.6"), (.nan, 2, "0"), (.infinity, 2, "0"), (1e300, 2, "0"),
        ] as [(Double, Int, String)])
    func areRounded(value: Double, decimals: Int, text: String) {
        #expect(SVGNumber.text(value, decimals: decimals) == text)
    }
}
