// The findings as JSON, for programs: the same words in every report.

extension ImageDiff {
    /// - Parameter list: lays out the limits.
    func foundMembers(_ list: ([JSON]) -> JSON) -> [(String, JSON)] {
        [
            ("expected", expectedSize.json), ("actual", actualSize.json), ("pixels", pixels.json),
            ("greatestDifference", .number(Int(greatestDifference))), ("bounds", .optional(bounds?.json)),
            ("limits", list(limits.map(\.json))),
        ]
    }
}

extension CaseResult {
    func measuredMembers(_ diff: ImageDiff) -> [(String, JSON)] {
        [
            ("figures", .optional(measures?.figures.json)), ("visible", .optional(visible?.json)),
            ("animation", .optional(animation?.json)),
            ("greatestDeepDifference", .optional(diff.greatestDeepDifference.map { .number($0) })),
            ("shift", .optional(diff.shift.map { .object([("x", .number($0.x)), ("y", .number($0.y))]) })),
        ]
    }
}

extension DiffRegion {
    /// The region's members, without its bounds.
    var members: [(String, JSON)] {
        [
            ("pixels", .number(pixels)), ("greatestDifference", .number(Int(greatestDifference))),
            ("centroid", .object([("x", .number(centroid.x)), ("y", .number(centroid.y))])),
        ]
    }
}

extension PixelSize { var json: JSON { .object([("width", .number(width)), ("height", .number(height))]) } }

extension PixelRect {
    package var members: [(String, JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }

    var json: JSON { .object(members) }
}

extension PixelCounts {
    var json: JSON {
        .object([
            ("compared", .number(compared)), ("different", .number(different)), ("counted", .number(counted)),
            ("withinThreshold", .number(withinThreshold)), ("antialiased", .number(antialiased)),
            ("ignored", .number(ignored)),
        ])
    }
}

extension LimitResult {
    var json: JSON {
        .object([
            ("name", .string(name.rawValue)), ("allowed", .number(allowed)), ("found", .number(found)),
            ("holds", .bool(holds)), ("percent", .optional(percent.map { .number($0) })),
            ("window", .optional(window?.json)),
        ])
    }
}

extension DiffFigures {
    var json: JSON {
        .object([
            ("meanDifference", .number(meanDifference)), ("rms", .number(rms)),
            ("psnr", psnr.isFinite ? .number(psnr) : .null),
            ("oklabGreatest", .number(oklabGreatest)), ("oklabMean", .number(oklabMean)),
        ])
    }
}

extension VisibleDifference {
    var json: JSON {
        .object([
            ("greatest", .number(greatest)), ("pixels", .number(pixels)),
            ("pixelsPerDegree", .number(pixelsPerDegree.value)),
        ])
    }
}

extension AnimationDiff {
    var json: JSON {
        .object([
            ("expected", .optional(expected?.json)), ("actual", .optional(actual?.json)),
            ("differentFrames", .number(frames.count)), ("differentDelays", .number(delays.count)),
            ("frames", .array(frames.prefix(CaseResult.mostFrames).map(\.json))),
            ("delays", .array(delays.prefix(CaseResult.mostFrames).map(\.json))),
        ])
    }
}

extension APNGAnimationControl {
    fileprivate var json: JSON { .object([("frames", .number(frameCount)), ("plays", .number(loops))]) }
}

extension AnimationDiff.Frame {
    fileprivate var json: JSON {
        .object([
            ("frame", .optional(index.map { .number($0) })), ("pixels", diff.pixels.json),
            ("greatestDifference", .number(Int(diff.greatestDifference))), ("bounds", .optional(diff.bounds?.json)),
        ])
    }
}

extension AnimationDiff.Delay {
    fileprivate var json: JSON {
        .object([("frame", .number(index)), ("expected", .string(expected)), ("actual", .string(actual))])
    }
}
