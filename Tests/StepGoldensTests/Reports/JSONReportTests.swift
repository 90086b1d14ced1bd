import Foundation
import StepPNG
import StepTestSupport
import Testing

@testable import StepGoldens

struct JSONReportTests {
    @Test func readsBack() throws {
        let text = try VerificationReport.sample().json
        let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["version"] as? Int == 1)
        #expect(json["passes"] as? Bool == false)
        #expect(json["microseconds"] as? Int == 1_234_500)
        let counts = try #require(json["counts"] as? [String: Int])
        #expect(counts == ["cases": 6, "same": 1, "different": 1, "size": 1, "new": 1, "missing": 1, "error": 1])
        let cases = try #require(json["cases"] as? [[String: Any]])
        #expect(cases.map { $0["kind"] as? String } == ["new", "missing", "size", "error", "different", "same"])
        #expect(cases[3]["message"] as? String == "bad\u{1B} \u{FFFE}\n]]> @user *bold*")

        let different = cases[4]
        #expect(different["name"] as? String == "a|b <c> & \"d\"")
        #expect(different["reason"] as? String == "two | libraries")
        let diff = try #require(different["diff"] as? [String: Any])
        #expect(diff["decidedBy"] as? String == "max-channel-delta")
        #expect(diff["greatestDifference"] as? Int == 4)
        #expect((diff["pixels"] as? [String: Int])?["different"] == 24)
        #expect(diff["bounds"] as? [String: Int] == ["x": 0, "y": 0, "width": 6, "height": 4])
        let visible = try #require(diff["visible"] as? [String: Double])
        #expect(visible["pixels"] == 0 && visible["pixelsPerDegree"] == 67)
        #expect((0.05..<0.2).contains(try #require(visible["greatest"])))
        let regions = try #require(diff["regions"] as? [String: Any])
        #expect(regions["count"] as? Int == 1)
        let largest = try #require((regions["largest"] as? [[String: Any]])?.first)
        #expect(largest["centroid"] as? [String: Double] == ["x": 3, "y": 2])
    }

    /// Also a lock's digests, and figures that JSON has no number for.
    @Test func isAsTheSchemaSays() throws {
        var locked = VerificationReport.passing
        let digest = PictureDigest(of: .flat(1))
        (locked.findings.results[0].kind, locked.findings.results[0].digests) = (.new, (nil, digest))
        var different = CaseResult(name: "b", .different)
        different.digests = (digest, digest)
        locked.findings.results.append(different)
        let texts = [try VerificationReport.sample(), .passing, locked].map(\.json)
        #expect(try JSONSchema("verification.schema.json").accepts(texts) == [true, true, true])
        let spoilt = texts[0].replacing("\"greatestDifference\": 4", with: "\"greatestDifference\": 400")
        #expect(try JSONSchema("verification.schema.json").accepts([spoilt, "{}"]) == [false, false])
    }
}
