import Foundation
import StepTestSupport
import Testing

@testable import StepGoldens

/// What a person can do with the page, done in a real browser. checks.py has a function of the same name for each.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum PageCheck: String, CaseIterable {
    // The list
    case opens_at_the_first_failing_case
    case is_never_blank_while_pictures_load
    case filters_by_class
    case searches_by_name
    case lists_passing_cases_without_pictures
    case lists_small_pictures
    // The views
    case shows_pictures_side_by_side
    case slides_between_pictures
    case mixes_as_an_onion_skin
    case blinks
    case blinks_on_demand_only_for_who_wants_little_motion
    case shows_the_difference
    case aligns_pictures_of_different_sizes
    case shows_the_only_picture_there_is
    case steps_through_frames
    case shows_parts_of_many_pictures
    case offers_what_is_in_a_part
    case reads_every_kind_of_png
    // Looking closely
    case zooms_to_the_pixel_grid
    case zooms_about_the_pointer
    case pans_all_pictures_together
    case reads_out_both_colors
    case walks_from_pixel_to_pixel
    case zooms_to_a_region
    case outlines_regions
    case panes_are_on_whole_pixels_of_the_screen
    case puts_a_backdrop_behind_clear_pixels
    // Words
    case tells_which_limit_decided
    case writes_numbers_alike
    case hostile_names_are_only_text
    // Keys, address, looks
    case obeys_the_keys
    case keeps_its_place_in_the_address
    case shows_pictures_large
    case is_light_and_dark
    case can_be_read_by_everyone
    case fits_a_phone
    case copes_with_a_thousand_failures
    case copes_with_an_older_browser
    // Safety
    case logs_no_errors
    case loads_nothing_else
    case lets_nothing_in
}

@Suite struct HTMLReportTests {
    @Test(arguments: PageCheck.allCases)
    func theBrowserShows(_ check: PageCheck) throws {
        let findings = try Self.findings.get()
        let finding = try #require(findings[check.rawValue], "checks.py has no such check")
        #expect(finding == nil)
    }

    @Test func everyCheckInTheBrowserIsListed() throws {
        #expect(try Set(Self.findings.get().keys) == Set(PageCheck.allCases.map(\.rawValue)))
    }

    /// What each check found wrong, from one browser for all.
    private static let findings = Result {
        try TestTool.requireBrowser()
        return try TestTool.withFolder { folder in
            let pages = ["report", "many", "parts"].map { folder.appendingPathComponent("\($0).html") }
            try page(ReportSample.report()).write(to: pages[0])
            try page(ReportSample.thousandFailures()).write(to: pages[1])
            try page(ReportSample.parts(), mostBytes: 10_000).write(to: pages[2])
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("checks.py")
            let outcome = try TestTool.run(
                TestTool.python, ["-B", script.path] + pages.map(\.path), installedBy: "python3")
            try #require(outcome.status == 0, "the browser could not be driven: \(outcome.text)")
            return try JSONDecoder().decode([String: String?].self, from: Data(outcome.output))
        }
    }

    // MARK: Without a browser

    /// Where it would end the element, data has no `<`.
    @Test func dataCannotEndItsElement() throws {
        let text = String(decoding: try Self.page(ReportSample.report()), as: UTF8.self)
        let start = try #require(text.range(of: "id=\"report\">")).upperBound
        let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
        let data = text[start..<end]
        #expect(!data.utf8.contains(UInt8(ascii: "<")))
        let read = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let names = (read?["cases"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names?.contains(ReportSample.hostileName) == true)
    }

    @Test func aSinkThatThrowsEndsTheWork() throws {
        struct Full: Error {}
        var parts = 0
        #expect(throws: Full.self) {
            try ReportSample.report().writeHTML { _ throws(Full) in
                parts += 1
                if parts == 3 { throw Full() }
            }
        }
        #expect(parts == 3)
    }

    /// The page says where each picture is.
    @Test func equalPicturesAreThereOnce() throws {
        let text = String(decoding: try Self.page(ReportSample.thousandFailures()), as: UTF8.self)
        let files = try #require(ReportSample.thousandFailures().cases.first?.expectedFile)
        #expect(text.components(separatedBy: Data(files).base64EncodedString()).count == 2)
        #expect(text.contains("id=\"expected-999\" data-in=\"expected-0\"></script>"))
    }

    /// A person approves what is there, and no file is made of the page.
    @Test func theReviewOfManyPicturesHasThemWhole() throws {
        let report = try ReportSample.parts()
        try ReviewTests.withFailures { golden, failures in
            let review = try Review(of: [failures], into: golden)
            let text = String(decoding: try Self.page(report, review, mostBytes: 10_000), as: UTF8.self)
            #expect(!text.contains("id=\"part-"))
            let files = report.cases.flatMap { [$0.expectedFile, $0.actualFile].compactMap(\.self) }
            #expect(files.count == 5 && files.allSatisfy { text.contains(Data($0).base64EncodedString()) })
        }
    }

    private static func page(
        _ report: VerificationReport, _ review: Review? = nil, mostBytes: Int = PagePictures.mostBytes
    ) throws -> Data {
        var page = Data()
        report.writeHTML(review: review, mostBytes: mostBytes) { part in
            part.withUnsafeBufferPointer { page.append($0) }
        }
        return page
    }
}
