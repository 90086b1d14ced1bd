extension VerificationPlan {
    /// What holds for the case of a name, whether there is such a case or not.
    package struct Explanation {
        package var tolerance: Tolerance
        fileprivate var rows: [[String]]

        /// - Parameter limits: of `tolerance`, as options.
        package func text(limits: String) -> String {
            let limits = ["limits", limits.isEmpty ? "none: every pixel counts" : limits]
            let reason = tolerance.reason.map { [["reason", $0]] } ?? []
            return TextTable.text((rows + [limits] + reason).map { $0.map(\.printable) })
        }
    }

    /// - Throws: when no case of golden.json fits best.
    package func explanation(of name: String) throws(Failure) -> Explanation {
        let tolerance = try manifest.tolerance(of: name, elsewise: tolerance)
        var rows = [["golden", "\(folder)/\(name).png"]]
        if let item = cases.first(where: { $0.name == name }) {
            rows += item.inputs.map { [actual == nil && rules == nil ? "input" : "picture", $0] }
        } else {
            rows += places(of: name).map { ["picture", "not at \($0)"] }
        }
        for (index, item) in manifest.cases(for: name).enumerated() {
            let closeness = item.pattern.map { " (letters: \($0.letters))" } ?? " (the name itself)"
            rows.append([index == 0 ? "counts" : "also fits", item.name + closeness])
        }
        return Explanation(tolerance: tolerance, rows: rows)
    }

    /// Where its picture would be.
    private func places(of name: String) -> [String] {
        guard let rules else { return actual.map { ["\($0)/\(name).png"] } ?? [] }
        var places: [String] = []
        for rule in rules {
            _ = rule.expected.matches(name) { words in
                places.append("\(actual ?? folder)/\(rule.actual.filled(words).text).png")
                return true
            }
        }
        return places
    }
}
