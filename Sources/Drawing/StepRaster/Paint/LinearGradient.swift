/// Colours along the line from `start` to `end`, constant across it, and beyond them those of the outermost stops.
///
/// Interpolates sRGB-encoded components, straight alpha premultiplied first. Stops are ordered by offset, 0...1.
package struct LinearGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var offset: Double
        package var color: Color

        package init(offset: Double, color: Color) { (self.offset, self.color) = (offset, color) }
    }

    package var start: Point
    package var end: Point
    package var stops: [Stop]

    package init(start: Point, end: Point, stops: [Stop]) { (self.start, self.end, self.stops) = (start, end, stops) }
}
