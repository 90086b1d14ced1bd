/// Which picture goes with which golden, where a program gives the two different names.
package struct PairRule: Hashable, Sendable {
    /// From the folder of goldens on.
    package var expected: PathPattern
    /// From the folder of pictures on.
    package var actual: PathPattern
    /// Whether the program leaves only the pictures that it found different.
    package var failuresOnly: Bool

    package init(expected: String, actual: String, failuresOnly: Bool = false) {
        (self.expected, self.actual) = (PathPattern(expected), PathPattern(actual))
        self.failuresOnly = failuresOnly
    }

    /// Programs whose rules are known.
    package enum Program: String, CaseIterable, Sendable {
        case playwright
        case jestImageSnapshot = "jest-image-snapshot"
        case swiftSnapshotTesting = "swift-snapshot-testing"

        /// The first that finds a picture counts.
        package var rules: [PairRule] {
            switch self {
            case .playwright:
                // Goldens of one project have no name for it. Of several tries the last one counts.
                [("{name}-{project}-*", "*-{project}"), ("{name}-*", "*")].flatMap { golden, folder in
                    ["-retry3", "-retry2", "-retry1", ""].map { retry in
                        PairRule(
                            expected: "**/*-snapshots/{path/}\(golden).png",
                            actual: "**/\(folder)\(retry)/{path/}{name}-actual.png", failuresOnly: true)
                    }
                }
            case .jestImageSnapshot:
                [
                    PairRule(
                        expected: "{folder/}__image_snapshots__/{name}.png",
                        actual: "{folder/}__image_snapshots__/__received_output__/{name}-received.png",
                        failuresOnly: true)
                ]
            case .swiftSnapshotTesting:
                [
                    PairRule(
                        expected: "**/__Snapshots__/{suite}/{name}.png", actual: "{suite}/{name}.png",
                        failuresOnly: true)
                ]
            }
        }
    }
}

extension PairRule.Program: OptionChoice {}
