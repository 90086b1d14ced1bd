/// The time for which a frame of an animation is shown: an exact fraction of a second, in lowest terms.
package struct FrameDelay: Hashable, Sendable {
    package let numerator: Int
    package let denominator: Int

    /// A delay of any length, which may be 0: the numerator is 0 or above, the denominator above 0 (preconditions).
    package init(reducing numerator: Int, _ denominator: Int) {
        // The greatest number that divides both, by Euclid's algorithm.
        var divisor = numerator
        var rest = denominator
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// - Throws: ``PNGError/impossibleDelay(numerator:denominator:)`` for 10 ms or less, which browsers stretch to
    ///   100 ms, and if in lowest terms the denominator is above 65,535 or the numerator has more than 32 bits.
    package init(_ numerator: Int, _ denominator: Int) throws(PNGError) {
        let fault = PNGError.impossibleDelay(numerator: numerator, denominator: denominator)
        guard numerator > 0, denominator > 0 else { throw fault }
        self.init(reducing: numerator, denominator)
        // A whole number is above a fraction if it is above the fraction rounded down.
        guard self.denominator <= UInt16.max, self.numerator <= UInt32.max, self.numerator > self.denominator / 100
        else { throw fault }
    }

    /// The sum of both delays; nil if no delay is exactly that.
    package func followed(by other: FrameDelay) -> FrameDelay? {
        try? FrameDelay(numerator * other.denominator + other.numerator * denominator, denominator * other.denominator)
    }

    /// The delays of the frames of a file that together are as long: their numerators are at most 65,535.
    package var parts: [FrameDelay] {
        let count = (numerator - 1) / Int(UInt16.max) + 1
        return (0..<count).compactMap { index in
            try? FrameDelay(numerator * (index + 1) / count - numerator * index / count, denominator)
        }
    }
}
