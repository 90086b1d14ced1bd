import Foundation
import StepTestSupport
import Testing

@testable import StepData

@Suite struct StepFactsJSONTests {
    private static let schema = JSONSchema("facts.schema.json")

    private static func days(_ count: Int, from first: String = "2016-09-12") throws -> [StepDay] {
        let start = try #require(CivilDate(first))
        return (0..<count).map {
            StepDay(
                date: start.adding(days: $0), steps: $0 % 9 == 4 ? nil : 100_000 + $0, distanceMeters: 8000.5,
                flights: $0 % 2 == 0 ? 3 : nil)
        }
    }

    private static var facts: [StepFacts] {
        get throws {
            let before = try StepWeek(days: days(40, from: "2016-08-03"))
            let week = try StepWeek(days: days(40))
            return [
                StepFacts(try week.comparing(with: before), goal: 5000), StepFacts(week, goal: 1_000_000),
                StepFacts(try StepWeek(steps: [1, nil, 3]), goal: 2), StepFacts(try StepWeek(steps: [nil])),
                StepFacts(try StepWeek(steps: [0])),
            ]
        }
    }

    @Test func theSchemaAcceptsThem() throws {
        let texts = try Self.facts.map(\.document)
        #expect(try Self.schema.accepts(texts) == texts.map { _ in true })
        let damaged = [
            ("\"version\": 1", "\"version\": 2"), ("\"isWhole\": true", "\"isWhole\": 1"),
            ("\"days\": 40", "\"days\": 0"),
            ("\"sums\"", "\"sumz\""), ("2016-09-12", "12.9.2016"), ("\"weekday\": 1", "\"weekday\": 8"),
        ].map { texts[0].replacing($0, with: $1) }
        #expect(try Self.schema.accepts(damaged) == damaged.map { _ in false })
    }

    /// In short they have the same members, but for lists.
    @Test func inShortTheyDoNotGrow() throws {
        for facts in try Self.facts {
            let document = try #require(
                JSONSerialization.jsonObject(with: Data(facts.document.utf8)) as? [String: Any])
            let summary = facts.summary.map(\.0)
            #expect(
                Set(document.keys).subtracting(summary) == [
                    "version", "weeks", "months", "years", "weekdays", "hours", "millions", "sums", "previousSums",
                ])
            #expect(Set(summary).isSubset(of: document.keys))
        }
    }

    @Test func says() throws {
        let facts = StepFacts(try StepWeek(days: Array(Self.days(4).suffix(3))), goal: 100_002)
        #expect(
            facts.document == """
                {
                  "version": 1,
                  "first": "2016-09-13",
                  "last": "2016-09-15",
                  "days": 3,
                  "elapsedDays": 3,
                  "measure": "steps",
                  "daysWithData": 3,
                  "total": 300006,
                  "average": 100002,
                  "distanceMeters": 24001.5,
                  "flights": 3,
                  "bestDay": {"index": 2, "date": "2016-09-15", "steps": 100003},
                  "leastDay": {"index": 0, "date": "2016-09-13", "steps": 100001},
                  "bestWeek": null,
                  "bestMonth": null,
                  "leastMonth": null,
                  "goal": {"steps": 100002, "reached": 2, "days": 3, "daysWithData": 3, "changes": [], "longestStreak": {"days": 2, "firstIndex": 1, \
                "lastIndex": 2, "first": "2016-09-14", "last": "2016-09-15"}, "currentStreak": {"days": 2, \
                "firstIndex": 1, "lastIndex": 2, "first": "2016-09-14", "last": "2016-09-15"}},
                  "previous": null,
                  "trend": null,
                  "lastMillion": null,
                  "marathonWeeks": 0,
                  "firstMarathonWeek": null,
                  "weeks": [
                    {"first": "2016-09-13", "last": "2016-09-15", "isWhole": false, "daysWithData": 3, \
                "total": 300006, "average": 100002, "distanceMeters": 24001.5, "flights": 3}
                  ],
                  "months": [
                    {"first": "2016-09-13", "last": "2016-09-15", "isWhole": false, "daysWithData": 3, \
                "total": 300006, "average": 100002, "distanceMeters": 24001.5, "flights": 3}
                  ],
                  "years": [
                    {"first": "2016-09-13", "last": "2016-09-15", "isWhole": false, "daysWithData": 3, \
                "total": 300006, "average": 100002, "distanceMeters": 24001.5, "flights": 3}
                  ],
                  "weekdays": [
                    {"weekday": 2, "daysWithData": 1, "total": 100001, "average": 100001, "distanceMeters": 8000.5, \
                "flights": null},
                    {"weekday": 3, "daysWithData": 1, "total": 100002, "average": 100002, "distanceMeters": 8000.5, \
                "flights": 3},
                    {"weekday": 4, "daysWithData": 1, "total": 100003, "average": 100003, "distanceMeters": 8000.5, \
                "flights": null}
                  ],
                  "hours": null,
                  "millions": [],
                  "sums": null,
                  "previousSums": null
                }

                """)
    }
}
