import Foundation
import StepChart
import StepPNG
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct BatchTableTests {
    private static let long = """
        user,date,steps,goal
        anna,2016-09-12,7314,8000
        anna,2016-09-13,"10,314",

        ben,2016-09-12,1,5k
        ben,2016-09-13,0,5k

        """

    private static func table(_ change: (inout Batch) -> Void = { _ in }, _ columns: String...) -> Batch {
        smallBatch { batch in
            batch.columns = columns.map { column in
                let parts = column.split(separator: "=").map(String.init)
                return (parts[1], Option.of(.render).first { $0.name == parts[0] } ?? Option.id)
            }
            if let place = batch.columns.firstIndex(where: { $0.option.name == "id" }) {
                batch.options.idColumn = batch.columns.remove(at: place).name
            }
            change(&batch)
        }
    }

    private static func line(_ steps: String, _ more: String = "") -> String {
        #"{"week": [\#(steps)]\#(more)}"# + "\n"
    }

    /// The hash of what each line draws.
    private static func pictures(_ answers: [[String: Any]]) -> [String] {
        answers.map { $0["sha256"] as? String ?? "\($0["error"] ?? "")" }
    }

    @Test func aRowADayIsTheWeekOfItsUser() throws {
        let answers = try Self.table({ _ in }, "goal=goal").run(Self.long).answers
        #expect(answers.map { $0["id"] as? String } == ["anna", "ben"])
        #expect(answers.map { $0["line"] as? Int } == [2, 5])
        let lines = [("7314", "10314", 8000), ("1", "0", 5000)].map { first, second, goal in
            Self.line(
                #"{"date": "2016-09-12", "steps": \#(first)}, {"date": "2016-09-13", "steps": \#(second)}"#,
                #", "goal": \#(goal)"#)
        }
        #expect(try Self.pictures(answers) == Self.pictures(smallBatch().run(lines.joined()).answers))
    }

    @Test func aRowAUserHasAColumnForEachDate() throws {
        let wide = """
            \u{FEFF}E-Mail;13.9.2016;12.9.2016;Note
            "a ""b""@x";7.314;2;x
            cleo;;n/a;

            ;;;
            """
        let (answers, summary) = try Self.table().run(wide)
        #expect(answers.map { $0["id"] as? String } == [#"a "b"@x"#, "cleo"])
        let days = [("2", "7314"), ("null", "null")].map { first, second in
            Self.line(#"{"date": "2016-09-12", "steps": \#(first)}, {"date": "2016-09-13", "steps": \#(second)}"#)
        }
        #expect(try Self.pictures(answers) == Self.pictures(smallBatch().run(days.joined()).answers))
        #expect(summary.notes.count == 1 && summary.notes[0].contains(#"columns that are not read: "Note""#))
    }

    /// Answers come in the order of the table, whoever is done first; shards are those of lines.
    @Test func manyUsersAreAnsweredInOrderAndInShards() throws {
        let table = "id,date,steps\n" + (0..<60).map { "u\($0),2016-09-12,\($0)\nu\($0),2016-09-13,7\n" }.joined()
        let all = try Self.table { $0.threads = 4 }.run(table).answers
        #expect(all.map { $0["id"] as? String } == (0..<60).map { "u\($0)" })
        #expect(Set(Self.pictures(all)).count == 60)
        let parts = try ["0/2", "1/2"].map { word in
            try Self.table { $0.options.shard = Shard(word: word) }.run(table).answers.compactMap {
                $0["id"] as? String
            }
        }
        #expect(parts.allSatisfy { !$0.isEmpty } && parts.map(\.count).reduce(0, +) == 60)
    }

    /// A row, and what is said of it.
    @Test(arguments: [
        ("anna,2016-09-12,many,8000", "2:17: steps: expected a whole number >= 0, found \"many\"", "steps"),
        ("anna,2016-09-12,1,lots", "2:19: goal: expected a whole number, found \"lots\"", "goal"),
        ("anna,2016-09-12,1,0", "2:19: goal: expected a number of steps from 1 to 1000000000, found 0", "goal"),
        (
            "anna,2016-09-12,1,5\nanna,2016-09-13,1,6",
            "3:19: goal: expected the same in all rows of a user, found \"6\"",
            "goal"
        ),
        ("anna,2016-09-12,1", "2:1: expected 4 fields as in the header, found 3", nil),
        ("anna,2016-09-12,1,5\nanna\nanna,2016-09-13,1,5", "3:1: expected 4 fields as in the header, found 1", nil),
        ("anna,2016-09-12,1,5\n\"anna,1", "3:1: expected a closing quote, found the end of the input", nil),
        (",2016-09-12,1,5", "2:1: id: expected at least one letter, found none", "id"),
    ])
    func saysWhatIsWrongWithARow(rows: String, message: String, field: String?) throws {
        let table = "user,date,steps,goal\n\(rows)\nben,2016-09-12,1,5\n"
        let answers = try Self.table({ _ in }, "goal=goal").run(table).answers
        let error = try #require(answers.first?["error"] as? [String: Any])
        #expect((error["message"] as? String)?.hasSuffix(":\(message)") == true, "\(error)")
        #expect(error["field"] as? String == field)
        #expect(answers.last?["ok"] as? Bool == true, "the others have theirs")
    }

    @Test func saysWhatIsWrongWithACellOfARowAUser() throws {
        let table = "id,2016-09-12,2016-09-13\na,1,many\nb,1\nc,1,2\n"
        let answers = try Self.table().run(table).answers
        let messages = answers.map { ($0["error"] as? [String: Any])?["message"] as? String ?? "" }
        #expect(messages[0].hasSuffix(":2:5: 2016-09-13: expected a whole number >= 0, found \"many\""))
        #expect(messages[1].hasSuffix(":3:1: expected 3 fields as in the header, found 2"))
        #expect(messages[2] == "")
    }

    /// A user's rows that are not together would be two weeks.
    @Test func rowsOfAUserMustBeTogether() throws {
        let table = "user,date,steps\na,2016-09-12,1\nb,2016-09-12,1\na,2016-09-13,1\nc,2016-09-12,1\n"
        let line = refusal { _ = try Self.table().run(table) }
        #expect(line?.contains(":4: expected the rows of \"a\" next to each other") == true, "\(line ?? "")")
        #expect(line?.hasSuffix("sort the table by this column") == true)
    }

    /// A header, columns that are named, and what it is refused for.
    @Test(arguments: [
        (
            "a,date,steps,b", "",
            "header: expected a column that identifies users, or --id-column with its name, found \"a\""
        ),
        ("date,steps", "", "header: expected a column that identifies users"),
        ("user,date,steps", "goal=Ziel", "header: expected a column \"Ziel\", as --goal-column says, found \"user\""),
        ("user,date,steps,steps", "", "header: expected each name once, found \"steps\" again"),
        ("user,2016-09-12,7/x", "", "7/x: expected "), ("nonsense", "", "expected a job, an object of options; or"),
        ("[1, 2]", "", "expected a job, an object of options; or"), ("a,b", "", "expected a job, an object"),
    ])
    func aHeaderThatDoesNotShowWhatIsWhoseEndsTheRun(header: String, column: String, message: String) throws {
        var batch = Self.table()
        if !column.isEmpty { batch = Self.table({ _ in }, column) }
        let line = refusal { _ = try batch.run("\(header)\nx,1,2,3\n") }
        #expect(line?.contains("jobs.ndjson:1:") == true && line?.contains(message) == true, "\(line ?? "none")")
    }

    @Test func theColumnOfIdsIsFoundOrNamed() throws {
        let rows = "who,name,date,steps\nx,y,2016-09-12,1\n"
        #expect(try Self.table().run(rows).answers.first?["id"] as? String == "y")
        #expect(try Self.table({ _ in }, "id=who").run(rows).answers.first?["id"] as? String == "x")
        let alone = "Mitarbeiter,date,steps\nz,2016-09-12,1\n"
        #expect(try Self.table().run(alone).answers.first?["id"] as? String == "z")
    }

    @Test func linesOfJSONHaveNoColumns() throws {
        let line = refusal { _ = try Self.table({ _ in }, "goal=goal").run(lines(0..<2)) }
        #expect(line == "--goal-column: expected a table, found lines of JSON")
    }

    /// Names are in any script: what no font has is left out, and told.
    @Test func charactersThatCannotBeDrawnAreLeftOut() throws {
        let table = "id,date,steps,name\na,2016-09-12,1,Anna \u{1F389} B\nb,2016-09-12,1,Anna B\n"
        let answers = try Self.table({ _ in }, "title=name").run(table).answers
        let pictures = try Self.table({ $0.options.inline = true }, "title=name").run(table).answers.compactMap {
            ($0["base64"] as? String).flatMap { Data(base64Encoded: $0) }
        }.map { try PNGDecoder.decode(Array($0)) }
        #expect(pictures.count == 2 && pictures[0] == pictures[1])
        #expect((answers[0]["warnings"] as? [String])?.first == "left out, for no font has them: \"\u{1F389}\"")
        #expect(answers[1]["warnings"] == nil)
        let refused = try Self.table(
            { batch in
                try? batch.defaults.add([("missing-glyph", "error")], of: nil)
            }, "title=name"
        ).run(table).answers
        #expect(refused.map { $0["ok"] as? Bool } == [false, true])
    }

    @Test func aCellOfAFlagIsTrueOrFalse() throws {
        let table = "id,date,steps,axis\na,2016-09-12,1,TRUE\nb,2016-09-12,1,false\nc,2016-09-12,1,yes\n"
        let answers = try Self.table({ _ in }, "y-axis=axis").run(table).answers
        #expect(answers.map { $0["ok"] as? Bool } == [true, true, false])
        #expect(answers[0]["sha256"] as? String != answers[1]["sha256"] as? String)
    }
}
