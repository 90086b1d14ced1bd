/// The motion of a chart that draws itself: its line grows, its nodes pop up in turn, its average line rises. Times are
/// parts of the duration, in which the line is drawn. Every value depends on time alone. The curves were measured on a
/// recording of the original app.
struct DrawOn: Hashable, Sendable {
    let part: AnimationOptions.Part
    /// The time at which each node springs up; nil means one after another, at an even pace.
    var starts: [Double]?

    /// The default time in which the line is drawn, in seconds.
    static let duration = 1.2
    /// Returns the time at which everything is at rest.
    static func end(_ nodes: AnimationOptions.Nodes) -> Double { nodes == .withLine ? 1.25 : 1 + popTime / duration }

    private static let growth = TimingCurve(0.348, 0, 0.285, 0.743)
    /// The time at which a fraction of the line's length is drawn: the inverse of `growth`.
    static let arrival = TimingCurve(0, 0.348, 0.743, 0.285)
    private static let fadeIn = TimingCurve(0.090, 0.271, 0.223, 0.841)
    private static let bounce = Spring(frequency: 10, damping: 0.5)
    /// The time in which a node springs up, in seconds.
    private static let popTime = 0.5
    /// The spring of a node. Its frequency is ln(1000) / (.7 * .5): after half a second the swing is a thousandth.
    private static let pop = Spring(frequency: 19.736_443_665_662_52, damping: 0.7)
    /// The time at which a node stops, in seconds: as it passes its final size again, (2 pi - acos .7) / (.7141 w). So
    /// it stops without a jump. The omitted rest of the swing, .42 % down and up, would move no edge of the theme's
    /// nodes by more than 1/24 pt, or 1/8 of a pixel at scale 3.
    private static let restTime = 0.389_352_725
    /// The step in which a shadow grows, as a part of its final size.
    private static let shadowStep = 1.0 / 32

    /// Returns the drawn fraction of the line's length.
    func strokeEnd(at time: Double) -> Double { part == .nodes ? 1 : Self.growth(time) }

    /// Returns the progress of a day's entrance, from 0; it overshoots before it rests at 1.
    private func popProgress(_ turn: Entrance.Turn, at time: Double) -> Double {
        let start = starts?[turn.index] ?? Double(turn.index) / Double(turn.count + 1)
        let seconds = (time - start) * Self.duration
        return seconds < Self.restTime ? Self.pop(seconds) : 1
    }

    /// Returns the size and the opacity of a day's node, as multiples of their final values.
    func node(_ turn: Entrance.Turn, at time: Double) -> (scale: Double, opacity: Double) {
        guard part != .line else { return (1, 1) }
        let progress = popProgress(turn, at: time)
        return (progress * progress, min(progress, 1))
    }

    /// Returns the size of a node's shadow, rounded to steps; it and `scale` are multiples of the final values. A
    /// difference of at most 1/64 is invisible in so soft a shadow, and fewer frames change thousands of pixels.
    static func shadow(ofNode scale: Double) -> Double { (scale / shadowStep).rounded() * shadowStep }

    /// Returns the height of a day's bar, as a multiple of its final height; it overshoots before it rests at 1.
    func bar(_ turn: Entrance.Turn, at time: Double) -> Double { part == .nodes ? 1 : popProgress(turn, at: time) }

    /// Returns the progress of the average line's rise, from 0 under the plot to 1, and its opacity.
    func averageLine(at time: Double) -> (rise: Double, opacity: Double) {
        guard part == .all else { return (1, 1) }
        let time = (time - 0.75) * 2
        return (time < 1 ? Self.bounce(0.6 * TimingCurve.easeOut(time)) : 1, Self.fadeIn(time))
    }
}
