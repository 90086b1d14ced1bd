import Foundation
import StepTestSupport
import Testing

/// What users may call their files.
struct NamesTests {
    /// Build servers take orders from lines that begin so.
    @Test(arguments: [
        "$stepchart render $week -o \"$n.png\"; $stepchart inspect \"$n.png\"; $stepchart compare \"$n.png\" \"$n.png\"",
        "$stepchart compare \"$n\" b.png", "$stepchart render \"$n\"", "$stepchart import \"$n\"",
        "$stepchart widget $week --all -o \"$n\" --scale 0.1; $stepchart widget $week --all -o \"$n\" --scale 0.1",
        "$stepchart render $week --theme \"./$n\" -o a.png",
        "$stepchart verify \"$n\"", "$stepchart batch \"$n\"", "$stepchart approve \"$n\" b",
        "mkdir e a; $stepchart render $week -o \"a/$n.png\" --scale 0.1; $stepchart render $week -o \"e/$n.png\" --scale 0.2;"
            + "$stepchart verify e --actual a --failures f; $stepchart approve f e",
        "printf '{\"id\": \"a\\\\n::error::x\", \"week\": [1]}' | $stepchart batch - --out o",
    ])
    func beginNoLine(command: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell("n='a\n::error::x'; \(command)", in: folder)
            #expect(!"\n\(outcome.text)\(outcome.message)".contains("\n::error"))
            #expect(!"\(outcome.text)\(outcome.message)".isEmpty)
        }
    }

    /// Repaired, it would name another file.
    @Test func areUTF8() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell("$stepchart render $week -o \"$(printf 'a\\377.png')\"", in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.message == "stepchart: argument 4: expected UTF-8, found \"a\u{FFFD}.png\"\n")
            #expect(try folder.names.isEmpty)
        }
    }

    /// Nor can they be opened; that they are left out is told.
    @Test func thatAreNotUTF8AreLeftOut() throws {
        try Tool.withFolder { folder in
            let imported = try Tool.shell(
                "mkdir in; cp $week in/a.json; printf 'date,steps\\n2016-09-12,7\\n' > in/b.csv;"
                    + " cp in/b.csv \"in/$(printf 'c\\377').csv\"; rm in/a.json; $stepchart import in", in: folder)
            #expect(imported.status == 0)
            #expect(imported.message.contains("1 of the files have names that are not UTF-8, and are not read"))
            let verified = try Tool.shell(
                "mkdir a; $stepchart render $week -o a/a.png --scale 0.1; cp -r a e;"
                    + " cp a/a.png \"a/$(printf 'c\\377').png\"; $stepchart verify e --actual a --verbose", in: folder)
            #expect(verified.status == 0)
            #expect(verified.text.contains(": a name that is not UTF-8"))
        }
    }
}
