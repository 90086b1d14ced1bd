/// A straight piece of an outline in device space, pointing down: `y0 < y1`.
struct Edge: Sendable, BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// What crossing the edge from left to right adds to the winding number: +1 where the outline ran down, -1 where up.
    var winding: Int
}
