import Foundation
import StepChartImport
import StepTestSupport
import Testing

@testable import StepJobs

/// The same data in files of many kinds, which Python packs.
private enum Exports {
    static let health = project.appending(path: "samples/apple_health_export").path
    static let names = [
        "a.zip", "a.xml", "a.xml.gz", "folder", "fit.zip", "a.db", "a.xlsx", "two-years.csv", "week.json",
    ]

    static func make(in folder: String) throws {
        let script = """
            import gzip, pathlib, shutil, sqlite3, sys, zipfile
            samples, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
            xml = (samples / "apple_health_export/export.xml").read_bytes()
            with zipfile.ZipFile(out / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("apple_health_export/export.xml", xml)
            (out / "a.xml").write_bytes(xml)
            (out / "a.xml.gz").write_bytes(gzip.compress(xml))
            shutil.copytree(samples / "apple_health_export", out / "folder")
            with zipfile.ZipFile(out / "fit.zip", "w") as archive:
                for file in (samples / "Takeout").rglob("*.csv"):
                    archive.write(file, str(file.relative_to(samples)))
            database = sqlite3.connect(out / "a.db")
            database.executescript("CREATE TABLE USER (_id INTEGER PRIMARY KEY, NAME TEXT);"
                "CREATE TABLE DEVICE (_id INTEGER PRIMARY KEY, NAME TEXT, MANUFACTURER TEXT, IDENTIFIER TEXT,"
                " TYPE INTEGER, ALIAS TEXT); INSERT INTO DEVICE VALUES (1, 'Band', 'x', 'AA', 1, NULL);"
                "CREATE TABLE MI_BAND_ACTIVITY_SAMPLE (TIMESTAMP INTEGER NOT NULL, DEVICE_ID INTEGER NOT NULL,"
                " USER_ID INTEGER NOT NULL, STEPS INTEGER NOT NULL, PRIMARY KEY (TIMESTAMP, DEVICE_ID)) WITHOUT ROWID;")
            for day in range(9):
                database.execute("INSERT INTO MI_BAND_ACTIVITY_SAMPLE VALUES (?, 1, 1, ?)",
                                 (1772409600 + 86400 * day + 40000, 900 + day))
            database.commit()
            rows = [["date", "steps"]] + [[f"2026-03-0{day}", str(1000 + day)] for day in range(1, 10)]
            cells = "".join("<row>" + "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in row) + "</row>"
                            for row in rows)
            main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
            offices = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
            packages = "http://schemas.openxmlformats.org/package/2006/"
            with zipfile.ZipFile(out / "a.xlsx", "w") as book:
                book.writestr("[Content_Types].xml", f'<Types xmlns="{packages}content-types"/>')
                book.writestr("xl/workbook.xml", f'<workbook xmlns="{main}" xmlns:r="{offices}"><sheets>'
                              '<sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>')
                book.writestr("xl/_rels/workbook.xml.rels", f'<Relationships xmlns="{packages}relationships">'
                              f'<Relationship Id="r1" Type="{offices}/worksheet" Target="worksheets/sheet1.xml"/>'
                              '</Relationships>')
                book.writestr("xl/worksheets/sheet1.xml",
                              f'<worksheet xmlns="{main}"><sheetData>{cells}</sheetData></worksheet>')
            for name in ["two-years.csv", "week.json"]:
                shutil.copy(samples / name, out / name)
            """
        _ = try python(script, [project.appending(path: "samples").path, folder], input: [])
    }
}

struct ImportedStepsTests {
    private static func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

    private static func message(_ path: String, _ days: Period? = nil, _ options: ImportOptions = ImportOptions())
        -> String
    {
        do throws(StepImportError) {
            return "\(try StepWeek(contentsOf: path, days: days, options: options).days)"
        } catch {
            return error.description
        }
    }

    @Test func allKindsAreReadAsTheCommandReadsThem() throws {
        try withFolder { folder in
            try Exports.make(in: folder)
            for name in Exports.names {
                let path = "\(folder)/\(name)"
                var job = Job(.render)
                job.source.path = path
                let drawn = try JobInputs().week(job.source, weeksFrom: 1)
                #expect(try StepWeek(contentsOf: path) == drawn.week.get(), "\(name)")
                let imported = try ImportOutput([path], job) { _, _ in }
                let steps = try ImportedSteps(contentsOf: path)
                #expect(steps.days == imported.days, "\(name)")
                #expect(steps.notes == imported.notes, "\(name)")
                #expect(steps.days.count >= 7, "\(name)")
            }
        }
    }

    @Test func oneArgumentGivesTheLastSevenDaysOfAnExport() throws {
        let week = try StepWeek(contentsOf: Exports.health)
        #expect(week.days.map(\.steps) == [9480, 7160, 11890, 10120, 4870, 14320, 6240])
        #expect(week.days.first?.date == CivilDate("2026-11-09"))
        #expect(week.selected == 6)
    }

    @Test func otherDaysAreChosen() throws {
        let steps = try ImportedSteps(contentsOf: Exports.health)
        let date = try Self.date("2026-11-04")
        func days(_ period: Period) throws -> [Int] { try steps.week(period).days.compactMap { $0.date?.day } }
        #expect(try days(.all) == Array(2...15))
        #expect(try days(.last(3)) == [13, 14, 15])
        #expect(try days(.last(months: 1)).last == 15)
        #expect(try days(.week(of: date)) == Array(2...8))
        #expect(try steps.week(.month(of: date)).days.count == 30)
        #expect(try steps.week(.year(of: date)).days.count == 365)
        #expect(try days(.days(date...Self.date("2026-11-06"))) == [4, 5, 6])
        #expect(try steps.week(.last(3), today: date).today == date)
    }

    @Test func optionsSayWhichSourcesCountAndWhereDaysBegin() throws {
        let all = try ImportedSteps(contentsOf: Exports.health)
        #expect(all.sources.sorted() == ["Apple Watch", "iPhone"])
        var options = ImportOptions()
        options.merge = .only("iPhone")
        let phone = try ImportedSteps(contentsOf: Exports.health, options: options)
        #expect(phone.days != all.days)
        options = ImportOptions()
        options.timeZone = "+14:00"
        #expect(try ImportedSteps(contentsOf: Exports.health, options: options).days != all.days)
        options = ImportOptions()
        options.kind = "fitbit"
        #expect(Self.message(Exports.health, nil, options).hasPrefix("\(Exports.health): "))
    }

    @Test func severalFilesAreReadTogether() throws {
        try withFolder { folder in
            for day in 1...2 {
                try Data("date,steps\n2026-03-0\(day),\(day)\n".utf8).write(to: URL(filePath: "\(folder)/\(day).csv"))
            }
            let steps = try ImportedSteps(contentsOf: "\(folder)/1.csv", "\(folder)/2.csv")
            #expect(steps.days.map(\.steps) == [1, 2])
        }
    }

    @Test func errorsAreTheLinesOfTheCommand() throws {
        #expect(Self.message("/nowhere/a.zip") == "/nowhere/a.zip: No such file or directory")
        #expect(Self.message("-") == "./-: No such file or directory")
        let path = Exports.health
        let date = try Self.date("2020-01-31")
        #expect(
            Self.message(path, .month(of: date))
                == "\(path): --month: expected days from 2020-01-01 to 2020-01-31, found 2026-11-02 to 2026-11-15")
        for count in [0, -1, .min] { #expect(Self.message(path, .last(count)).hasPrefix("\(path): --last: expected ")) }
        var options = ImportOptions()
        options.timeZone = "Mars"
        #expect(
            Self.message(path, nil, options)
                == "\(path): --time-zone: expected a time zone such as Europe/Helsinki, UTC or +02:00, found \"Mars\"")
    }

    @Test func daysWithoutDatesCanBeFew() throws {
        try withFolder { folder in
            let path = "\(folder)/a.json"
            try Data("[1, 2, 3]".utf8).write(to: URL(filePath: path))
            #expect(try StepWeek(contentsOf: path, days: .last(2)).days.map(\.steps) == [2, 3])
            #expect(Self.message(path, .last(-1)) == "\(path): days: expected at least one day, found none")
        }
    }

    @Test func protectedDataAreToldApart() throws {
        try withFolder { folder in
            let path = "\(folder)/a.json"
            try Data(#"{"status": "protected"}"#.utf8).write(to: URL(filePath: path))
            do throws(StepImportError) {
                _ = try StepWeek(contentsOf: path)
                Issue.record("no error")
            } catch {
                #expect(error.isProtected)
                #expect(error.description.hasPrefix("\(path):1:"))
            }
            let missing = #expect(throws: StepImportError.self) { try StepWeek(contentsOf: "\(folder)/b.json") }
            #expect(missing?.isProtected == false)
        }
    }
}
