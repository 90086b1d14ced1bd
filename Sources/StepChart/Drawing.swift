import PNGCodec
import Raster

/// Something drawn, ready to become pixels, with words for those who cannot see it.
public struct Drawing: Hashable, Sendable {
    /// In points.
    public var width: Double { scene.size.width }
    public var height: Double { scene.size.height }

    package let scene: Scene
    let words: AltText

    /// What the files say under "Software", by which they are known.
    package static let software = "stepchart"

    /// A PNG file with its resolution and, as an alternative text, a title and a description.
    /// - Parameter scale: pixels per point.
    /// - Parameter threads: most cores to use; the result does not depend on it.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range, or an error of the PNG encoder.
    public func png(scale: Double = 3, threads: Int = 1, compression: Chart.Compression = .default) throws -> [UInt8] {
        var file: [UInt8] = []
        try png(scale: scale, threads: threads, compression: compression) { bytes in
            bytes.withUnsafeBufferPointer { file.append(contentsOf: $0) }
        }
        return file
    }

    /// The same file part by part, from the start, as it comes into being: memory stays small whatever the scale.
    /// - Throws: also what `sink` throws, which ends the work.
    public func png(
        scale: Double = 3, threads: Int = 1, compression: Chart.Compression = .default,
        to sink: (Span<UInt8>) throws -> Void
    ) throws {
        let canvas = try canvas(scale: scale)
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

    /// The same file of an image that was made of this drawing, for who needs its pixels too.
    package func png(of image: ChartImage, scale: Double, compression: Chart.Compression) throws(PNGError) -> [UInt8] {
        try PNGEncoder.encode(
            image.buffer, scale: scale, software: Self.software, title: words.title, description: words.description,
            compression: compression.codec)
    }

    /// The pixels. Takes four bytes of memory for each.
    /// - Throws: `ChartError` for a scale or a number of pixels out of range.
    public func image(scale: Double = 3, threads: Int = 1) throws(ChartError) -> ChartImage {
        ChartImage(try canvas(scale: scale).image(threads: threads))
    }

    func canvas(scale: Double) throws(ChartError) -> Canvas {
        guard scale > 0, scale <= Chart.maximumScale else { throw .invalidScale(scale) }
        guard max(width, height) * scale <= Double(Chart.maximumSide) else {
            throw .tooLarge(width: width * scale, height: height * scale)
        }
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
