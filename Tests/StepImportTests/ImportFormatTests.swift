import StepData
import StepSupport
import Testing

@testable import StepImport

struct ImportFormatTests {
    @Test(arguments: Fixtures.all.indices) func becomesDays(index: Int) throws {
        let fixture = Fixtures.all[index]
        #expect(try imported(fixture.files) == fixture.days)
        // Whatever order the files come in.
        #expect(try imported(fixture.files.reversed()) == fixture.days)
        var options = ImportOptions()
        options.kind = fixture.format
        #expect(try imported(fixture.files, options) == fixture.days)
    }

    @Test(arguments: Fixtures.all.indices) func isKnownByItsContent(index: Int) {
        let fixture = Fixtures.all[index]
        for file in fixture.files {
            for mark in ["", "\u{FEFF}"] {
                let text = Array((mark + file.text).utf8)
                let head = SourceText.decoded(head: text[...])
                let found = ImportFormats.all.filter { $0.recognises(head, name: file.name) }.map { $0.name }
                #expect(found.first == fixture.format, "\(file.name): \(found)")
            }
        }
    }

    /// Hours of a table of one's own look like minutes of Fitbit and quarters of Google Fit, but for their times.
    @Test(arguments: ["timestamp", "Start time"]) func hoursAreNoOnesExport(name: String) throws {
        let text = "\(name),steps\n2021-05-04 08:00,7\n2021-05-04 09:00,8\n2021-05-05 08:00,9\n"
        let read = try result([("a.csv", text)])
        #expect(read.days.map(\.steps) == [15, 9])
        #expect(read.notes == ["3 rows with times were summed to 2 days"])
    }

    /// What stands before the table, and fractions in figures beside the steps, are no trouble.
    @Test func whatNobodyAskedForIsNoTrouble() throws {
        let foods = "Foods\nDate,Calories In\n\"2019-10-01\",\"0\"\n\n" + Fixtures.fitbitMonth.drop { $0 != "A" }
        #expect(try imported([("a.csv", foods)]) == ["2019-10-01 12345 - 14", "2019-10-02 987 - 0"])
        let elevation = "date,value\n2021-05-04,3.5\n2021-05-05,2\n"
        let files = [("aggregates_steps.csv", Fixtures.withings.0), ("aggregates_elevation.csv", elevation)]
        #expect(try imported(files) == ["2021-05-04 7314 - 4", "2021-05-05 31 - 2"])
    }

    @Test func tellsWideTablesApart() {
        let others = (0..<30).map { ",Other \($0) (kg)" }.joined()
        let text = Array("Date\(others),Step Count (count)\n".utf8)[...]
        #expect(ImportFormats.all.first { $0.recognises(text, name: "a.csv") }?.name == "health-auto-export")
    }

    /// Names matter only where files of other contents look the same.
    @Test(arguments: [
        ("calories-2016-02-11.json", Fixtures.fitbitJSON), ("aggregates_weight.csv", Fixtures.withings.0),
        ("a.json", #"{"data": {"workouts": []}}"#), ("a.json", #"[{"date": "2021-05-04"}]"#), ("a.csv", "date,value\n"),
        ("a.csv", "date,weight\n2021-05-04,70\n"), ("a.csv", ""), ("a.csv", "com.samsung.shealth.sleep,1,2\n"),
        ("a.txt", "steps are good\n"), ("a.bin", "\u{0}\u{1}\u{2}\n"),
    ])
    func leavesOthersAlone(name: String, text: String) {
        let found = ImportFormats.all.filter { $0.recognises(Array(text.utf8)[...], name: name) }.map { $0.name }
        #expect(found == [])
    }

    @Test func countsWhatItPassesOver() throws {
        let others = [(name: "a.txt", text: "notes"), (name: "b.csv", text: "a,b\n1,2\n")]
        let read = try result([others[0], (name: "c.csv", text: "date,steps\n2021-05-04,7\n"), others[1]])
        #expect(read.days == [ImportedDay(date: try #require(CivilDate("2021-05-04")), steps: 7)])
        #expect(read.remarks == ["2 of the files are of other kinds, and not read"])
    }

    @Test(arguments: [
        (
            Fixtures.miFitnessMinutes,
            "a: the minutes of several devices overlap; "
                + "the file that ends in aggregated_fitness_data.csv has the days"
        ),
        (
            "Id,ActivityDate,TotalSteps,TotalDistance\n150,4/12/2016,13162,8.5\n",
            "a: a table of Fitabase has the days of many people; leave one of them, with the columns date and steps"
        ),
    ])
    func saysWhyNot(text: String, reason: String) {
        #expect(refusal([("a", text)]) == reason)
    }

    /// Whatever happens to a file, it becomes days or is refused in one line.
    @Test(arguments: Fixtures.all.indices) func survivesDamage(index: Int) {
        for file in Fixtures.all[index].files {
            let bytes = Array(file.text.utf8)
            for offset in stride(from: 0, to: bytes.count, by: 11) {
                var damaged = [Array(bytes[..<offset])]
                for byte in Array("\"},\n9".utf8) + [0xFF] {
                    var changed = bytes
                    changed[offset] = byte
                    damaged.append(changed)
                }
                for text in damaged {
                    do throws(Failure) {
                        let days = try Import.days(of: [ByteStream(name: file.name, bytes: text)]).days
                        #expect(zip(days, days.dropFirst()).allSatisfy { $0.date < $1.date })
                    } catch {
                        let line = error.line
                        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
                        #expect(line.count < 400, "\(line)")
                    }
                }
            }
        }
    }
}
