import StepSupport
import Testing

@Suite struct DoubleShortestTests {
    @Test(
        arguments: [
            (0.0, "0"), (-0.0, "0"), (3, "3"), (-12, "-12"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
            (1e15, "1000000000000000"), (1e16, "1e+16"), (-2.5e-7, "-2.5e-07"),
        ] as [(Double, String)])
    func asFewDigitsAsReadBack(value: Double, text: String) {
        #expect(value.shortest == text)
        #expect(Double(text) == value)
    }

    @Test(arguments: [(1.005, "1"), (-0.004, "0"), (2.345678, "2.35"), (7.1, "7.1"), (10, "10")] as [(Double, String)])
    func roundedToTwoDecimals(value: Double, text: String) {
        #expect(value.shortest(decimals: 2) == text)
    }
}
