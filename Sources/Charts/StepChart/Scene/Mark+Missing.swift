extension [Mark] {
    /// - Parameters:
    ///   - option: what to do about a character that cannot be drawn.
    ///   - place: what a fault calls a text, where its name does not say it.
    /// - Throws: `ChartError.missingGlyph` or `.needsShaping` for the first text that would be drawn with a box in it;
    ///   `.notEncoded` where memory was short for a font.
    func refuseMissing(
        _ option: ChartOptions.MissingGlyph, place: (Mark) -> String? = { _ in nil }
    ) throws(ChartError) {
        for mark in self {
            guard case .text(let text) = mark.geometry else { continue }
            if text.lacksMemory { throw .notEncoded(reason: "not enough memory for a font") }
            guard option == .error, let missing = text.missing else { continue }
            let place = place(mark) ?? mark.place
            throw missing.needsShaping ? .needsShaping(missing, place: place) : .missingGlyph(missing, place: place)
        }
    }
}

extension Mark {
    /// What a fault calls a text.
    fileprivate var place: String {
        guard case .text(let text) = geometry else { return role.kind }
        return "\(role.kind) \(SourceText.quoted(text.string))"
    }
}

extension ChartLayout {
    /// - Throws: `ChartError.missingGlyph` or `.needsShaping` for the first text that would be drawn with a box in it.
    func refuseMissing(_ option: ChartOptions.MissingGlyph, of week: StepWeek) throws(ChartError) {
        try texts.refuseMissing(option) { place(of: $0, in: week) }
    }

    /// What a fault calls a day's label: where the user wrote it, else its day. Nil for any other text.
    private func place(of mark: Mark, in week: StepWeek) -> String? {
        guard mark.role.kind == Mark.Role.label(0).kind, case .index(let index) = mark.role.part else { return nil }
        let date = nodes[index].date.map { " (\($0))" } ?? ""
        let isOwn = week.days.count == nodes.count && week.days[index].label != nil
        return (isOwn ? "days[\(index)].label" : mark.place) + date
    }
}
