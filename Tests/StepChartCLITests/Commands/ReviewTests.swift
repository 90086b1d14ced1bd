import Foundation
import StepTestSupport
import Testing

/// What comes of a review in a real browser. review.py has a function of the same name for each.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ReviewCheck: String, CaseIterable {
    case a_click_accepts
    case accept_and_reject_look_different
    case keys_decide
    case each_decision_leads_to_the_next_undecided_case
    case the_undecided_can_be_listed_alone
    case the_rest_is_accepted_at_once
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
        try TestTool.requireBrowser()
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "review.py")
        let outcome = try TestTool.run(
            TestTool.python, ["-B", script.path, Tool.path], installedBy: "python3")
        try #require(outcome.status == 0, "the browser could not be driven: \(outcome.text)")
        return try JSONDecoder().decode([String: String?].self, from: Data(outcome.output))
    }
}
