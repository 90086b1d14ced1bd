/// The animation by which a mark appears in a picture that draws itself. Equal consecutive ones are one animation.
package enum Entrance: Hashable, Sendable {
    /// The mark is visible from the start.
    case none
    /// A line grows from its start to its end, and the area that many days fill from the left to the right.
    case stroke
    /// A day's node springs up about its centre.
    case pop(Turn, about: Point)
    /// A shape grows from a point that stays in its position.
    case grow(Pace, from: Anchor)
    /// Each of `count` bars grows from its foot, one after another.
    case growInTurn(count: Int)
    case fade(Pace)
    /// A line rises into its position from a distance below, in points, and fades in.
    case rise(Double)
    /// A number counts up from 0.
    case count

    /// The position of a mark in the order of entrances.
    package struct Turn: Hashable, Sendable {
        var index: Int
        var count: Int
    }

    /// The part of a shape that stays in its position while it grows.
    package enum Anchor: Hashable, Sendable { case left, center }

    /// The course of an entrance over time.
    package enum Pace: Hashable, Sendable {
        /// The progress is that of the line.
        case line
        /// The mark appears after all others, with the average line.
        case late
        /// The progress is that of a day's node.
        case node(Turn)
        /// The progress is that of a day's bar or cell.
        case bar(Turn)
        /// The mark appears in the last twentieth of a bar's growth, as numbers in bars do.
        case barTop(Turn)
        /// The mark appears at once when a bar has grown beyond a part of its height.
        case barReaching(Turn, part: Double)
    }
}

extension DrawOn {
    /// Returns the progress of an entrance at a time, from 0 to 1; springs overshoot a little.
    func progress(_ pace: Entrance.Pace, at time: Double) -> Double {
        switch pace {
        case .line: strokeEnd(at: time)
        case .late: averageLine(at: time).opacity
        case .node(let turn): node(turn, at: time).scale
        case .bar(let turn): bar(turn, at: time)
        case .barTop(let turn): 20 * bar(turn, at: time) - 19
        case .barReaching(let turn, let part): bar(turn, at: time) > part ? 1 : 0
        }
    }
}
