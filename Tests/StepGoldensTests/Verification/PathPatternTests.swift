import Testing

@testable import StepGoldens

struct PathPatternTests {
    /// A pattern, a path, and whether they fit.
    @Test(arguments: [
        ("a/b", "a/b", true), ("a/b", "a/bc", false), ("a*", "a", true), ("a*", "abc", true), ("a*", "a/b", false),
        ("*", "", true), ("a?", "ab", true), ("a?", "a", false), ("a?b", "a/b", false), ("?", "🙂", true),
        ("**/a", "a", true), ("**/a", "x/y/a", true), ("**/a", "xa", false), ("**/a", "x/ya", false),
        ("x/**/a", "x/a", true), ("x/**/a", "x/y/z/a", true), ("x/**", "x/y/z", true), ("x/**", "y/x", false),
        ("**", "a/b", true), ("a.png", "a", true), ("*.png", "a.b", true), ("a[b]", "a[b]", true),
        ("a[b]", "ab", false),
        ("{n}-{n}", "ab-ab", true), ("{n}-{n}", "ab-ac", false), ("{n}-{n}", "a-b-a-b", true),
        ("{f/}x/{f/}y", "a/b/x/a/b/y", true), ("{f/}x/{f/}y", "x/y", true), ("{f/}x/{f/}y", "a/x/b/y", false),
        ("{n", "{n", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-b", false),
    ])
    func fits(pattern: String, path: String, does: Bool) {
        #expect(PathPattern(pattern).matches(path) == does)
    }

    /// What comes first takes the most, unless the rest then fits nothing that is asked for.
    @Test func waysAreTriedInTurn() {
        var ways: [String] = []
        let fits = PathPattern("{name}-{project}-*").matches("a-b-c-d") { words in
            ways.append("\(words["{name}"] ?? "")|\(words["{project}"] ?? "")")
            return ways.count == 3
        }
        #expect(fits)
        #expect(ways == ["a-b|c", "a|b-c", "a|b"])
    }

    @Test func wordsAreFilledIn() {
        let pattern = PathPattern("**/{name}-?/*/{folder/}x.png")
        #expect(pattern.filled(["{name}": "a", "{folder/}": "b/"]) == "**/a-?/*/b/x")
        #expect(pattern.filled([:]) == "**/*-?/*/**/x")
        #expect(PathPattern("e/{name}").filled(["{name}": "a"]) == "e/a")
    }

    @Test func lettersThatStandForThemselvesCount() {
        #expect(["**/home-*.png", "*", "e?/*-dark", "{name}-a"].map { PathPattern($0).letters } == [5, 0, 7, 2])
    }
}
