/// A damped spring let go at 0 that comes to rest at 1, overshooting on its way.
///
/// The step response of a damped harmonic oscillator: with frequency w, damping z and v = w sqrt(1 - z^2),
/// 1 - e^(-z w t) (cos v t + z / sqrt(1 - z^2) sin v t). Only elementary arithmetic, so that it is the same on every machine.
struct Spring: Hashable, Sendable {
    /// The angular frequency of the spring without damping, in radians per second.
    let frequency: Double
    /// The damping ratio, above 0 and below 1.
    let damping: Double

    /// Returns the position after `time` seconds; 0 before it is let go. Within 1e-10, up to a thousand seconds.
    func callAsFunction(_ time: Double) -> Double {
        guard time > 0 else { return 0 }
        let swing = (1 - damping * damping).squareRoot()
        let (cosine, sine) = Elementary.cosineAndSine(frequency * swing * time)
        return 1 - Elementary.exponential(-damping * frequency * time) * (cosine + damping / swing * sine)
    }
}
