extension CompareReport {
    /// For programs, as samples/compare.schema.json has it. `version` changes when a key changes its meaning or goes.
    package var json: String {
        let list = regions.listed.lazy.map { region in
            let names = JSON.optional(elements) { .strings($0(region)) }
            return JSON.object(region.bounds.members + region.members + [("elements", names)])
        }
        return JSON.document(
            [
                ("version", .number(1)),
                ("verdict", .string(comparison.verdict.rawValue)),
                ("summary", .string(comparison.summary)),
                ("decidedBy", diff.decidedByJSON),
            ] + diff.foundMembers { .lines($0) } + [
                ("regionCount", .number(regions.count)),
                ("regions", .lines(list)),
            ] + diff.measuredMembers(figures, visible, comparison.animation)
                + [("warnings", .strings(warnings))])
    }
}
