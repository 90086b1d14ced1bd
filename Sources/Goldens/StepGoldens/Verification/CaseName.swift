/// The rules for the name of a case: a path inside the folder of goldens.
package enum CaseName {
    /// True if the name may be in golden.json: on one line, and named as pictures are, without `.png`.
    package static func isValid(_ name: String) -> Bool {
        isInside(name) && PictureFile.name(of: PictureFile.path(of: name)) == name && !name.hasControls
    }

    /// True if no part of the path is empty, hidden or leads out.
    static func isInside(_ name: String) -> Bool {
        !name.utf8.contains(0) && name.pathParts.allSatisfy { !$0.isEmpty && !$0.utf8.starts(with: ".".utf8) }
    }
}

/// The cases that `--only` chooses and `--exclude` does not leave out.
struct CaseSelection {
    private let patterns: [PathPattern]
    private var excluded: [PathPattern] = []

    /// - Parameter patterns: patterns of names; without any, all cases are chosen.
    init(_ patterns: [String]) { self.patterns = patterns.map { PathPattern($0) } }

    func contains(_ name: String) -> Bool { patterns.isEmpty || patterns.contains { $0.matches(name) } }

    /// - Parameter excluded: patterns of the names of cases that are left out, whatever else chooses them.
    /// - Throws: `usage` when no case is left, or when such a pattern matches none.
    init(_ patterns: [String], excluding excluded: [String], of cases: [VerificationCase]) throws(Failure) {
        self.init(patterns)
        let names = cases.map(\.name)
        let chosen = cases.filter(contains)
        guard !chosen.isEmpty || patterns.isEmpty else { throw Self.refusal(of: patterns, "a case", names: names) }
        for pattern in excluded where !cases.contains(where: CaseSelection([pattern]).contains) {
            throw Self.refusal(of: [pattern], as: "exclude", "a case", names: names)
        }
        self.excluded = excluded.map { PathPattern($0) }
        guard excluded.isEmpty || chosen.contains(where: contains) else {
            throw .option("exclude", expected: "patterns that leave a case to verify", found: excluded.quotedList)
        }
    }

    /// True if the case, or a picture that may belong to it, is chosen.
    func contains(_ item: VerificationCase) -> Bool {
        if excluded.contains(where: { $0.matches(item.name) }) { return false }
        return contains(item.name)
            || item.possibleNames.contains { start in patterns.contains { $0.matchesAny(beginningWith: start) } }
    }

    /// Makes the error about an option's patterns that match none of the names.
    /// - Parameter expected: the thing that a pattern should match.
    static func refusal(
        of patterns: [String], as option: String = "only", _ expected: String, names: [String]
    ) -> Failure {
        let hint = patterns.lazy.map { Self.hint(for: $0, names) }.first { !$0.isEmpty } ?? ""
        return .option(option, expected: "a pattern that \(expected) matches\(hint)", found: patterns.quotedList)
    }

    private static func hint(for pattern: String, _ names: [String]) -> String {
        let folder = pattern + "/"
        if names.contains(where: PathPattern(folder).matches) { return " (\(folder) is all that is in the folder)" }
        let across = PathPattern(pattern.replacingAll("*", with: "**")).text
        for wider in [across, "**/\(across)"] where names.contains(where: PathPattern(wider).matches) {
            return " (** matches across folders, as in \(wider))"
        }
        return NearestName.hint(NearestName.to(pattern, in: names))
    }
}
