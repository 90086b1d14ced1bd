// The whole part of numbers that are not negative, faster than by `Int`, which checks that each is in its range.

extension Double {
    /// The whole part of a number from 0 to below 2^31.
    @inline(__always)
    var wholePart: Int {
        // 2^52 leaves no bits for a fraction: a sum with it is rounded to nearest, and its low bits are the number.
        let sum = self + 4_503_599_627_370_496
        let nearest = Int(UInt32(truncatingIfNeeded: sum.bitPattern))
        return sum - 4_503_599_627_370_496 > self ? nearest &- 1 : nearest
    }
}

extension SIMD4<Float> {
    /// The whole parts of numbers from 0 to below 2^22.
    @inline(__always)
    var wholeParts: SIMD4<UInt32> {
        let sums = self + 8_388_608
        let nearest = unsafeBitCast(sums, to: SIMD4<UInt32>.self) & 0x7F_FFFF
        return nearest &- SIMD4<UInt32>.zero.replacing(with: 1, where: sums - 8_388_608 .> self)
    }
}
