/// Records what to draw, in points, and renders it to pixels.
package struct Canvas: Sendable {
    /// Size in pixels.
    package let width: Int
    package let height: Int
    package let scale: Double
    package let background: Color

    /// A canvas of `size` points at `scale` pixels per point, rounded up to whole pixels.
    package init(size: Size, scale: Double, background: Color) {
        self.width = max(1, Int((size.width * scale).rounded(.up)))
        self.height = max(1, Int((size.height * scale).rounded(.up)))
        self.scale = scale
        self.background = background
    }

    package mutating func fill(_ path: Path, rule: FillRule = .nonZero, with paint: Paint) {}
    package mutating func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {}
    package mutating func shadow(_ shadow: DiscShadow) {}
    package mutating func text(_ run: GlyphRun, color: Color) {}

    /// The whole picture at once.
    package func image(threads: Int = 1) -> PixelBuffer { PixelBuffer(width: width, height: height) }

    /// Calls `body` with successive blocks of whole rows, top to bottom, never holding more than a few bands.
    package func render<E: Error>(threads: Int = 1, _ body: (_ rows: Span<Pixel>) throws(E) -> Void) throws(E) {}
}
