/// Records drawings, in points, and renders them to pixels: coverage is area, blended at full precision, rounded once.
///
/// Each item is flattened once, in device space, and cut at the borders of bands. A pixel's coverage is the area of
/// that outline, exact except for the rounding of its coordinates; only where more than 96 edges overlap within a row
/// is it the area in 16 slices. Rendering walks bands of a few rows, so memory is a few bands per thread plus the
/// items' edges: these grow with the length of outlines, not with the area. The pixels depend only on the items.
package struct Canvas: Sendable {
    package let width: Int
    package let height: Int
    /// The number of pixels per point.
    package let scale: Double
    package let background: Color

    /// The stroker that collects the outlines and strokes of the current item.
    private var stroker: Stroker
    private var inkedGlyphs = InkedGlyphs()
    var items: [DisplayItem] = []

    /// A canvas of `size` points at `scale` pixels per point, rounded up to whole pixels.
    /// - Parameter isOver: returns true if the deadline has passed; the canvas is then incomplete, and not to be used.
    package init(
        size: Size, scale: Double, background: Color, unless isOver: @escaping @Sendable () -> Bool = { false }
    ) {
        precondition(size.width > 0 && size.height > 0 && scale > 0, "a canvas has an area")
        let pixels = Self.pixelSize(of: size, scale: scale)
        (width, height) = (pixels.width, pixels.height)
        self.scale = scale
        self.background = background
        stroker = Stroker(scale: scale, edges: EdgeCollector(width: width, height: height), unless: isOver)
    }

    /// The size of a canvas in pixels, rounded up, except that a rounding error does not add a pixel.
    package static func pixelSize(of size: Size, scale: Double) -> PixelSize {
        func pixels(_ points: Double) -> Int { max(1, Int((points * scale - 1e-6).rounded(.up))) }
        return PixelSize(width: pixels(size.width), height: pixels(size.height))
    }

    package var isOpaque: Bool { background.alpha >= 1 }

    // MARK: Recording

    /// Fills a path by the non-zero rule; open subpaths are closed.
    package mutating func fill(_ path: Path, with paint: Paint) { fill(CollectionOfOne(path), with: paint) }

    /// Fills several paths as one shape. The sequence makes one path at a time, so that all need not be in memory.
    package mutating func fill(_ paths: some Sequence<Path>, with paint: Paint) {
        for path in paths where path.isDrawable {
            path.forEachOutline(scale: scale) { if !stroker.isOver() { stroker.edges.add($0) } }
        }
        addEdges(paint)
    }

    package mutating func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
        stroker.stroke(path, style: style)
        addEdges(paint)
    }

    /// Fills and strokes a path as one shape. Subpaths must run clockwise and not cross themselves.
    package mutating func fillStroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
        stroker.stroke(path, style: style)
        fill(path, with: paint)
    }

    package mutating func text(_ run: GlyphRun, color: Color) {
        // Strokes that overlap are one shape: translucent ink does not darken where they meet.
        let face = MonolineFace(weight: run.line.weight)
        run.forEachGlyph { inkedGlyphs.ink($0, of: face, run.size, at: $1, by: &stroker) }
        addEdges(.solid(color))
        let outlines = run.outlines()
        if !outlines.isEmpty { fill(Path(elements: outlines.flatMap(\.elements)), with: .solid(color)) }
    }

    /// Draws a shadow around `center`: a disc blurred by a Gaussian of standard deviation `sigma`, if that is above 0.
    package mutating func shadow(center: Point, radius: Double, sigma: Double, color: Color) {
        guard radius > 0, radius < 1e12, sigma > 0, sigma < 1e12, center.isDrawable else { return }
        let profile = DiscProfile.cached(radius: radius * scale, sigma: sigma * scale)
        let shadow = Shadow(center: center * scale, profile: profile, color: color, height: height)
        guard !shadow.rows.isEmpty else { return }
        items.append(DisplayItem(bands: Bands.touching(shadow.rows), content: .shadow(shadow)))
    }

    /// Groups the items that `record` draws, and gives the group an opacity: its items hide each other as if opaque.
    package mutating func group(opacity: Double, _ record: (inout Canvas) -> Void) {
        let before = items.count
        record(&self)
        guard opacity < 1 else { return }
        let members = Array(items[before...])
        items.removeSubrange(before...)
        guard opacity > 0, let first = members.first else { return }
        let bands = members.reduce(first.bands) {
            min($0.lowerBound, $1.bands.lowerBound)..<max($0.upperBound, $1.bands.upperBound)
        }
        items.append(DisplayItem(bands: bands, content: .group(members, opacity: Float(opacity))))
    }

    private mutating func addEdges(_ paint: Paint) {
        let edges = stroker.edges.takeAll()
        let bands = Bands.touching(edges.rows)
        guard !bands.isEmpty, !stroker.isOver() else { return }
        let rows = bands.lowerBound * Bands.rows..<min(bands.upperBound * Bands.rows, height)
        let shader = Shader(paint, scale: scale, width: width, rows: rows)
        items.append(DisplayItem(bands: bands, content: .shape(edges, shader)))
    }

    // MARK: Rendering

    /// Calls `body` with successive blocks of whole rows, from the top, never holding more than a few bands per thread.
    package func render<E: Error>(threads: Int = 1, _ body: (_ rows: Span<Pixel>) throws(E) -> Void) throws(E) {
        guard threads > 1 else {
            var renderer = BandRenderer(self)
            for band in Bands.touching(0..<height) { try renderer.render(band: band, body) }
            return
        }
        let renderer = ShareRenderer(self)
        // One share for each other thread: they render while this one passes on rows, and buffers stay small.
        try inOrder(count: renderer.shares.count, threads: threads, lookAhead: threads - 1) { index throws(E) in
            renderer.rows(ofShare: index)
        } use: { rows throws(E) in
            try body(rows.span)
            renderer.recycle(rows)
        }
    }

    package func image(threads: Int = 1) -> PixelBuffer {
        var pixels: [Pixel] = []
        pixels.reserveCapacity(width * height)
        render(threads: threads) { rows in rows.withUnsafeBufferPointer { pixels.append(contentsOf: $0) } }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }
}
