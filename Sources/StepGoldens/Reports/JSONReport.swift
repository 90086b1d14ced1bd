import StepImageDiff
import StepPictures
import StepText

/// A report for programs. samples/verification.schema.json describes it; `version` changes when a key changes its
/// meaning or goes. Whatever can be is a whole number.
package struct JSONReport {
    package let text: String

    package init(_ report: VerificationReport) {
        let counts = CaseResult.Kind.allCases.map { ($0.rawValue, JSON.number(report.count($0))) }
        text = JSON.document([
            ("version", .number(1)),
            ("tool", .string("stepchart \(report.toolVersion)")),
            ("title", .string(report.title)),
            ("passes", .bool(report.passes)),
            ("counts", .object([("cases", .number(report.cases.count))] + counts)),
            ("recording", .bool(report.isRecording)),
            ("recorded", .array(report.recorded.map { .string($0) })),
            ("pruned", .array(report.pruned.map { .string($0) })),
            (
                "leftOut",
                .array(
                    report.leftOut.map { .object([("path", .string($0.path)), ("reason", .string($0.reason))]) })
            ),
            ("microseconds", .number(Int(report.milliseconds * 1000))),
            ("cases", .lines(report.cases.lazy.map(\.json))),
        ])
    }
}

extension CaseResult {
    fileprivate var json: JSON {
        .object([
            ("name", .string(name)),
            ("kind", .string(kind.rawValue)),
            ("message", .string(message)),
            ("reason", .optional(tolerance.reason) { .string($0) }),
            ("variant", .optional(variant) { .string($0) }),
            ("recorded", .bool(recorded)),
            ("warnings", .array(warnings.map { .string($0) })),
            ("pictures", .array(pictures.map { .string($0) })),
            ("microseconds", .number(Int(milliseconds * 1000))),
            ("diff", diffJSON),
            (
                "digests",
                .optional(digests) { digests in
                    .object([
                        ("expected", .optional(digests.expected, \.json)), ("actual", digests.actual.json),
                    ])
                }
            ),
        ])
    }

    private var diffJSON: JSON {
        guard case .pixels(let diff, let animation, let measures) = evidence else { return .null }
        return diff.json(animation, measures)
    }
}

extension ImageDiff {
    fileprivate func json(_ animation: AnimationDiff?, _ measures: CaseResult.Measures?) -> JSON {
        .object([
            ("expected", expectedSize.json),
            ("actual", actualSize.json),
            ("pixels", pixels.json),
            ("greatestDifference", .number(Int(greatestDifference))),
            ("bounds", .optional(bounds, \.json)),
            ("limits", .array(limits.map(\.json))),
            ("decidedBy", .optional(decidedBy) { .string($0.name.rawValue) }),
            ("regions", .optional(measures, \.regions.json)),
            ("figures", .optional(measures, \.figures.json)),
            ("animation", .optional(animation, \.json)),
            ("greatestDeepDifference", .optional(greatestDeepDifference) { .number($0) }),
            ("shift", .optional(shift, \.json)),
        ])
    }
}

extension DiffRegions {
    /// The largest few; `count` says how many there are.
    fileprivate var json: JSON {
        .object([("count", .number(count)), ("largest", .array(listed.prefix(20).map(\.json)))])
    }
}

extension DiffRegion {
    fileprivate var json: JSON {
        .object([
            ("bounds", bounds.json), ("pixels", .number(pixels)),
            ("greatestDifference", .number(Int(greatestDifference))),
            ("centroid", .object([("x", .number(centroid.x)), ("y", .number(centroid.y))])),
        ])
    }
}

extension PictureDigest {
    fileprivate var json: JSON {
        .object([("width", .number(size.width)), ("height", .number(size.height)), ("sha256", .string(sha256))])
    }
}
