import StepPNG

/// A picture before it becomes pixels or text, with a description for people who cannot see it.
public struct Drawing: Hashable, Sendable {
    /// The width of the picture, in points.
    public var width: Double { scene.size.width }
    /// The height of the picture, in points.
    public var height: Double { scene.size.height }

    package var scene: Scene
    var words: AltText
    /// The animation of an SVG file; nil for a still picture.
    var motion: SVGMotion?
    /// The drawing, at most one, that an SVG file shows to people who prefer dark schemes.
    var dark: [Drawing] = []

    /// The description of the picture for people who cannot see it, in the language of its texts.
    public var alternativeText: String { words.text }

    /// The boxes of everything in the picture, back to front: for hit tests and image maps.
    public var boxes: [LayoutBox] { scene.marks.flatMap(\.boxes) }

    /// The characters that are left out of its texts, since they cannot be drawn.
    package var omitted: Set<Character> { Set(scene.marks.compactMap(\.text).flatMap(\.omitted)) }

    /// The name of the software in files, by which they are recognised.
    package static let software = "stepchart"

    /// The version of the pixels: it is raised if the same input results in others, so that caches drop the old ones.
    package static let rendererVersion = 19

    /// Returns a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a file that could not be made.
    public func png(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try ChartError.collecting { sink in try png(options, to: sink) }
    }

    /// Writes the same file part by part, so that the memory is small at every scale.
    /// - Throws: `ChartError` as the whole file does, and the errors of `sink`, which end the work.
    public func png(_ options: RenderOptions = RenderOptions(), to sink: (Span<UInt8>) throws -> Void) throws {
        try png(options, watching: { _ in }, to: sink)
    }

    /// Writes the same file, and calls `watch` with its pixels row by row, from the top.
    package func png(
        _ options: RenderOptions, watching watch: (Span<Pixel>) -> Void, to sink: (Span<UInt8>) throws -> Void
    ) throws {
        let canvas = try canvas(options)
        try ChartError.translating {
            let encoder = try PNGEncoder(info(of: canvas, options), opaque: canvas.isOpaque)
            try canvas.render(threads: options.threads) { rows throws in
                watch(rows)
                try encoder.write(rows: rows)
                try encoder.drain(sink)
            }
            try encoder.finish()
            try encoder.drain(sink)
        }
    }

    /// Renders the pixels, which take four bytes of memory each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> ChartImage {
        try checkMemory(options)
        return ChartImage(buffer: try canvas(options).image(threads: options.threads))
    }

    /// - Throws: `ChartError` for a picture that is too large.
    func checkMemory(_ options: RenderOptions) throws(ChartError) {
        let size = try pixelSize(options)
        guard size.width * size.height <= RenderOptions.maximumPixels else {
            throw .tooLarge(width: Double(size.width), height: Double(size.height))
        }
    }

    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    package func pixelSize(_ options: RenderOptions) throws(ChartError) -> PixelSize {
        try validate(options)
        return Canvas.pixelSize(of: scene.size, scale: options.scale)
    }

    func canvas(_ options: RenderOptions) throws(ChartError) -> Canvas {
        try validate(options)
        return scene.canvas(scale: options.scale, until: options.deadline)
    }

    func info(of canvas: Canvas, _ options: RenderOptions) -> PNGInfo {
        PNGInfo(
            width: canvas.width, height: canvas.height, scale: options.scale, software: Self.software,
            title: words.title, description: words.description, usesLibpng: options.compression == .libpng)
    }

    func validate(_ options: RenderOptions) throws(ChartError) {
        try options.validate()
        let scale = options.scale
        guard max(width, height) * scale <= Double(RenderOptions.maximumSide) else {
            throw .tooLarge(width: width * scale, height: height * scale)
        }
    }
}

extension ChartError {
    init(_ error: PNGError) { self = .notEncoded(reason: error.description) }

    /// Returns the bytes that `write` passes to its sink.
    static func collecting(_ write: ((Span<UInt8>) throws -> Void) throws -> Void) throws(ChartError) -> [UInt8] {
        var file: [UInt8] = []
        do {
            try write { bytes in bytes.withUnsafeBufferPointer { file.append(contentsOf: $0) } }
        } catch { throw error as? ChartError ?? .notEncoded(reason: "\(error)") }
        return file
    }

    /// Calls `body`, and throws an error of the encoder as a `ChartError`.
    static func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PNGError { throw ChartError(error) }
    }
}
