import Testing

@testable import StepRaster

@Suite struct WholePartTests {
    @Test(arguments: [0.0, 1, 2, 3, 1_124, 65_535, 2_147_483_646])
    func ofAllNumbersUpToTheNext(whole: Double) {
        for number in [whole, whole.nextUp, whole + 0.25, whole + 0.5, whole + 0.75, (whole + 1).nextDown] {
            #expect(number.wholePart == Int(whole), "\(number)")
        }
    }

    @Test(arguments: [0 as Float, 1, 2, 4_095, 348_159, 2_097_152])
    func ofFourAtOnce(whole: Float) {
        let numbers = SIMD4(whole, whole + 0.5, (whole + 1).nextDown, whole + 1)
        let number = UInt32(whole)
        #expect(numbers.wholeParts == SIMD4(number, number, number, number + 1))
    }
}
