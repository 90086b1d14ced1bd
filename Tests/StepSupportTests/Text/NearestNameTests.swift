import Testing

@testable import StepSupport

struct NearestNameTests {
    static let keys = ["date", "steps", "distanceMeters", "flights", "label"]

    @Test(arguments: [
        ("stpes", "steps"), ("Steps", "steps"), ("step_count", "steps"), ("distance", "distanceMeters"),
        ("distance_m", "distanceMeters"), ("day", "date"), ("fligths", "flights"), ("lable", "label"),
    ])
    func guesses(name: String, meaning: String) {
        #expect(NearestName.to(name, in: Self.keys) == meaning)
    }

    @Test(arguments: ["", "d", "xyzzy", "calories"])
    func guessesNothingWhenNoneIsNear(name: String) {
        #expect(NearestName.to(name, in: Self.keys) == nil)
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2),
        ("steps", "steps", 0),
    ])
    func countsEdits(a: String, b: String, edits: Int) {
        #expect(NearestName.editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == edits)
    }

    @Test func staysQuickOnVeryLongNames() {
        #expect(NearestName.to("steps" + String(repeating: "s", count: 1_000_000), in: Self.keys) == "steps")
    }
}
