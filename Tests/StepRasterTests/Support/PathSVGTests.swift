import StepRaster
import StepTestSupport
import Testing

@Suite struct PathSVGTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (10, "10"), (-2.5, "-2.5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
        (123456.75, "123456.75"),
    ])
    func numbersAreShortAndReadBackExactly(value: Double, text: String) {
        #expect(Path((value, 1)).description == "M\(text),1")
        #expect(Double(text) == value)
    }
}
