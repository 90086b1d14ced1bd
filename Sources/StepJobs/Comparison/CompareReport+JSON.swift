import StepGoldens
import StepImageDiff
import StepText

extension CompareReport {
    /// For programs, as samples/compare.schema.json has it. `version` changes when a key changes its meaning or goes.
    package var json: String {
        JSON.document([
            ("version", .number(1)),
            ("verdict", .string(comparison.verdict.rawValue)),
            ("summary", .string(comparison.summary)),
            ("decidedBy", diff.decidedBy.map { .string($0.name.rawValue) } ?? .null),
            ("expected", diff.expectedSize.json),
            ("actual", diff.actualSize.json),
            ("pixels", diff.pixels.json),
            ("greatestDifference", .number(Int(diff.greatestDifference))),
            ("bounds", diff.bounds?.json ?? .null),
            ("limits", .lines(diff.limits.map(\.json))),
            ("regionCount", .number(regions.count)),
            ("regions", .lines(regions.listed.lazy.map { $0.json(elements: elements(of: $0)) })),
            ("figures", figures.json),
            ("animation", comparison.animation?.json ?? .null),
            ("greatestDeepDifference", diff.greatestDeepDifference.map { .number($0) } ?? .null),
            ("shift", diff.shift?.json ?? .null),
            ("warnings", .array(comparison.warnings.map { .string($0) })),
        ])
    }
}

extension DiffRegion {
    fileprivate func json(elements: [String]?) -> JSON {
        let centroid = JSON.object([("x", .number(centroid.x)), ("y", .number(centroid.y))])
        return .object(
            bounds.members + [
                ("pixels", .number(pixels)), ("greatestDifference", .number(Int(greatestDifference))),
                ("centroid", centroid), ("elements", elements.map { .array($0.map { .string($0) }) } ?? .null),
            ])
    }
}
