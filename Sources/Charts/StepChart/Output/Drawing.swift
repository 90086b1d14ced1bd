import StepPNG

/// A picture before it becomes pixels or text, with words for those who cannot see it.
public struct Drawing: Hashable, Sendable {
    /// The width of the picture, in points.
    public var width: Double { scene.size.width }
    /// The height of the picture, in points.
    public var height: Double { scene.size.height }

    package var scene: Scene
    var words: AltText
    /// The animation by which an SVG file draws itself; nil where it stands still.
    var motion: SVGMotion?
    /// The drawing that an SVG file shows to readers who prefer dark schemes, if it is another one: none or one.
    var dark: [Drawing] = []

    /// The description of the picture for people who cannot see it, in the language of its texts.
    public var alternativeText: String { words.text }

    /// The boxes of all that the picture shows, back to front: for hit tests and image maps.
    public var boxes: [LayoutBox] { scene.marks.flatMap(\.boxes) }

    /// The characters that its texts lack, since they cannot be drawn.
    package var omitted: Set<Character> {
        scene.marks.reduce(into: []) { if case .text(let text) = $1.geometry { $0.formUnion(text.omitted) } }
    }

    /// The name that the files give under "Software", by which they are recognised.
    package static let software = "stepchart"

    /// The version of the pixels: raised whenever the same input gives others, so that no cache keeps the old ones.
    package static let rendererVersion = 15

    /// A PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or a file that could not be made.
    public func png(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> [UInt8] {
        try ChartError.collecting { sink in try png(options, to: sink) }
    }

    /// Writes the same file part by part, from the start, as it is made: memory stays small whatever the scale.
    /// - Throws: `ChartError` as the whole file does, and the errors of `sink`, which end the work.
    public func png(_ options: RenderOptions = RenderOptions(), to sink: (Span<UInt8>) throws -> Void) throws {
        try png(options, watching: { _ in }, to: sink)
    }

    /// Writes the same file and gives its pixels, too: `watch` gets them row by row, from the top.
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

    /// The pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(_ options: RenderOptions = RenderOptions()) throws(ChartError) -> ChartImage {
        try checkMemory(options)
        return ChartImage(buffer: try canvas(options).image(threads: options.threads))
    }

    /// - Throws: `ChartError` for a picture that is too large to be in memory.
    func checkMemory(_ options: RenderOptions) throws(ChartError) {
        let size = try pixelSize(options)
        guard size.width * size.height <= RenderOptions.maximumPixels else {
            throw .tooLarge(width: Double(size.width), height: Double(size.height))
        }
    }

    /// The size of the picture in pixels.
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
            title: words.title, description: words.description,
            usesLibpng: options.compression == .libpng)
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

    /// The bytes that `write` gives to its sink.
    static func collecting(_ write: ((Span<UInt8>) throws -> Void) throws -> Void) throws(ChartError) -> [UInt8] {
        var file: [UInt8] = []
        do {
            try write { bytes in bytes.withUnsafeBufferPointer { file.append(contentsOf: $0) } }
        } catch let error as ChartError {
            throw error
        } catch {
            throw .notEncoded(reason: "\(error)")
        }
        return file
    }

    /// Calls `body`; an error of the encoder in it becomes an error of charts.
    static func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PNGError {
            throw ChartError(error)
        }
    }
}
