/// Which picture goes with which golden, where a program gives the two different names.
package struct PairRule: Hashable, Sendable {
    /// From the folder of goldens on.
    package let expected: PathPattern
    /// From the folder of pictures on.
    package let actual: PathPattern
    /// Whether the program leaves only the pictures that it found different.
    package let failuresOnly: Bool

    package init(expected: String, actual: String, failuresOnly: Bool = false) {
        (self.expected, self.actual) = (PathPattern(rule: expected), PathPattern(rule: actual))
        self.failuresOnly = failuresOnly
    }

    static let sameName = PairRule(expected: "{folder/}{name}", actual: "{folder/}{name}")

    /// Programs whose rules are known.
    package enum Program: String, OptionChoice {
        case playwright
        case jestImageSnapshot = "jest-image-snapshot"

        /// The first that finds a picture counts.
        package var rules: [PairRule] {
            switch self {
            case .playwright:
                // Goldens of one project have no name for it. Of several tries the last one counts.
                [("{name}-{project}-*", "*-{project}"), ("{name}-*", "*")].flatMap { golden, folder in
                    ["-retry3", "-retry2", "-retry1", ""].map { retry in
                        PairRule(
                            expected: "**/*-snapshots/{path/}\(golden)",
                            actual: "**/\(folder)\(retry)/{path/}{name}-actual", failuresOnly: true)
                    }
                }
            case .jestImageSnapshot:
                [
                    PairRule(
                        expected: "{folder/}__image_snapshots__/{name}",
                        actual: "{folder/}__image_snapshots__/__received_output__/{name}-received", failuresOnly: true)
                ]
            }
        }
    }
}
