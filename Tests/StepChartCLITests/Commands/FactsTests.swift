import Foundation
import StepTestSupport
import Testing

struct FactsTests {
    private static let days = """
        date,steps
        2015-01-30,7000
        2015-01-31,9000
        2015-02-01,1234567
        2015-02-02,8000
        """

    private func facts(_ options: String, of text: String = days) throws -> String {
        try Tool.withFolder { folder in
            try folder.write(text.utf8, to: "a")
            let outcome = try Tool.shell("\"$stepchart\" facts a \(options)", in: folder)
            #expect(outcome.status == 0 && outcome.message == "", "\(outcome.message)")
            return outcome.text
        }
    }

    @Test func table() throws {
        #expect(
            try facts("--goal 8k --today 2015-02-02 --from 2015-01-31") == """
                                           from        to
                days                    3  2015-01-31  2015-02-02
                days so far             3
                days with data          3
                steps           1,251,567
                steps a day       621,784
                best day        1,234,567  2015-02-01
                least day           9,000  2015-01-31
                days at goal       3 of 3
                longest streak          3  2015-01-31  2015-02-02
                current streak          3  2015-01-31  2015-02-02
                reached         1,000,000  2015-02-01

                weeks                       steps    a day  days with data
                2015-01-31  2015-02-01  1,243,567  621,784               2  in part
                2015-02-02  2015-02-02      8,000    8,000               1  in part

                months                      steps      a day  days with data
                2015-01-31  2015-01-31      9,000      9,000               1  in part
                2015-02-01  2015-02-02  1,242,567  1,234,567               2  in part

                years                       steps    a day  days with data
                2015-01-31  2015-02-02  1,251,567  621,784               3  in part

                weekdays        steps      a day  days with data
                monday          8,000      8,000               1
                saturday        9,000      9,000               1
                sunday      1,234,567  1,234,567               1

                """)
    }

    @Test func comparesWithTheDaysBefore() throws {
        let json = try facts("--from 2015-02-01 --json")
        #expect(json.contains(#""previous": {"total": 1242567, "totalBefore": 16000}"#))
        #expect(json.contains(#""sums": [1234567, 1242567]"#) && json.contains(#""previousSums": [7000, 16000]"#))
        let lines = try facts("--last 2").split(separator: "\n")
        #expect(lines.contains("steps compared     1,242,567") && lines.contains("with those before     16,000"))
        #expect(try facts("--json").contains(#""previous": null"#))
        let week = #"{"days": [4, 6], "previous": [2, 3], "unit": "mi"}"#
        #expect(try facts("--json", of: week).contains(#""previous": {"total": 10, "totalBefore": 5}"#))
    }

    @Test func weeksBeginAsSaid() throws {
        #expect(try facts("--week-start sunday").contains("2015-02-01  2015-02-02  1,242,567"))
        #expect(try facts("--unit mi", of: #"[{"steps": 1, "distanceMeters": 16093.44}]"#).contains(" mi\n"))
    }

    @Test func theSchemaAcceptsThem() throws {
        let texts = [try facts("--json"), try facts("--json --goal 5000 --month 2015-02")]
        #expect(try JSONSchema("facts.schema.json").accepts(texts) == [true, true])
    }

    @Test func badInputHasOneLine() throws {
        try Tool.withFolder { folder in
            try folder.write("[1, \"many\"]".utf8, to: "a.json")
            for (words, status) in [("b.json", 66), ("", 64), ("a.json --goal 0", 64), ("a.json", 65)] {
                let outcome = try Tool.shell("\"$stepchart\" facts \(words)", in: folder)
                #expect(outcome.status == status && outcome.text == "")
                #expect(outcome.message.count { $0 == "\n" } == 1)
            }
        }
    }

    /// Messages and answers of batch have the same in short; a stand-in has nobody's.
    @Test func messagesAndAnswersHaveThem() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.days.utf8, to: "a.csv")
            let commands = """
                "$stepchart" facts a.csv --goal 8000 --week-start sunday --json > facts.json
                "$stepchart" message a.csv --goal 8000 --week-start sunday -o a --scale 1 2> notes
                "$stepchart" message --snapshot -o b --scale 1
                printf '%s\\n' '{"input": "a.csv", "goal": 8000}' '{"snapshot": true}' '{"week": ["a"]}' |
                "$stepchart" batch - --facts --week-start sunday > answers
                """
            #expect(try Tool.shell(commands, in: folder).status == 0)
            func object(_ bytes: [UInt8]) throws -> [String: Any] {
                try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            }
            let all = try object(folder.bytes("facts.json"))
            let message = try object(folder.bytes("a/message.json"))["facts"] as? [String: Any]
            let lines = try folder.bytes("answers").split(separator: UInt8(ascii: "\n")).map { try object(Array($0)) }
            let answer = lines[0]["facts"] as? [String: Any]
            for facts in [message, answer] {
                let facts = try #require(facts)
                #expect(facts.count == 19)
                for (key, value) in facts { #expect((value as? NSObject) == (all[key] as? NSObject), "\(key)") }
            }
            #expect(try object(folder.bytes("b/message.json"))["facts"] is NSNull)
            #expect(lines[1]["ok"] as? Bool == true && lines[1]["facts"] == nil)
            #expect(lines[2]["ok"] as? Bool == false && lines[2]["facts"] == nil)
            let answers = try String(decoding: folder.bytes("answers"), as: UTF8.self).split(separator: "\n")
            #expect(try JSONSchema("answer.schema.json").accepts(answers.map(String.init)) == [true, true, true])
        }
    }
}
