/// A straight piece of an outline in device space, pointing down or level: `y0 <= y1`.
struct Edge: Sendable, BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// What crossing the edge from left to right adds to the winding number: +1 where the outline ran down, -1 where up.
    var winding: Int32
    /// The row of pixels it starts in.
    var row: Int32

    /// x at a height between the ends.
    func x(at y: Double) -> Double {
        min(max(x0 + (y - y0) * ((x1 - x0) / (y1 - y0)), min(x0, x1)), max(x0, x1))
    }
}
