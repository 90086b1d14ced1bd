/// The programs whose folder layouts are built in.
package enum PairProgram: String, OptionChoice {
    case playwright
    case jestImageSnapshot = "jest-image-snapshot"
    case storybook
    case flutter
    case roborazzi
    case paparazzi
    case swiftSnapshotTesting = "swift-snapshot-testing"
    case matplotlib
    case pytestMpl = "pytest-mpl"
    case webTestRunner = "web-test-runner"
    case openlayers
    case cypress
    case cypressVisualRegression = "cypress-visual-regression"
    case cypressImageDiff = "cypress-image-diff"
    case backstop

    /// The rules of the program: the first that finds a picture is used. This is a table, with a row for each program.
    package var rules: [PairRule] {
        switch self {
        case .playwright:
            // The goldens of a single project may lack its name.
            [
                rule("**/*-snapshots/{path/}{name}-{project}-*", "**/*-{project}/{path/}{name}-actual"),
                rule("**/*-snapshots/{path/}{name}-*", "**/*/{path/}{name}-actual"),
                rule("**/*-snapshots/{path/}{name}", "{folder/}{name}-actual", copy: "{folder/}{name}-expected"),
            ]
        case .jestImageSnapshot:
            [
                rule(
                    "{folder/}__image_snapshots__/{sub/}{name}",
                    "{folder/}__image_snapshots__/__received_output__/{sub/}{name}-received"),
                rule("{folder/}{sub/}{name}", "{folder/}__received_output__/{sub/}{name}-received"),
                rule("**/__image_snapshots__/{sub/}{name}", "{sub/}{name}-received"),
            ]
        case .storybook:
            [
                rule(
                    "{folder/}__snapshots__/{sub/}{name}",
                    "{folder/}__snapshots__/__received_output__/{sub/}{name}-received")
            ]
        case .flutter:
            [
                rule("{folder/}goldens/**/{name}", "{folder/}failures/{name}_testImage"),
                rule("{folder/}**/{name}", "{folder/}failures/{name}_testImage"),
            ]
        case .roborazzi:
            [
                rule(
                    "{module/}src/**/screenshots/{sub/}{name}", "{module/}build/outputs/roborazzi/{sub/}{name}_actual"),
                rule(
                    "{module/}build/outputs/roborazzi/{sub/}{name}",
                    "{module/}build/outputs/roborazzi/{sub/}{name}_actual"),
                rule("{module/}**/{name}", "{module/}build/outputs/roborazzi/**/{name}_actual"),
            ]
        case .paparazzi:
            [rule("{module/}src/test/snapshots/**/{name}", "{module/}build/paparazzi/**/failures/**/{name}")]
        case .swiftSnapshotTesting:
            [
                PairRule(
                    expected: "**/__Snapshots__/{suite}/{name}", actual: "{suite}/{name}", failuresOnly: true,
                    needsOwnFolder: true)
            ]
        case .matplotlib:
            [
                every("**/baseline_images/{module}/{name}", "**/result_images/{module}/{name}"),
                PairRule(
                    expected: "**/baseline_images/{module}/{name}", actual: "{module}/{name}", needsOwnFolder: true),
                PairRule(expected: "{module/}{name}", actual: "{module/}{name}", needsOwnFolder: true),
            ]
        case .pytestMpl:
            [
                every("**/baseline/{name}", "**/*.{name}/result"),
                every("{name}", "**/*.{name}/result"),
                every("**/baseline/{name}", "{test/}result", copy: "{test/}baseline"),
            ]
        case .webTestRunner: [rule("{folder/}baseline/{sub/}{name}", "{folder/}failed/{sub/}{name}")]
        case .openlayers: [rule("{case/}expected", "{case/}actual")]
        case .cypress: [rule("{folder/}{name}.snap", "{folder/}__received_output__/{name}-received")]
        case .cypressVisualRegression:
            [
                every("{root/}base/{sub/}{name}-base", "{root/}actual/{sub/}{name}-actual"),
                every("{root/}base/{sub/}{name}", "{root/}actual/{sub/}{name}"),
            ]
        case .cypressImageDiff: [every("{root/}baseline/{sub/}{name}", "{root/}comparison/{sub/}{name}")]
        case .backstop:
            [
                PairRule(
                    expected: "{root/}bitmaps_reference/{name}", actual: "{root/}bitmaps_test/*/{name}",
                    isLastOnly: true)
            ]
        }
    }

    /// Makes a rule of a program that leaves pictures of failures only.
    private func rule(_ expected: String, _ actual: String, copy: String? = nil) -> PairRule {
        PairRule(expected: expected, actual: actual, copy: copy, failuresOnly: true)
    }

    /// Makes a rule of a program that leaves all pictures.
    private func every(_ expected: String, _ actual: String, copy: String? = nil) -> PairRule {
        PairRule(expected: expected, actual: actual, copy: copy)
    }
}

/// The names of files that programs leave beside a picture: its difference, or a copy of the golden.
enum SidePictures {
    /// The endings of such names, after the picture's name.
    static let endings = [
        "-expected", "-failed-diff", "-diff", ".diff", "_diff", "-previous", "_compare", "_masterImage", "_maskedDiff",
        "_isolatedDiff", "_pdf", "_svg", "_eps", "-expected_pdf", "-expected_svg", "-expected_eps", "_pdf-failed-diff",
        "_svg-failed-diff", "_eps-failed-diff",
    ]
    /// The name of a folder of such files.
    static let folder = "__diff_output__"
    /// The beginnings of such names, before the picture's name.
    static let beginnings = ["delta-", "failed_diff_", "diff-", "diff_"]

    /// The endings of pictures that are not read, in small letters: of pixels, and of shapes.
    static let otherPixels = ["avif", "gif", "bmp", "tif", "tiff", "heic", "jxl"]
    static let shapes = ["svg", "pdf", "eps"]
}
