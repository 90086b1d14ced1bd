/// The step response of a damped harmonic oscillator: a spring that is released at 0, overshoots and rests at 1. With
/// frequency w, damping z and v = w sqrt(1 - z^2) it is 1 - e^(-z w t) (cos v t + z / sqrt(1 - z^2) sin v t). It uses
/// only elementary arithmetic, so that it is the same on every machine.
struct Spring: Hashable, Sendable {
    /// The angular frequency of the spring without damping, in radians per second.
    let frequency: Double
    /// The damping ratio, above 0 and below 1.
    let damping: Double

    /// Returns the position after `time` seconds, 0 for a negative time, with an error below 1e-10 up to 1000 seconds.
    func callAsFunction(_ time: Double) -> Double {
        guard time > 0 else { return 0 }
        let swing = (1 - damping * damping).squareRoot()
        let (cosine, sine) = Elementary.cosineAndSine(frequency * swing * time)
        return 1 - Elementary.exponential(-damping * frequency * time) * (cosine + damping / swing * sine)
    }
}
