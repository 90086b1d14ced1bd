import Foundation
import StepPNG
import StepRaster
import StepTestSupport
import Testing

/// What comes of a review in a real browser. review.py has a function of the same name for each.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ReviewCheck: String, CaseIterable {
    case a_click_accepts
    case keys_decide
    case undoing_brings_the_golden_back
    case what_was_changed_meanwhile_is_refused
    case a_page_that_is_loaded_anew_knows_what_was_decided
    case closing_the_page_ends_the_review
    case asking_to_end_ends_the_review
    case a_foreign_page_is_refused
    case another_name_for_this_machine_is_refused
    case only_this_machine_can_connect
    case what_hangs_holds_up_nobody
}

struct ReviewTests {
    @Test(arguments: ReviewCheck.allCases)
    func theBrowserShows(_ check: ReviewCheck) throws {
        let findings = try Self.findings.get()
        let finding = try #require(findings[check.rawValue], "review.py has no such check")
        #expect(finding == nil)
    }

    @Test func everyCheckInTheBrowserIsListed() throws {
        #expect(try Set(Self.findings.get().keys) == Set(ReviewCheck.allCases.map(\.rawValue)))
    }

    /// What each check found wrong, from one browser for all.
    private static let findings = Result {
        for program in ["/usr/bin/chromium", "/usr/bin/chromedriver"] {
            try #require(
                FileManager.default.isExecutableFile(atPath: program),
                "\(program) is missing: install it with `apt-get install -y chromium chromium-driver`")
        }
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "review.py")
        let outcome = try TestTool.run(
            TestTool.python, ["-B", script.path, Tool.path], installedBy: "python3")
        try #require(outcome.status == 0, "the browser could not be driven: \(outcome.text)")
        return try JSONDecoder().decode([String: String?].self, from: Data(outcome.output))
    }

    // MARK: Without a browser

    @Test func listsWhatBecameOfEach() throws {
        try Self.withFailures { folder in
            let before = try Tool.shell("CI=true \"$stepchart\" review failures golden --list", in: folder)
            #expect(
                (before.status, before.text)
                    == (1, "undecided  different  a\nundecided  new        b\n0 accepted, 0 rejected, 2 undecided\n"))
            #expect(try Tool.run("approve", "failures", "golden", "--only", "a", in: folder).status == 0)
            let some = try Tool.run("review", "failures", "golden", "--list", in: folder)
            #expect(
                (some.status, some.text)
                    == (1, "accepted   different  a\nundecided  new        b\n1 accepted, 0 rejected, 1 undecided\n"))
            let one = try Tool.run("review", "failures", "golden", "--list", "--only", "a", in: folder)
            #expect((one.status, one.text) == (0, "accepted  different  a\n1 accepted, 0 rejected, 0 undecided\n"))
        }
    }

    @Test func withoutFailuresThereIsNothingToReview() throws {
        try Self.withFailures { folder in
            #expect(try Tool.run("approve", "failures", "golden", in: folder).status == 0)
            let same = try Tool.run("verify", "golden", "--actual", "now", "--failures", "failures", in: folder)
            #expect(same.status == 0)
            let outcome = try Tool.run("review", "failures", "golden", in: folder)
            #expect(
                (outcome.status, outcome.text)
                    == (0, "failures: no failures: the last run left none, or did not come to its end\n"))
        }
    }

    @Test func goldensAreChangedByPeople() throws {
        try Self.withFailures { folder in
            let outcome = try Tool.shell("CI=true \"$stepchart\" review failures golden", in: folder)
            #expect(outcome.status == 64)
            #expect(
                outcome.message
                    == "stepchart: review: refused because CI is set: goldens are changed by people\n")
        }
    }

    private static func withFailures(_ body: (URL) throws -> Void) throws {
        try Tool.withFolder { folder in
            for name in ["golden", "now"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: false)
            }
            try folder.write(PNGEncoder.encode(ComparePair.expected, scale: 1), to: "golden/a.png")
            for name in ["a", "b"] {
                try folder.write(PNGEncoder.encode(ComparePair.actual, scale: 1), to: "now/\(name).png")
            }
            let verified = try Tool.shell("\"$stepchart\" verify golden --actual now --failures failures", in: folder)
            #expect(verified.status == 1)
            try body(folder)
        }
    }
}
