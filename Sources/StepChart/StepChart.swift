import PNGCodec
import Raster
@_exported import StepData

/// A picture of a week of steps.
///
///     let week = try StepWeek(json: bytes)
///     let png = try Chart(week).png(scale: 3)
public struct Chart: Hashable, Sendable {
    /// How much time to give for a smaller file. The pixels are the same.
    public enum Compression: String, Hashable, Sendable, CaseIterable { case fast, `default`, small }

    /// Most pixels that a picture may have on a side.
    public static let maximumSide = 65_535
    /// Most pixels per point; a scale may be anything above 0 up to this.
    public static let maximumScale = 16.0
    /// What the files say under "Software", by which they are known.
    package static let software = "stepchart"

    public let week: StepWeek
    public let options: ChartOptions
    public let style: ChartStyle
    /// Where everything stands, in points.
    public let layout: ChartLayout

    /// - Throws: `ChartError` when the size is not positive and finite, a constant of the style is out of its range, the
    ///   selected day is not in the week, or a text has a character that cannot be drawn and no box may stand for it.
    public init(
        _ week: StepWeek, options: ChartOptions = ChartOptions(), style: ChartStyle = .light
    ) throws(ChartError) {
        try options.validate()
        try style.validate()
        self.week = week
        self.options = options
        self.style = style
        self.layout = try ChartLayout(week, options: options, style: style)
        if options.missingGlyph == .error { try layout.refuseMissingGlyphs(of: week) }
    }

    /// The chart as a PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Parameter scale: pixels per point.
    /// - Parameter threads: most cores to use; the result does not depend on it.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or an error of the PNG encoder.
    public func png(scale: Double = 3, threads: Int = 1, compression: Compression = .default) throws -> [UInt8] {
        var file: [UInt8] = []
        try png(scale: scale, threads: threads, compression: compression) { bytes in
            bytes.withUnsafeBufferPointer { file.append(contentsOf: $0) }
        }
        return file
    }

    /// The same file part by part, from the start, as it comes into being: memory stays small whatever the scale.
    /// - Throws: also what `sink` throws, which ends the work.
    public func png(
        scale: Double = 3, threads: Int = 1, compression: Compression = .default, to sink: (Span<UInt8>) throws -> Void
    ) throws {
        try png(of: scene, scale: scale, threads: threads, compression: compression, to: sink)
    }

    /// The chart's pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(scale: Double = 3, threads: Int = 1) throws(ChartError) -> ChartImage {
        ChartImage(try canvas(of: scene, scale: scale).image(threads: threads))
    }

    /// The chart drawing itself, or its highlight passing from one day to another.
    /// - Throws: `ChartError` when an option is out of its range, or a selected day is not in the week.
    public func animation(_ options: AnimationOptions = AnimationOptions()) throws(ChartError) -> ChartAnimation {
        try ChartAnimation(self, options)
    }

    /// The finished chart, before it becomes pixels.
    package var scene: Scene { Scene(layout, options: options, style: style) }
}

extension Chart {
    /// A picture of the chart as a PNG file, with the chart's words.
    func png(
        of scene: Scene, scale: Double, threads: Int, compression: Compression, to sink: (Span<UInt8>) throws -> Void
    ) throws {
        let canvas = try canvas(of: scene, scale: scale)
        let words = AltText(week, selected: layout.selectedIndex, language: options.language)
        var encoder = try PNGEncoder(
            width: canvas.width, height: canvas.height, opaque: canvas.isOpaque, scale: scale,
            software: Self.software, title: words.title, description: words.description, compression: compression.codec)
        try canvas.render(threads: threads) { rows throws in
            try encoder.write(rows: rows)
            try encoder.drain(sink)
        }
        try encoder.finish()
        try encoder.drain(sink)
    }

    func canvas(of scene: Scene, scale: Double) throws(ChartError) -> Canvas {
        guard scale > 0, scale <= Self.maximumScale else { throw .invalidScale(scale) }
        let (width, height) = (layout.width * scale, layout.height * scale)
        guard max(width, height) <= Double(Self.maximumSide) else { throw .tooLarge(width: width, height: height) }
        return scene.canvas(scale: scale)
    }
}

extension Chart.Compression {
    var codec: PNGCompression {
        switch self {
        case .fast: .fast
        case .default: .default
        case .small: .small
        }
    }
}
