/// The animation by which a mark appears when its picture draws itself. Consecutive marks of one entrance appear as
/// one.
package enum Entrance: Hashable, Sendable {
    /// The mark is there from the start.
    case none
    /// A line grows from its start to its end, and the area that many days fill from the left to the right.
    case stroke
    /// A day's node springs up about its centre.
    case pop(Turn, about: Point)
    /// A shape grows from a point that stays in its position.
    case grow(Pace, from: Anchor)
    /// Each of a row's bars grows from its foot, one after another; `count` of them.
    case growInTurn(count: Int)
    case fade(Pace)
    /// A line rises into its position from a distance below, in points, and fades in.
    case rise(Double)
    /// A number counts up from 0.
    case count

    /// The position of a mark among those that come one after another.
    package struct Turn: Hashable, Sendable {
        var index: Int
        var count: Int
    }

    /// The part of a shape that stays in its position while it grows.
    package enum Anchor: Hashable, Sendable {
        case left
        case center
    }

    /// The course of an entrance over time.
    package enum Pace: Hashable, Sendable {
        /// It is as far as the line is drawn.
        case line
        /// It comes after all else, with the average line.
        case late
        /// It is as far as a day's node, or as the bar or the cell of a day.
        case node(Turn)
        case bar(Turn)
        /// It comes in the last twentieth of a bar's growth: numbers that stand in bars.
        case barTop(Turn)
        /// It comes at once, when a bar has grown beyond a part of its height.
        case barReaching(Turn, part: Double)
    }
}

extension DrawOn {
    /// The progress of an entrance at a time, from 0; 1 is all of it, and springs go a little beyond.
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
