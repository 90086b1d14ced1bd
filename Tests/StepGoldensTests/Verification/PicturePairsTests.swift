import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// Folders are laid out as the programs leave them.
struct PicturePairsTests {
    // MARK: Playwright

    @Test func playwrightsPicturesAreFound() throws {
        let home = "tests/home.spec.ts-snapshots/home-page-chromium-linux"
        try withPictures([
            home: 1, "tests/home.spec.ts-snapshots/home-page-firefox-linux": 2,
            "test-results/home-looks-right-chromium/home-page-expected": 1,
            "test-results/home-looks-right-chromium/home-page-actual": 5,
            "test-results/home-looks-right-chromium/home-page-diff": 9,
        ]) { folder throws in
            #expect(
                try results(folder, .playwright) == [
                    "left out: tests/home.spec.ts-snapshots/home-page-firefox-linux: no picture", "\(home): different",
                ])
        }
    }

    /// Of several tries the last one counts; the others are no pictures without a golden.
    @Test func theLastTryCounts() throws {
        let golden = "a.spec.ts-snapshots/x-chromium-linux"
        var pictures: [String: UInt8] = [golden: 1]
        for (index, retry) in ["", "-retry1", "-retry2"].enumerated() {
            pictures["test-results/a-is-well-chromium\(retry)/x-expected"] = 1
            pictures["test-results/a-is-well-chromium\(retry)/x-actual"] = UInt8(index + 2)
        }
        pictures["test-results/a-is-well-chromium-retry2/x-actual"] = 1
        try withPictures(pictures) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): same"])
        }
    }

    /// What earlier tries left beside their pictures is no golden, wherever the goldens are.
    @Test func copiesOfEarlierTriesAreNoGoldens() throws {
        var pictures: [String: UInt8] = ["shots/home": 1]
        for test in ["chart-home-chromium", "chart-home-chromium-retry1"] {
            pictures["test-results/\(test)/home-expected"] = 1
            pictures["test-results/\(test)/home-actual"] = 2
        }
        try withPictures(pictures) { folder throws in
            #expect(try results(folder, .playwright) == ["shots/home: different"])
        }
    }

    /// One name in two files, for two systems and in two browsers: the copy of the golden tells.
    @Test func goldensOfOneNameAreToldApart() throws {
        let goldens = ["a.spec.ts", "sub/b.spec.ts"].flatMap { spec in
            ["chromium-linux", "chromium-darwin", "Mobile-Safari-linux"].map { "tests/\(spec)-snapshots/x-\($0)" }
        }
        var pictures = Dictionary(uniqueKeysWithValues: zip(goldens, 10...).map { ($0, UInt8($1)) })
        let failed = [
            ("a-is-well-chromium", 10), ("sub-b-this-is-a-long-name--1a2b3-t-it-is-well-chromium", 13),
            ("a-is-well-Mobile-Safari", 12),
        ]
        for (index, (folder, level)) in failed.enumerated() {
            pictures["test-results/\(folder)/x-expected"] = UInt8(level)
            // A picture equal to its golden shows which one it was held against.
            pictures["test-results/\(folder)/x-actual"] = index == 2 ? 99 : UInt8(level)
        }
        try withPictures(pictures) { folder throws in
            #expect(
                try results(folder, .playwright).filter { !$0.hasPrefix("left out") } == [
                    "\(goldens[2]): different", "\(goldens[0]): same", "\(goldens[3]): same",
                ])
        }
    }

    /// Without projects, and with a name in folders.
    @Test func goldensWithoutAProjectAreFound() throws {
        try withPictures([
            "a.spec.ts-snapshots/sub/x-linux": 1, "test-results/a-is-well/sub/x-expected": 1,
            "test-results/a-is-well/sub/x-actual": 2, "test-results/a-is-well-retry1/sub/x-expected": 1,
            "test-results/a-is-well-retry1/sub/x-actual": 1,
        ]) { folder throws in
            #expect(try results(folder, .playwright) == ["a.spec.ts-snapshots/sub/x-linux: same"])
        }
    }

    /// Names of more than 60 letters are cut in the middle, those of titles and given ones alike.
    @Test(arguments: [
        (
            "Weekly-chart-shows-the-goal-line-and-the-week-before-when-asked-1",
            "Weekly-chart-shows-the-goa-19f25-week-before-when-asked-1"
        ),
        (
            "weekly-chart-with-goal-line-and-week-before-in-dark-on-phone",
            "weekly-chart-with-goal-lin-59c3e-efore-in-dark-on-phone"
        ),
    ])
    func cutNamesAreFoundByTheCopy(name: String, cut: String) throws {
        let golden = "tests/chart.spec.ts-snapshots/\(name)-chromium-linux"
        try withPictures([
            golden: 1, "test-results/chart-goal-chromium/\(cut)-expected": 1,
            "test-results/chart-goal-chromium/\(cut)-actual": 2,
        ]) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): different"])
        }
    }

    /// A golden that was missing was written at once, without a copy: it is the picture.
    @Test func aGoldenThatTheRunWroteIsFoundByThePicture() throws {
        let golden = "tests/chart.spec.ts-snapshots/Weekly-chart-shows-the-goal-line-and-the-week-before-1-linux"
        try withPictures([
            golden: 1,
            "test-results/chart-goal/Weekly-chart-shows-the-goa-19f25-line-and-the-week-before-1-actual": 1,
        ]) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): same"])
        }
    }

    /// Goldens elsewhere, by snapshotPathTemplate, and without project and system.
    @Test(arguments: ["__screenshots__/chart.spec.ts/home", "tests/chart.spec.ts-snapshots/home", "shots/of/all"])
    func goldensAnywhereAreFoundByTheCopy(golden: String) throws {
        try withPictures([
            golden: 1, "test-results/chart-home-chromium/home-expected": 1,
            "test-results/chart-home-chromium/home-actual": 2, "playwright-report/data/0a1b": 3,
        ]) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): different"])
        }
    }

    /// The name is used twice in a test: each picture is held against the golden.
    @Test func aNameThatIsUsedTwiceIsTwoCases() throws {
        let golden = "tests/chart.spec.ts-snapshots/home-chromium-linux"
        let test = "test-results/chart-home-chromium"
        try withPictures([
            golden: 1, "\(test)/home-expected": 1, "\(test)/home-actual": 2, "\(test)/home-1-expected": 1,
            "\(test)/home-1-actual": 3,
        ]) { folder throws in
            #expect(
                try results(folder, .playwright) == ["\(test)/home-actual: different", "\(golden): different"])
        }
    }

    /// Two tests that left the same picture are one case.
    @Test func equalPicturesOfOneGoldenAreOneCase() throws {
        let golden = "tests/a.spec.ts-snapshots/header-chromium-linux"
        var pictures: [String: UInt8] = [golden: 1]
        for test in ["a-first-chromium", "a-second-chromium"] {
            pictures["test-results/\(test)/header-expected"] = 1
            pictures["test-results/\(test)/header-actual"] = 2
        }
        try withPictures(pictures) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): different"])
        }
    }

    /// Of goldens with the same bytes that of the picture's spec, project, package or of this system counts.
    @Test(arguments: [
        (["tests/a.spec.ts-snapshots/x-chromium-linux", "tests/b.spec.ts-snapshots/x-chromium-linux"], "a-x-chromium"),
        (["tests/in/a.spec.ts-snapshots/x-linux", "tests/a.spec.ts-snapshots/x-linux"], "in-a-x"),
        (["a.spec.ts-snapshots/x-webkit-linux", "a.spec.ts-snapshots/x-chromium-linux"], "a-x-webkit-retry1"),
        (
            [
                "a.spec.ts-snapshots/x-chromium-linux", "a.spec.ts-snapshots/x-chromium-darwin",
                "a.spec.ts-snapshots/x-chromium-win32",
            ], "a-x-chromium"
        ),
        (["a.spec.ts-snapshots/x-chromium-linux", "a.spec.ts-snapshots/xylophone-chromium-linux"], "a-x-chromium"),
    ])
    func equalGoldensAreToldApart(goldens: [String], test: String) throws {
        var pictures = Dictionary(uniqueKeysWithValues: goldens.map { ($0, UInt8(1)) })
        pictures["test-results/\(test)/x-expected"] = 1
        pictures["test-results/\(test)/x-actual"] = 2
        try withPictures(pictures) { folder throws in
            let found = try results(folder, .playwright).filter { !$0.hasPrefix("left out") }
            #expect(found == ["\(goldens[0]): different"])
        }
    }

    @Test func packagesOfOneRepositoryAreToldApart() throws {
        var pictures: [String: UInt8] = [:]
        for (package, level) in [("a", 2), ("b", 1)] as [(String, UInt8)] {
            pictures["packages/\(package)/tests/home.spec.ts-snapshots/home-chromium-linux"] = 1
            pictures["packages/\(package)/test-results/home-looks-chromium/home-expected"] = 1
            pictures["packages/\(package)/test-results/home-looks-chromium/home-actual"] = level
        }
        try withPictures(pictures) { folder throws in
            #expect(
                try results(folder, .playwright) == [
                    "packages/a/tests/home.spec.ts-snapshots/home-chromium-linux: different",
                    "packages/b/tests/home.spec.ts-snapshots/home-chromium-linux: same",
                ])
        }
    }

    @Test func whatIsInDoubtIsTold() throws {
        try withPictures([
            // The same golden twice, of which nothing in the paths tells which it is.
            "one/x": 1, "two/x": 1, "test-results/a-chromium/x-expected": 1, "test-results/a-chromium/x-actual": 2,
            // No golden.
            "test-results/b-chromium/z-actual": 4,
        ]) { folder throws in
            #expect(
                try results(folder, .playwright) == [
                    "one/x: error: expected a picture for it alone, found test-results/a-chromium/x-actual.png, which goes "
                        + "with two/x too",
                    "test-results/b-chromium/z-actual: error: expected a golden that goes with it, found none",
                    "two/x: error: expected a picture for it alone, found test-results/a-chromium/x-actual.png, which goes "
                        + "with one/x too",
                ])
        }
    }

    /// A picture without a golden is in trouble by itself; the others are recorded.
    @Test func recordingGoesOnAfterAPictureWithoutAGolden() throws {
        let golden = "a.spec.ts-snapshots/menu-chromium-linux"
        try withPictures([
            golden: 1, "test-results/a-menu-chromium/menu-expected": 1, "test-results/a-menu-chromium/menu-actual": 2,
            "test-results/a-home-chromium/home-actual": 3,
        ]) { folder throws in
            let plan = try plan(folder, .playwright)
            var roles = PathConflicts()
            plan.add(to: &roles, recording: .changed)
            try roles.check()
            let findings = try plan.run(recording: .changed)
            #expect(findings.recorded == ["\(folder)/\(golden).png"])
            #expect(findings.results.map(\.kind.rawValue).sorted() == ["different", "error"])
        }
    }

    /// JPEG and WebP files go with goldens of their own kind; what stands beside them is none.
    @Test func picturesOfOtherFormatsHaveGoldensOfTheSame() throws {
        let run = "test-results/x-home-chromium/home"
        let files: [(String, UInt8)] = [
            ("x.spec.ts-snapshots/home-chromium-linux.webp", 1), ("\(run)-expected.webp", 1), ("\(run)-actual.webp", 2),
            ("x.spec.ts-snapshots/menu-chromium-linux.jpeg", 3), ("test-results/x-menu-chromium/menu-actual.jpeg", 4),
        ]
        try withPictures([
            "x.spec.ts-snapshots/home-chromium-linux": 8, "\(run)-expected": 5, "\(run)-actual": 6, "\(run)-diff": 7,
        ]) { folder throws in
            // What is in a file decides how it is read.
            for (file, gray) in files {
                let picture = PixelBuffer(width: 1, height: 1, filledWith: Pixel(red: gray, green: gray, blue: gray))
                try OutputFile.write(picture.png(), to: "\(folder)/\(file)")
            }
            #expect(
                try results(folder, .playwright) == [
                    "left out: x.spec.ts-snapshots/home-chromium-linux: no picture",
                    "\(run)-actual: error: expected a golden that goes with it, found none",
                    "x.spec.ts-snapshots/home-chromium-linux.webp: different",
                    "x.spec.ts-snapshots/menu-chromium-linux.jpeg: different",
                ])
        }
    }

    /// Nobody compares pictures of other kinds: where one has a golden, that is an error.
    @Test func picturesOfOtherKindsAreErrors() throws {
        let menu = "x.spec.ts-snapshots/menu-chromium-linux"
        try withPictures([
            menu: 1, "test-results/x-menu-chromium/menu-expected": 1, "test-results/x-menu-chromium/menu-actual": 1,
        ]) { folder throws in
            for file in [
                "x.spec.ts-snapshots/home-chromium-linux.avif", "test-results/x-home-chromium/home-actual.avif",
            ] {
                try OutputFile.write([1], to: "\(folder)/\(file)")
            }
            #expect(
                try results(folder, .playwright) == [
                    "test-results/x-home-chromium/home-actual.avif: error: expected PNG, JPEG or WebP files to "
                        + "compare, found x.spec.ts-snapshots/home-chromium-linux.avif", "\(menu): same",
                ])
        }
    }

    /// What an earlier run left, and packages, are no goldens.
    @Test func onlyTheProjectsOwnAreGoldens() throws {
        let golden = "a.spec.ts-snapshots/x-chromium-linux"
        try withPictures([
            golden: 1, "test-results/a-chromium/x-expected": 1, "test-results/a-chromium/x-actual": 2,
            "node_modules/p/\(golden)": 1, "old/actual/\(golden)": 1, "docs/picture": 7,
        ]) { folder throws in
            try FailureList(entries: [], goldens: folder).write(in: "\(folder)/old")
            #expect(try results(folder, .playwright) == ["\(golden): different"])
        }
    }

    @Test func withoutPicturesNothingIsProved() throws {
        try withPictures(["a.spec.ts-snapshots/x-chromium-linux": 1]) { folder throws in
            let failure = #expect(throws: Failure.self) { try results(folder, .playwright) }
            #expect(
                failure?.line == "\(folder): expected pictures that go with goldens, found none among 1 pictures, as "
                    + "\(folder)/a.spec.ts-snapshots/x-chromium-linux.png")
        }
    }

    // MARK: Others

    /// Where a program leaves goldens, the pictures of a run, and what is no picture of its own.
    struct Convention: Sendable {
        var program: PairProgram
        var golden: String
        var picture: String
        var sides: [String] = []
        /// Whether `--actual` names a folder, from which the picture's path goes on.
        var hasActual = false
    }

    static let conventions = [
        Convention(
            program: .jestImageSnapshot, golden: "app/__image_snapshots__/button/primary-snap",
            picture: "app/__image_snapshots__/button/__received_output__/primary-snap-received",
            sides: ["app/__image_snapshots__/button/__diff_output__/primary-snap-diff"]),
        Convention(
            program: .jestImageSnapshot, golden: "app/__image_snapshots__/button/primary",
            picture: "app/__image_snapshots__/__received_output__/button/primary-received"),
        Convention(
            program: .jestImageSnapshot, golden: "app/visual/home-snap",
            picture: "app/visual/__received_output__/home-snap-received"),
        Convention(
            program: .jestImageSnapshot, golden: "__image_snapshots__/home-snap", picture: "home-snap-received",
            hasActual: true),
        Convention(
            program: .storybook, golden: "ui/__snapshots__/button--primary",
            picture: "ui/__snapshots__/__received_output__/button--primary-received",
            sides: ["ui/__snapshots__/__diff_output__/button--primary-diff"]),
        Convention(
            program: .flutter, golden: "test/goldens/phone/home", picture: "test/failures/home_testImage",
            sides: ["masterImage", "maskedDiff", "isolatedDiff"].map { "test/failures/home_\($0)" }),
        Convention(
            program: .flutter, golden: "packages/ui/test/shots/home",
            picture: "packages/ui/test/failures/home_testImage"),
        Convention(
            program: .roborazzi, golden: "app/build/outputs/roborazzi/in/home",
            picture: "app/build/outputs/roborazzi/in/home_actual",
            sides: ["app/build/outputs/roborazzi/in/home_compare"]),
        Convention(
            program: .roborazzi, golden: "app/src/test/screenshots/home",
            picture: "app/build/outputs/roborazzi/home_actual", sides: ["app/build/outputs/roborazzi/home_compare"]),
        Convention(
            program: .paparazzi, golden: "app/src/test/snapshots/images/com.x_HomeTest_home",
            picture: "app/build/paparazzi/failures/com.x_HomeTest_home",
            sides: ["app/build/paparazzi/failures/delta-com.x_HomeTest_home"]),
        Convention(
            program: .paparazzi, golden: "src/test/snapshots/images/com.x_HomeTest_home",
            picture: "build/paparazzi/debug/failures/com.x_HomeTest_home",
            sides: ["build/paparazzi/debug/failures/delta-com.x_HomeTest_home"]),
        Convention(
            program: .swiftSnapshotTesting, golden: "Tests/AppTests/__Snapshots__/HomeTests/testHome.1",
            picture: "HomeTests/testHome.1", hasActual: true),
        Convention(
            program: .matplotlib, golden: "lib/tests/baseline_images/test_axes/home",
            picture: "result_images/test_axes/home",
            sides: ["-expected", "-failed-diff"].map { "result_images/test_axes/home\($0)" }),
        Convention(
            program: .matplotlib, golden: "lib/tests/baseline_images/test_axes/home", picture: "test_axes/home",
            sides: ["test_axes/home-expected", "test_axes/home-failed-diff"], hasActual: true),
        Convention(
            program: .pytestMpl, golden: "tests/baseline/test_line",
            picture: "results/tests.test_plot.test_line/result",
            sides: ["baseline", "result-failed-diff"].map { "results/tests.test_plot.test_line/\($0)" }),
        Convention(
            program: .webTestRunner, golden: "screenshots/Chromium/baseline/in/home",
            picture: "screenshots/Chromium/failed/in/home", sides: ["screenshots/Chromium/failed/in/home-diff"]),
        Convention(program: .openlayers, golden: "cases/layer-tile/expected", picture: "cases/layer-tile/actual"),
        Convention(
            program: .cypress, golden: "cypress/snapshots/home.cy.js/home.snap",
            picture: "cypress/snapshots/home.cy.js/__received_output__/home-received",
            sides: ["cypress/snapshots/home.cy.js/__diff_output__/home.diff"]),
        Convention(
            program: .cypressVisualRegression, golden: "cypress/snapshots/base/home.cy.js/home",
            picture: "cypress/snapshots/actual/home.cy.js/home", sides: ["cypress/snapshots/diff/home.cy.js/home"]),
        Convention(
            program: .cypressVisualRegression, golden: "cypress/snapshots/base/home.cy.js/home-base",
            picture: "cypress/snapshots/actual/home.cy.js/home-actual"),
        Convention(
            program: .cypressImageDiff, golden: "cypress-image-diff-screenshots/baseline/home",
            picture: "cypress-image-diff-screenshots/comparison/home",
            sides: ["cypress-image-diff-screenshots/diff/home"]),
        Convention(
            program: .backstop, golden: "backstop_data/bitmaps_reference/shop_Home_0_document_0_phone",
            picture: "backstop_data/bitmaps_test/20261124-101500/shop_Home_0_document_0_phone",
            sides: ["backstop_data/bitmaps_test/20261124-101500/failed_diff_shop_Home_0_document_0_phone"]),
    ]

    /// The picture is held against the golden, and nothing else is a case, nor becomes a golden.
    @Test(arguments: conventions) func conventionsOfOtherProgramsAreKnown(_ convention: Convention) throws {
        // pytest-mpl leaves a copy of the golden.
        let sides = convention.sides.map { ($0, UInt8($0.hasSuffix("baseline") ? 1 : 7)) }
        var pictures = Dictionary(uniqueKeysWithValues: sides)
        pictures[convention.picture] = 2
        let goldens: [String: UInt8] = [convention.golden: 1, "docs/logo": 9]
        let expected = ["\(convention.golden): different"]
        guard convention.hasActual else {
            pictures.merge(goldens) { $1 }
            return try withPictures(pictures) { folder throws in
                #expect(try cases(folder, convention.program) == expected)
            }
        }
        try withPictures(pictures) { actual throws in
            try withPictures(goldens) { folder throws in
                #expect(try cases(folder, convention.program, actual: actual) == expected)
            }
        }
    }

    /// Each program's own layout is recognized where none is named.
    @Test(arguments: conventions.filter { !$0.hasActual })
    func aFolderOfAnotherProgramIsRecognized(_ convention: Convention) throws {
        try withPictures([convention.golden: 1, convention.picture: 2]) { folder throws in
            let failure = #expect(throws: Failure.self) { try results(folder) }
            #expect(failure?.line.contains("--pairs \(convention.program.rawValue)") == true)
        }
    }

    /// Of several runs the last counts.
    @Test func theLastRunOfBackstopCounts() throws {
        try withPictures([
            "bitmaps_reference/a": 1, "bitmaps_test/20261124-101500/a": 2, "bitmaps_test/20261125-090000/a": 1,
        ]) { folder throws in
            #expect(try results(folder, .backstop) == ["bitmaps_reference/a: same"])
        }
    }

    /// In two folders of equal names too; a golden that is really called so is a case.
    @Test func picturesBesideOthersAreNoPicturesOfTheirOwn() throws {
        try withPictures(["home": 1, "menu": 1, "menu-diff": 1]) { folder throws in
            try withPictures([
                "home": 1, "home-expected": 1, "home-failed-diff": 5, "menu": 1, "menu-diff": 2, "solo-diff": 1,
            ]) { actual throws in
                #expect(
                    try cases(folder, actual: actual) == [
                        "home: same", "menu-diff: different", "menu: same", "solo-diff: new",
                    ])
            }
        }
    }

    /// Only where a program numbers its tries does the last one count.
    @Test func namesLikeThoseOfTriesAreNamesElsewhere() throws {
        let pictures: [String: UInt8] = ["flow/a": 1, "flow-retry1/a": 2, "b": 3, "b-repeat2": 4]
        try withPictures(pictures) { folder throws in
            try withPictures(pictures) { actual throws in
                #expect(
                    try results(folder, actual: actual) == [
                        "b-repeat2: same", "b: same", "flow-retry1/a: same", "flow/a: same",
                    ])
            }
        }
    }

    /// A picture may lie where the goldens are, and have none yet.
    @Test func newPicturesBesideGoldensAreNew() throws {
        let place = "app/build/outputs/roborazzi"
        try withPictures(["\(place)/home": 1, "\(place)/menu_actual": 2]) { folder throws in
            #expect(
                try results(folder, .roborazzi) == ["\(place)/menu: new", "left out: \(place)/home: no picture"])
        }
    }

    @Test func ownRulesLeavePicturesOut() throws {
        try withPictures(["a": 1, "now/a-got": 2, "now/a-heat-got": 3]) { folder throws in
            let text = """
                {"version": 1, "leaveOut": ["**/*-heat-got.png"],
                 "pairs": [{"expected": "{name}.png", "actual": "now/{name}-got.png", "failuresOnly": true}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            #expect(try cases(folder) == ["a: different"])
        }
    }

    @Test func jestImageSnapshotsPicturesAreFound() throws {
        let folders = "src/__image_snapshots__"
        try withPictures([
            "\(folders)/home-test-js-looks-right-1-snap": 1, "\(folders)/other-test-js-looks-right-1-snap": 2,
            "\(folders)/__diff_output__/home-test-js-looks-right-1-snap-diff": 8,
            "\(folders)/__received_output__/home-test-js-looks-right-1-snap-received": 3,
            "lib/__image_snapshots__/home-test-js-looks-right-1-snap": 3,
        ]) { folder throws in
            #expect(
                try results(folder, .jestImageSnapshot) == [
                    "left out: lib/__image_snapshots__/home-test-js-looks-right-1-snap: no picture",
                    "left out: \(folders)/other-test-js-looks-right-1-snap: no picture",
                    "\(folders)/home-test-js-looks-right-1-snap: different",
                ])
        }
    }

    /// Those of swift-snapshot-testing, whose pictures are in a folder of their own.
    @Test func picturesElsewhereAreFound() throws {
        try withPictures([
            "Tests/AppTests/__Snapshots__/HomeTests/testHome.1": 1,
            "Tests/AppTests/__Snapshots__/HomeTests/testMenu.1": 1,
        ]) { folder in
            let text = """
                {"version": 1, "pairs": [{"expected": "**/__Snapshots__/{suite}/{name}.png",
                 "actual": "{suite}/{name}.png", "failuresOnly": true}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            try withPictures(["HomeTests/testHome.1": 2]) { artifacts throws in
                #expect(
                    try results(folder, actual: artifacts) == [
                        "Tests/AppTests/__Snapshots__/HomeTests/testHome.1: different",
                        "left out: Tests/AppTests/__Snapshots__/HomeTests/testMenu.1: no picture",
                    ])
            }
        }
    }

    /// Rules of one's own, for a program that leaves every picture.
    @Test func ownRulesTellNewAndMissing() throws {
        try withPictures([
            "expected/a": 1, "expected/in/b": 2, "expected/a@arm": 4, "actual/a-now": 4, "actual/c-now": 3, "other": 9,
        ]) { folder throws in
            let text = """
                {"version": 1, "pairs": [{"expected": "expected/{in/}{name}.png", "actual": "actual/{in/}{name}-now.png"}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            #expect(try results(folder) == ["expected/a: same", "expected/c: new", "expected/in/b: missing"])
            // A golden that is recorded stands where the rule has it.
            _ = try plan(folder).run(recording: .missing)
            #expect(try results(folder) == ["expected/a: same", "expected/c: same", "expected/in/b: missing"])
        }
    }

    // MARK: Support

    private func plan(
        _ folder: String, _ program: PairProgram? = nil, actual: String? = nil
    ) throws -> VerificationPlan {
        try VerificationPlan(folder: folder, actual: actual, pairs: program, commands: ["render"]) { _ in [] }
    }

    /// What a run found, but for what was left out.
    private func cases(_ folder: String, _ program: PairProgram? = nil, actual: String? = nil) throws -> [String] {
        try results(folder, program, actual: actual).filter { !$0.hasPrefix("left out") }
    }

    /// What a run found: a line for each case, with the words about those in trouble, and for each golden left out.
    private func results(_ folder: String, _ program: PairProgram? = nil, actual: String? = nil) throws -> [String] {
        let findings = try plan(folder, program, actual: actual).run(recording: .never)
        let results = findings.results.map { result in
            let words = result.kind == .error ? ": \(result.message.replacing("\(folder)/", with: ""))" : ""
            return "\(result.name): \(result.kind.rawValue)\(words)"
        }
        let leftOut = findings.leftOut.filter { $0.path.hasSuffix(".png") }
            .map { "left out: \($0.path.dropFirst(folder.count + 1).dropLast(4)): \($0.reason)" }
        return (results + leftOut).sorted()
    }

    /// Calls `body` with a folder of pictures, by their names and levels of grey.
    private func withPictures(_ pictures: [String: UInt8], _ body: (String) throws -> Void) throws {
        try withFolder { folder throws in
            for (name, level) in pictures {
                let path = "\(folder)/\(name).png"
                try Folder.make(Folder.parent(of: path))
                try OutputFile.write(PixelBuffer.flat(level).png(), to: path)
            }
            try body(folder)
        }
    }
}
