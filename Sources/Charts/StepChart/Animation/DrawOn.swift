/// The motion of a chart that draws itself: its line grows, its nodes pop up in turn, its average line rises. Times are
/// parts of the duration, in which the line is drawn. Every value depends on time alone.
struct DrawOn: Hashable, Sendable {
    let part: AnimationOptions.Part
    /// The time at which each node springs up; nil means one after another, at an even pace.
    var starts: [Double]?

    /// Returns the time at which everything is at rest.
    static func end(_ nodes: AnimationOptions.Nodes) -> Double { nodes == .withLine ? 1.25 : 1 + popTime / duration }

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
