/// Transcendental functions by elementary arithmetic only, so that they are the same on every machine.
package enum Elementary {
    /// Returns e to the power of `x` <= 0: a Taylor series on a small part, squared up. Relative error below 1e-11.
    package static func exponential(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        var halvings = 0
        var part = x
        while part < -0.125 {
            part /= 2
            halvings += 1
        }
        var term = 1.0
        var sum = 1.0
        for n in 1...8 {
            term *= part / Double(n)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }

    /// Returns cosine and sine of an angle in radians, at most 1e6 either way: Taylor series on the rest after quarter
    /// turns. Absolute error below 1e-10, and below 1e-15 up to 100.
    package static func cosineAndSine(_ angle: Double) -> (cosine: Double, sine: Double) {
        let quarters = (angle * 0.636_619_772_367_581_4).rounded()
        // A quarter turn in two parts (Cody and Waite, 1980): products with the first, of 30 bits, are exact.
        let rest = angle - quarters * 1.570_796_325_802_803 - quarters * 9.920_935_796_805_404e-10
        let square = rest * rest
        var (cosine, sine) = (1.0, 1.0)
        for n in stride(from: 16.0, through: 2, by: -2) {
            cosine = 1 - cosine * square / (n * (n - 1))
            sine = 1 - sine * square / (n * (n + 1))
        }
        sine *= rest
        switch Int(quarters) & 3 {
        case 0: return (cosine, sine)
        case 1: return (-sine, cosine)
        case 2: return (-cosine, -sine)
        default: return (sine, -cosine)
        }
    }
}
