import StepChart
import StepTestSupport
import Testing

@testable import StepData
@testable import StepJobs
@testable import StepSupport

/// Tables of several people, in both forms, as the days of each on the same dates.
@Suite struct PeopleTableTests {
    /// Returns the names and the counts of the people of a table, and the notes.
    private static func read(
        _ text: String, _ change: (inout Job) -> Void = { _ in }
    ) throws -> (people: [String], notes: [String]) {
        try withFolder { folder in
            let path = "\(folder)/t.csv"
            try Array(text.utf8).write(to: path)
            var job = Job(.render)
            job.people = .leaderboard
            job.source.path = path
            change(&job)
            let table = try PeopleTable(path, job, JobInputs())
            let people = table.people.map { person in
                let counts = person.week.counts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
                return "\(person.name) \(person.week.days[0].date?.description ?? ""): \(counts)"
            }
            return (people, table.notes.map { $0.replacing(path, with: "t.csv") })
        }
    }

    private static func failure(_ text: String, _ change: (inout Job) -> Void = { _ in }) -> String {
        do { return "\(try read(text, change))" } catch {
            return "\((error as? Failure)?.line.split(separator: "/").last ?? "")"
        }
    }

    /// The rows may be in any order, and days that only somebody has are days without data of the others.
    @Test func rowsOfDays() throws {
        let text = "\n date;who;steps\n3.11.2026;Bo;7\n2.11.2026;Al;5\n2.11.2026;Bo;6\n;;\n4.11.2026;Al;8\n"
        #expect(try Self.read(text).people == ["Bo 2026-11-02: 6 7 -", "Al 2026-11-02: 5 - 8"])
    }

    @Test func aRowForEachPerson() throws {
        let text = "name,2026-11-02,2026-11-03\nAl,\"1,200\",3\nBo,4,\n"
        #expect(try Self.read(text).people == ["Al 2026-11-02: 1200 3", "Bo 2026-11-02: 4 -"])
    }

    /// The last days are those up to the newest of all, not of each.
    @Test func thePeriodIsThatOfAll() throws {
        let rows = ["Al,2026-11-01,1", "Al,2026-11-02,2", "Bo,2026-11-04,4", "Bo,2026-11-05,5", "Cy,2026-11-01,3"]
        let text = "name,date,steps\n" + rows.joined(separator: "\n")
        let (people, notes) = try Self.read(text) { $0.source.period = .last(4) }
        #expect(people == ["Al 2026-11-02: 2 - - -", "Bo 2026-11-02: - - 4 5"])
        #expect(notes == ["t.csv: \"Cy\" has no data from 2026-11-02 to 2026-11-05"])
    }

    /// The newest day is one with any figure, and another person's row without figures does not hide it.
    @Test func aDistanceAloneIsData() throws {
        let rows = ["Al,2026-11-02,1,900", "Al,2026-11-03,,4100", "Bo,2026-11-02,2,", "Bo,2026-11-03,,"]
        let text = "name,date,steps,distance_m\n" + rows.joined(separator: "\n")
        let (people, notes) = try Self.read(text) { job in
            job.source.period = .last(1)
            job.measure = .distance
        }
        #expect(people == ["Al 2026-11-03: 4100"])
        #expect(notes == ["t.csv: \"Bo\" has no data from 2026-11-03 to 2026-11-03"])
    }

    /// Blanks around a name do not make another person.
    @Test func blanksAroundNames() throws {
        let text = "name,date,steps\nAl,2026-11-01,1\n Al ,2026-11-02,2\n"
        #expect(try Self.read(text).people == ["Al 2026-11-01: 1 2"])
    }

    /// A column of names comes before one of numbers, and an option before both.
    @Test func theColumnOfNames() throws {
        let text = "id,name,team,date,steps\n1,Al,X,2026-11-01,1\n2,Bo,X,2026-11-01,2\n"
        #expect(try Self.read(text).people == ["Al 2026-11-01: 1", "Bo 2026-11-01: 2"])
        #expect(try Self.read(text) { $0.namesColumn = "id" }.people == ["1 2026-11-01: 1", "2 2026-11-01: 2"])
    }

    @Test func faultsSayWhere() throws {
        let head = "name,date,steps\n"
        #expect(
            Self.failure("a,b,date,steps\n1,2,2026-11-01,4\n").hasPrefix("t.csv:1:1: header: expected a column that"))
        #expect(
            Self.failure(head + "Al,2026-11-01,4\nBo,2026-11-02,x\n")
                == "t.csv:3:15: steps: expected a whole number >= 0, found \"x\"")
        #expect(Self.failure(head + "Al,2026-11-01,\n").contains("expected somebody with data"))
        #expect(Self.failure(head + " ,2026-11-01,4\n") == "t.csv:2:1: expected a row with a name, found none")
        #expect(
            Self.failure("name,2026-11-01\nAl,1\nBo,2\nAl,3\n")
                == "t.csv:4:1: expected one row for each person, found \"Al\" again")
        #expect(Self.failure(head) { $0.namesColumn = "who" }.contains("a column \"who\""))
        #expect(Self.failure(head + "Al,2026-11-01,4\n") { $0.measure = .distance }.contains("the days of \"Al\""))
    }
}
