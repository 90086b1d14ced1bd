import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

extension PixelBuffer {
    /// A small picture of one colour; `level` tells pictures apart.
    static func flat(_ level: UInt8, width: Int = 6, height: Int = 4) -> PixelBuffer {
        PixelBuffer(width: width, height: height, filledWith: Pixel(red: level, green: level, blue: level))
    }
}

extension ImageDiff {
    static func compare(
        expected: PixelBuffer, actual: PixelBuffer, deep: DeepPixels? = nil, limits: DiffLimits = DiffLimits(),
        ignoring area: IgnoredArea
    ) throws -> ImageDiff {
        compare(
            expected: expected, actual: actual, deep: deep, limits: limits,
            ignored: try area.pixels(expected: expected, actual: actual, of: "picture"))
    }
}

extension DiffLimits {
    init(
        maxChannelDelta: UInt8? = nil, maxDifferentPixels: PixelCount? = nil, threshold: Threshold? = nil,
        metric: Metric = .channel, maxDensity: Density? = nil, ignoresAntialiasing: Bool = false,
        maxVisible: Threshold? = nil, pixelsPerDegree: VisibleDifference.PixelsPerDegree = .usual
    ) {
        self.init()
        self.maxChannelDelta = maxChannelDelta
        self.maxDifferentPixels = maxDifferentPixels
        self.threshold = threshold
        self.metric = metric
        self.maxDensity = maxDensity
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maxVisible = maxVisible
        self.pixelsPerDegree = pixelsPerDegree
    }
}

extension Tolerance {
    init(
        limits: DiffLimits = DiffLimits(), ignoredRectangles: [PixelRect] = [], mask: String? = nil,
        reason: String? = nil
    ) {
        self.init()
        self.limits = limits
        self.ignoredRectangles = ignoredRectangles
        self.mask = mask
        self.reason = reason
    }
}

extension VerificationPlan {
    init(
        folder: String, actual: String? = nil, pairs: PairProgram? = nil, seen: [String]? = nil, only: [String] = [],
        excluding excluded: [String] = [], lock: String? = nil, store: String? = nil, failures: String? = nil,
        tolerance: Tolerance = Tolerance(), commands: [String],
        expanding expand: (Manifest.Case) throws(Failure) -> [VerificationCase]
    ) throws(Failure) {
        var options = VerificationOptions()
        options.folder = folder
        options.actual = actual
        options.pairs = pairs
        options.only = only
        options.exclude = excluded
        options.lock = lock
        options.store = store
        options.failures = failures
        try self.init(options, seen: seen, tolerance: tolerance, commands: commands, expanding: expand)
    }
}

extension DiffFigures {
    init(expected: PixelBuffer, actual: PixelBuffer, ignoring area: IgnoredArea) throws {
        self.init(
            expected: expected, actual: actual,
            ignored: try area.pixels(expected: expected, actual: actual, of: "picture"))
    }
}

/// An animated PNG of flat pictures, by their levels, each shown for so many tenths of a second.
func animation(
    _ levels: [UInt8], tenths: [Int]? = nil, loops: Int = 0, still: UInt8? = nil, width: Int = 6
) throws -> [UInt8] {
    let pictures = levels.map { PixelBuffer.flat($0, width: width) }
    let shown = PixelBuffer.flat(still ?? levels[levels.count - 1], width: width)
    var encoder = try APNGEncoder(
        PNGInfo(width: shown.width, height: shown.height, scale: 1), key: nil, loops: loops)
    try encoder.write(rows: shown.pixels.span)
    for (index, picture) in pictures.enumerated() {
        let frame = try APNGFrame(from: index == 0 ? nil : pictures[index - 1], to: picture, key: nil)
        try encoder.append(frame, delay: FrameDelay(tenths?[index] ?? 1, 10))
    }
    let correction = try encoder.finish()
    var file: [UInt8] = []
    encoder.drain { part in part.withUnsafeBufferPointer { file += $0 } }
    correction.apply(to: &file)
    return file
}
