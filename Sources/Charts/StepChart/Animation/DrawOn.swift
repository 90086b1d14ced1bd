/// The motion of a chart that draws itself: its line grows, its nodes pop up in turn, its average line rises.
///
/// Times are in parts of the duration, which is the time that the line takes. Every track is a function of time alone.
/// The curves were measured on a recording of the original.
struct DrawOn: Hashable, Sendable {
    let part: AnimationOptions.Part
    /// The time at which each node springs up; nil means one after another, at an even pace.
    var starts: [Double]?

    /// The default time of the line, in seconds.
    static let duration = 1.2
    /// The time at which everything has come to rest.
    static func end(_ nodes: AnimationOptions.Nodes) -> Double { nodes == .withLine ? 1.25 : 1 + popTime / duration }

    private static let growth = TimingCurve(0.348, 0, 0.285, 0.743)
    /// The time at which a part of the line's length is drawn: `growth` with time and progress exchanged.
    static let arrival = TimingCurve(0, 0.348, 0.743, 0.285)
    private static let fadeIn = TimingCurve(0.090, 0.271, 0.223, 0.841)
    private static let bounce = Spring(frequency: 10, damping: 0.5)
    /// The time in which a node springs up, in seconds.
    private static let popTime = 0.5
    /// ln(1000) / (.7 * .5): after half a second a thousandth is left of the swing.
    private static let pop = Spring(frequency: 19.736_443_665_662_52, damping: 0.7)
    /// The time until a node rests, in seconds: it passes its size the second time, (2 pi - acos .7) / (.7141 w).
    ///
    /// It stops without a step. The part that is left out, in which it would shrink by .42 % and grow again, moves no
    /// edge of the theme's nodes by more than 1/24 pt, or 1/8 of a pixel at scale 3.
    private static let restTime = 0.389_352_725
    /// The step by which a shadow grows, as a part of its final size.
    private static let shadowStep = 1.0 / 32

    /// The drawn fraction of the line's length.
    func strokeEnd(at time: Double) -> Double { part == .nodes ? 1 : Self.growth(time) }

    /// The progress of a day's entrance, from 0; it passes 1 before it comes to rest there.
    private func popped(_ turn: Entrance.Turn, at time: Double) -> Double {
        let start = starts?[turn.index] ?? Double(turn.index) / Double(turn.count + 1)
        let seconds = (time - start) * Self.duration
        return seconds < Self.restTime ? Self.pop(seconds) : 1
    }

    /// The size and the opacity of a day's node, as multiples of their final values.
    func node(_ turn: Entrance.Turn, at time: Double) -> (scale: Double, opacity: Double) {
        guard part != .line else { return (1, 1) }
        let progress = popped(turn, at: time)
        return (progress * progress, min(progress, 1))
    }

    /// The size of the shadow of a node of size `scale`, both as multiples of their final values: the nearest step.
    ///
    /// A shadow is so soft that a smaller change of it is not seen, though it changes thousands of pixels. At most 1/64
    /// from the node's size.
    static func shadow(ofNode scale: Double) -> Double { (scale / shadowStep).rounded() * shadowStep }

    /// The height of a day's bar, as a multiple of its final height; a little above 1 before it comes to rest.
    func bar(_ turn: Entrance.Turn, at time: Double) -> Double { part == .nodes ? 1 : popped(turn, at: time) }

    /// The progress of the average line's rise, from 0 under the plot to 1, and its opacity.
    func averageLine(at time: Double) -> (rise: Double, opacity: Double) {
        guard part == .all else { return (1, 1) }
        let time = (time - 0.75) * 2
        return (time < 1 ? Self.bounce(0.6 * TimingCurve.easeOut(time)) : 1, Self.fadeIn(time))
    }
}
