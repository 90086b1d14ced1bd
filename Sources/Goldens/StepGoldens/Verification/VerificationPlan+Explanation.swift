extension VerificationPlan {
    /// Explains, in lines for a person, the rules for a case, or for a golden without one.
    /// - Parameter words: a function that returns limits as options.
    /// - Throws: when no case of golden.json fits best, `noInput` when there is neither.
    package func explanation(of name: String, limits words: (Tolerance) -> String) throws(Failure) -> String {
        let names = (cases.map(\.name) + (verification.pairs?.goldens ?? [])).sorted()
        guard names.contains(name) || Folder.exists(GoldenStore(folder: options.folder).path(of: name)) else {
            let hint = NearestName.hint(NearestName.to(name, in: names))
            throw Failure(.noInput, "--explain: expected a case or a golden, found \(SourceText.quoted(name))\(hint)")
        }
        let tolerance = try manifest.tolerance(of: name, otherwise: tolerance)
        let goldens = try GoldenStore(options, isRecording: true)
        var rows = [["golden", goldens.location(of: name)]]
        if options.store != nil, goldens.digest(of: name) != nil { rows.append(["stored", goldens.path(of: name)]) }
        let inputs = cases.first { $0.name == name }?.inputs ?? []
        rows += inputs.map { [rules == nil ? "input" : "picture", $0] }
        if let rules, inputs.isEmpty {
            rows += try rules.patterns(of: name, as: \.expected, to: \.actual, most: 1).prefix(1).map { _, pattern in
                ["picture", "not at \(options.actual ?? options.folder)/\(PictureFile.path(of: pattern.text))"]
            }
        }
        for (index, item) in manifest.cases(for: name).enumerated() {
            let closeness = item.pattern.map { "letters: \($0.letters)" } ?? "the name itself"
            rows.append([index == 0 ? "counts" : "also fits", "\(item.name) (\(closeness))"])
        }
        let limits = words(tolerance)
        rows.append(["limits", limits.isEmpty ? "none: every pixel counts" : limits])
        if let reason = tolerance.reason { rows.append(["reason", reason]) }
        return TextTable.text(rows.map { $0.map(\.printable) })
    }
}
