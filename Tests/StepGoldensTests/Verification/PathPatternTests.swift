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
        ("{n}-b", "a-b", false), ("{n}-b", "{n}-b", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-b", false),
        ("a/", "a/b", true), ("a/", "a/b/c", true), ("a/", "a", false), ("a/", "b/a/c", false), ("a***b", "a/b", true),
        ("**/**/a", "x/a", true), ("*/a", "x/y/a", false), ("**", "", true),
        // A mark makes another character of a slash, but no other path.
        ("*/\u{301}a", "x/\u{301}a", true), ("*", "x/\u{301}a", false), ("?", "e\u{301}", true),
    ])
    func fits(pattern: String, path: String, does: Bool) {
        #expect(PathPattern(pattern).matches(path) == does)
    }

    /// Trying all ways in turn would not end in the lifetime of the reader.
    @Test(arguments: ["*a", "**a", "**/a*", "?*"])
    func partsThatMatchInManyWaysAreNoTrouble(part: String) {
        let path = String(repeating: "a/", count: 100)
        #expect(!PathPattern(String(repeating: part, count: 40) + "b").matches(path))
        #expect(PathPattern("**" + String(repeating: part, count: 1) + "**").matches(path))
    }

    @Test(arguments: [
        ("share/*", "share/", true), ("share/image", "share/", true), ("tile-*", "tile-", true), ("*", "share/", false),
        ("**/image", "share/", true), ("other", "share/", false), ("share", "share/", false), ("sh", "share/", false),
        ("{n}", "a", false),
    ])
    func knowsWhetherItMatchesWhatBeginsSo(pattern: String, start: String, does: Bool) {
        #expect(PathPattern(pattern).matchesAny(beginningWith: start) == does)
    }

    // MARK: Rules

    @Test(arguments: [
        ("{n}-{n}", "ab-ab", true), ("{n}-{n}", "ab-ac", false), ("{n}-{n}", "a-b-a-b", true),
        ("{f/}x/{f/}y", "a/b/x/a/b/y", true), ("{f/}x/{f/}y", "x/y", true), ("{f/}x/{f/}y", "a/x/b/y", false),
        ("{n", "{n", true),
    ])
    func wordsStandForTheSame(rule: String, path: String, does: Bool) throws {
        #expect(try PathPattern(rule, hasWords: true).readings(of: path, most: 1).isEmpty != does)
    }

    /// What comes first takes the most.
    @Test func readingsComeInTurn() throws {
        let ways = try PathPattern("{name}-{project}-*", hasWords: true).readings(of: "a-b-c-d").map { words in
            "\(words["{name}"] ?? "")|\(words["{project}"] ?? "")"
        }
        #expect(ways == ["a-b|c", "a|b-c", "a|b"])
    }

    @Test func aRuleWithTooManyReadingsIsRefused() throws {
        let rule = PathPattern("{1}{2}{3}{4}{5}{6}{7}", hasWords: true)
        let error = #expect(throws: Failure.self) { try rule.readings(of: String(repeating: "a", count: 200)) }
        #expect(error?.line.hasSuffix(", found \"{1}{2}{3}{4}{5}{6}{7}\"") == true)
        #expect(try rule.readings(of: "aaa").count == 84)
    }

    @Test func wordsAreFilledIn() {
        let pattern = PathPattern("**/{name}-?/*/{folder/}x.png", hasWords: true)
        #expect(pattern.filled(["{name}": "a", "{folder/}": "b/"]).text == "**/a-?/*/b/x")
        #expect(pattern.filled([:]).text == "**/*-?/*/**/x")
        let path = PathPattern("e/{name}", hasWords: true).filled(["{name}": "a*"])
        #expect(path.text == "e/a*" && !path.isOpen)
    }

    @Test func lettersThatStandForThemselvesCount() {
        let rules = ["**/home-*.png", "*", "e?/*-dark", "{name}-a"]
        #expect(rules.map { PathPattern($0, hasWords: true).letters } == [5, 0, 7, 2])
    }
}
