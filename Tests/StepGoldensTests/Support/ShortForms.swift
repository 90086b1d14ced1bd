import StepRaster
import StepSupport

@testable import StepGoldens

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
        maxChannelDelta: UInt8? = nil, maxDifferentPixels: PixelBound? = nil, threshold: Threshold? = nil,
        metric: ThresholdMetric = .channel, maxDensity: Density? = nil, ignoresAntialiasing: Bool = false,
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
        masks = mask.map { [$0] } ?? []
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
