import StepSupport

extension CompareReport {
    /// For programs, as samples/compare.schema.json has it. `version` changes when a key changes its meaning or goes.
    package var json: String {
        JSON.document(
            [
                ("version", .number(1)),
                ("verdict", .string(comparison.verdict.rawValue)),
                ("summary", .string(comparison.summary)),
                ("decidedBy", diff.decidedByJSON),
            ] + diff.foundMembers { .lines($0) } + [
                ("regionCount", .number(regions.count)),
                (
                    "regions",
                    .lines(
                        regions.listed.lazy.map { region in
                            let elements = JSON.optional(elements) { .strings($0(region)) }
                            return .object(region.bounds.members + region.members + [("elements", elements)])
                        })
                ),
            ] + diff.measuredMembers(figures, comparison.animation)
                + [("warnings", .strings(comparison.warnings))])
    }
}
