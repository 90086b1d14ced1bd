/// How a chart draws itself: its line grows, its nodes pop up one after another, its average line rises into place.
///
/// Times are in parts of the duration, which is the time that the line takes. Every track is a function of time alone.
/// The curves were measured on a recording of the original.
struct DrawOn: Hashable, Sendable {
    let part: AnimationOptions.Part
    /// When each node springs up; nil: evenly, one after another.
    var starts: [Double]?

    /// Seconds that the line takes, unless asked otherwise.
    static let duration = 1.2
    /// When everything stands.
    static func end(_ nodes: AnimationOptions.Nodes) -> Double { nodes == .withLine ? 1.25 : 1 + popTime / duration }

    private static let growth = TimingCurve(0.348, 0, 0.285, 0.743)
    /// When a part of the line's length is drawn: the same with time and progress exchanged.
    static let arrival = TimingCurve(0, 0.348, 0.743, 0.285)
    private static let fadeIn = TimingCurve(0.090, 0.271, 0.223, 0.841)
    private static let bounce = Spring(frequency: 10, damping: 0.5)
    /// Seconds that a node has to spring up.
    private static let popTime = 0.5
    /// ln(1000) / (.7 * .5): after half a second a thousandth is left of the swing.
    private static let pop = Spring(frequency: 19.736_443_665_662_52, damping: 0.7)
    /// Seconds until a node rests: where it passes its size the second time, (2 pi - acos .7) / (.7141 w).
    ///
    /// It stops without a step. What it does not do any more is shrink by .42 % and grow again, which moves no edge of the
    /// theme's nodes by more than 1/24 pt, or 1/8 of a pixel at scale 3.
    private static let restTime = 0.389_352_725
    /// In what steps a shadow grows, as parts of the size it will have.
    private static let shadowStep = 1.0 / 32

    /// The drawn fraction of the line's length.
    func strokeEnd(at time: Double) -> Double { part == .nodes ? 1 : Self.growth(time) }

    /// How far a day has sprung up, as a multiple of what it will be.
    private func popped(_ turn: Entrance.Turn, at time: Double) -> Double {
        let start = starts?[turn.index] ?? Double(turn.index) / Double(turn.count + 1)
        let seconds = (time - start) * Self.duration
        return seconds < Self.restTime ? Self.pop(seconds) : 1
    }

    /// Size and opacity of a day's node, as multiples of what they will be.
    func node(_ turn: Entrance.Turn, at time: Double) -> (scale: Double, opacity: Double) {
        guard part != .line else { return (1, 1) }
        let progress = popped(turn, at: time)
        return (progress * progress, min(progress, 1))
    }

    /// The size of the shadow of a node of size `scale`, both as multiples of what they will be: the nearest step.
    ///
    /// A shadow is so soft that a smaller change of it is not seen, though it changes thousands of pixels. At most 1/64
    /// from the node's size.
    static func shadow(ofNode scale: Double) -> Double { (scale / shadowStep).rounded() * shadowStep }

    /// How much of its height a day's bar has; a little more than all of it before it comes to rest.
    func bar(_ turn: Entrance.Turn, at time: Double) -> Double { part == .nodes ? 1 : popped(turn, at: time) }

    /// How far the average line has come, from 5 pt under the plot, and how opaque it is.
    func averageLine(at time: Double) -> (rise: Double, opacity: Double) {
        guard part == .all else { return (1, 1) }
        let time = (time - 0.75) * 2
        return (time < 1 ? Self.bounce(0.6 * TimingCurve.settling(time)) : 1, Self.fadeIn(time))
    }
}
