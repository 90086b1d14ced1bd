import StepPNG

/// The settings for rendering a drawing to pixels and a file.
///
///     let png = try chart.png(.scale(2))
///     let large = try chart.png(RenderOptions(scale: 8, threads: 2))
public struct RenderOptions: Hashable, Sendable {
    /// An encoder that compresses the pixels. The pixels are the same with each.
    public enum Compression: String, Hashable, Sendable, CaseIterable {
        /// A deprecated name for `default`.
        case fast
        /// A small file in a few milliseconds.
        case `default`
        /// A deprecated name for `default`. The tool `oxipng -o4` makes such files about 16 % smaller.
        case small
        /// The file that libpng makes with its own filters and zlib's level 6, for comparison; only for stills. Its
        /// bytes depend on the versions of the libraries.
        case libpng
    }

    /// The most pixels that a picture may have on a side.
    public static let maximumSide = 65_535
    /// The most pixels of a picture in memory or of a frame of an animation: as many as a PNG file that is read may
    /// have. They take 512 MiB. A PNG file is written row by row, and may have more.
    public static let maximumPixels = PNGDecoder.maxPixels
    /// The most pixels that a point may have.
    public static let maximumScale = 16.0

    /// The number of pixels per point, above 0 and at most `maximumScale`. Default: 3, as on most phones.
    public var scale: Double
    /// The most cores to use, from 1. The result does not depend on it. Default: 1.
    public var threads: Int
    /// The encoder that compresses the pixels. Default: `default`.
    public var compression: Compression
    /// The time by which drawing must be complete.
    package var deadline = Deadline.none

    /// Creates settings; their ranges are checked when a picture is made.
    public init(scale: Double = 3, threads: Int = 1, compression: Compression = .default) {
        self.scale = scale
        self.threads = threads
        self.compression = compression
    }

    /// Returns the options for a number of pixels per point, on one core, with the default compression.
    public static func scale(_ scale: Double) -> RenderOptions { RenderOptions(scale: scale) }

    /// - Throws: `ChartError` for a scale or a number of threads out of range.
    func validate() throws(ChartError) {
        guard scale > 0, scale <= Self.maximumScale else { throw .invalidScale(scale) }
        try ChartError.check("threads", threads >= 1, "a number of cores >= 1", threads)
    }
}
