import StepImageDiff
import StepRaster
import StepText

// What was found, for programs: the same words in every report.

extension PixelSize {
    package var json: JSON { .object([("width", .number(width)), ("height", .number(height))]) }
}

extension PixelRect {
    package var members: [(String, JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }

    package var json: JSON { .object(members) }
}

extension PictureShift {
    package var json: JSON { .object([("x", .number(x)), ("y", .number(y))]) }
}

extension PixelCounts {
    package var json: JSON {
        .object([
            ("compared", .number(compared)), ("different", .number(different)), ("counted", .number(counted)),
            ("withinThreshold", .number(withinThreshold)), ("antialiased", .number(antialiased)),
            ("ignored", .number(ignored)),
        ])
    }
}

extension LimitResult {
    package var json: JSON {
        .object([
            ("name", .string(name.rawValue)), ("allowed", .number(allowed)), ("found", .number(found)),
            ("holds", .bool(holds)), ("percent", percent.map { .number($0) } ?? .null),
            ("window", window?.json ?? .null),
        ])
    }
}

extension DiffFigures {
    package var json: JSON {
        .object([
            ("meanDifference", .number(meanDifference)), ("rms", .number(rms)),
            ("psnr", psnr.isFinite ? .number(psnr) : .null), ("ssim", .number(ssim)),
            ("oklabGreatest", .number(oklabGreatest)), ("oklabMean", .number(oklabMean)),
        ])
    }
}

extension AnimationDiff {
    package var json: JSON {
        .object([
            ("expected", .optional(expected, \.json)), ("actual", .optional(actual, \.json)),
            ("differentFrames", .number(frames.count)), ("differentDelays", .number(delays.count)),
            ("frames", .array(frames.prefix(CaseResult.mostFrames).map(\.json))),
            ("delays", .array(delays.prefix(CaseResult.mostFrames).map(\.json))),
        ])
    }
}

extension AnimationDiff.Play {
    fileprivate var json: JSON { .object([("frames", .number(frameCount)), ("plays", .number(loops))]) }
}

extension AnimationDiff.Frame {
    fileprivate var json: JSON {
        .object([
            ("frame", .optional(index) { .number($0) }), ("pixels", diff.pixels.json),
            ("greatestDifference", .number(Int(diff.greatestDifference))),
            ("bounds", .optional(diff.bounds, \.json)),
        ])
    }
}

extension AnimationDiff.Delay {
    fileprivate var json: JSON {
        .object([("frame", .number(index)), ("expected", .string(expected)), ("actual", .string(actual))])
    }
}

extension JSON {
    static func optional<Value>(_ value: Value?, _ json: (Value) -> JSON) -> JSON {
        value.map(json) ?? .null
    }
}
