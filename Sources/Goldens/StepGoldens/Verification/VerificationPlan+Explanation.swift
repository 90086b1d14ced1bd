extension VerificationPlan {
    /// What holds for the case of a name, whether there is such a case or not; lines for a person.
    /// - Parameter words: says limits as options.
    /// - Throws: when no case of golden.json fits best.
    package func explanation(of name: String, limits words: (Tolerance) -> String) throws(Failure) -> String {
        let tolerance = try manifest.tolerance(of: name, elsewise: tolerance)
        var rows = [["golden", "\(folder)/\(name).png"]]
        if let item = cases.first(where: { $0.name == name }) {
            rows += item.inputs.map { [rules == nil ? "input" : "picture", $0] }
        }
        for rule in rules ?? [] where rows.count == 1 || rows[1][1].hasPrefix("not at ") {
            for words in try rule.expected.readings(of: name, most: 1) {
                rows.append(["picture", "not at \(actual ?? folder)/\(rule.actual.filled(words).text).png"])
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
