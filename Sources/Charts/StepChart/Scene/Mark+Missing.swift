extension [Mark] {
    /// Checks that all texts can be drawn.
    /// - Parameters:
    ///   - option: the way to treat a character that cannot be drawn.
    ///   - location: returns the name of a mark's text for an error; nil if its role is name enough.
    /// - Throws: `ChartError.missingGlyph` or `.needsShaping` for the first text that would be drawn with a box in it;
    ///   `.notEncoded` where memory was short for a font.
    func refuseMissing(_ option: ChartOptions.MissingGlyph, location: (Mark) -> String?) throws(ChartError) {
        for mark in self {
            if case .group(let members) = mark.geometry { try members.refuseMissing(option, location: location) }
            guard let text = mark.text else { continue }
            if text.lacksMemory { throw .notEncoded(reason: "not enough memory for a font") }
            guard option == .error, let missing = text.missing else { continue }
            let name = location(mark) ?? "\(mark.role.kind) \(SourceText.quoted(text.string))"
            throw missing.needsShaping ? .needsShaping(missing, place: name) : .missingGlyph(missing, place: name)
        }
    }
}

extension ChartLayout {
    /// Returns the name of a day's label for an error: its path in the input or its text, and its date; else nil.
    func location(of mark: Mark, in week: StepWeek) -> String? {
        guard mark.role.kind == Mark.Role.label(0).kind, let text = mark.text else { return nil }
        guard case .index(let index) = mark.role.instance, nodes.indices.contains(index) else { return nil }
        let date = nodes[index].date.map { " (\($0))" } ?? ""
        let isOwn = week.days.count == nodes.count && week.days[index].label != nil
        let name = isOwn ? "days[\(index)].label" : "\(mark.role.kind) \(SourceText.quoted(text.string))"
        return name + date
    }
}
