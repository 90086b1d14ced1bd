import Testing

@testable import StepData

/// Rows that say of what, of whom, and of which time they are.
struct RowRulesTests: TableReading {
    private static let two = [
        StepDay(date: CivilDate("2026-11-16"), steps: 7314), StepDay(date: CivilDate("2026-11-17"), steps: 2583),
    ]

    /// A column, whatever its name, says steps in some rows.
    @Test(arguments: [
        "date,metric,value\n2026-11-16,steps,7314\n2026-11-16,pulse,61\n2026-11-17,steps,2583\n",
        "date,what,value\n2026-11-16,StepCount,7314\n2026-11-16,Weight,80\n2026-11-17,StepCount,2583\n",
        "Datum;Art;Wert\n16.11.2026;Schritte;7314\n16.11.2026;Puls;61\n17.11.2026;Schritte;2583\n"
            .replacing("Wert", with: "Value"),
        "type,startDate,unit,value\nHKQuantityTypeIdentifierStepCount,2026-11-16 08:00,count,7000\n"
            + "HKQuantityTypeIdentifierStepCount,2026-11-16 09:00,count,314\n"
            + "HKQuantityTypeIdentifierStepCount,2026-11-17 09:00,count,2583\n"
            + "HKQuantityTypeIdentifierHeartRate,2026-11-17 09:00,count/min,61\n",
        "date,value,unit\n2026-11-16,7314,steps\n2026-11-16,80,kg\n2026-11-17,2583,steps\n",
    ])
    func rowsOfStepsAreChosen(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// Rows of another kind are read too, if they have a count in a column of steps; their kind is a category.
    @Test(arguments: ["Category", "Type", "kind", "metric"], ["High steps", "steps"])
    func rowsOfAColumnOfStepsAreNotDropped(column: String, kind: String) throws {
        let found = try read("date,steps,\(column)\n2026-11-16,7314,\(kind)\n2026-11-17,2583,Rest\n")
        #expect(found.week.days == Self.two)
        #expect(found.notes == [#"columns that are not read: "\#(column)""#])
        let json =
            #"[{"date": "2026-11-16", "steps": 7314, "\#(column)": "\#(kind)"}, "#
            + #"{"date": "2026-11-17", "steps": 2583, "\#(column)": "manual"}]"#
        #expect(try read(json, ReadingOptions(), .json).week.days == Self.two)
    }

    @Test func rowsOfAColumnOfStepsMayNotBeOfOtherMetrics() {
        #expect(
            fault("date,type,steps\n2026-11-16,steps,7314\n2026-11-17,heart rate,61\n")
                == "1:6: type: expected rows of steps, by --where COLUMN=VALUE or --steps-column, found "
                + #""heart rate", "steps""#)
    }

    @Test func rowsThatAreNotReadAreTold() throws {
        let table = "date,type,value\n2026-11-16,steps,7314\n2026-11-16,pulse,61\n2026-11-17,steps,2583\n"
        #expect(
            try read(table).notes == [#"only rows with "steps" in "type" are read"#, #""value" is taken for steps"#])
        let json =
            #"[{"date": "2026-11-16", "type": "steps", "steps": 7314}, "#
            + #"{"date": "2026-11-16", "type": "sleep", "hours": 7}]"#
        let found = try read(json, ReadingOptions(), .json)
        #expect(found.week.days == [Self.two[0]])
        #expect(found.notes.contains(#"only rows with "steps" in "type" are read"#))
    }

    /// The offset of a row gives the day of its time in UTC.
    @Test(arguments: [
        ("offset", "+01:00"), ("time_offset", "UTC+0100"), ("startZoneOffset", "+01:00"),
        ("startTimeOffsetInSeconds", "3600"), ("timezone", "GMT+1"),
    ])
    func offsetsBesideTimesInUTCGiveTheDay(column: String, offset: String) throws {
        let table =
            "time,\(column),steps\n2026-11-15T23:30:00Z,\(offset),7000\n2026-11-16T10:00:00Z,\(offset),314\n"
            + "2026-11-16T23:00:00Z,\(offset),2583\n"
        #expect(try read(table).week.days == Self.two)
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: 0)
        #expect(try read(table, options).week.days.map(\.steps) == [7000, 2897])
        // A time without an offset is local already.
        let local = table.replacing("Z,", with: ",")
        #expect(try read(local).week.days.map(\.steps) == [7000, 2897])
    }

    @Test func namesOfZonesBesideTimesInUTCAreRefused() {
        #expect(
            fault("time,timezone,steps\n2026-11-15T23:30:00Z,Europe/Vienna,7000\n")
                == "2:22: timezone: expected an offset such as +01:00, or --time-zone Area/City, found "
                + "\"Europe/Vienna\"")
    }

    /// The line above the header names what the table counts, if its column does not.
    @Test(arguments: [
        "Weight", "Exported by Ann\nHeart rate (bpm)", "Puls", "SpO2", "VO2max", "Mood", "Screen time", "Push-ups",
    ])
    func tablesOfOtherFiguresAreRefusedByTheirHeadings(heading: String) {
        let nearest = heading.split(separator: "\n").last ?? ""
        let line = heading.split(separator: "\n").count + 1
        #expect(
            fault("\(heading)\ndate,value\n2026-11-16,70\n2026-11-17,71\n")
                == "\(line):6: value: expected a column of steps, or --steps-column NAME, found \"\(nearest)\"")
    }

    @Test(arguments: ["Steps", "Report of Ann", "Weight\nMy steps"])
    func tablesBelowOtherHeadingsAreRead(heading: String) throws {
        let values = try read("\(heading)\ndate,value\n2026-11-16,7314\n2026-11-17,2583\n")
        #expect(values.week.days == Self.two)
        // A column that names steps needs no heading.
        let steps = try read("Weight\ndate,steps\n2026-11-16,7314\n2026-11-17,2583\n")
        #expect(steps.week.days == Self.two)
    }

    /// A title, a key around the days, or the name of the dates says that each row is a week or a month.
    @Test(arguments: [
        "Weekly totals\ndate,steps\n2026-11-16,50000\n2026-11-23,48000\n",
        "Week beginning,steps\n2026-11-16,50000\n", "w/c,steps\n2026-11-16,50000\n",
        "weekBeginning,steps\n2026-11-16,50000\n", "أسبوع,steps\n2026-11-16,50000\n",
    ])
    func titlesOfLongerPeriodsAreRefused(text: String) {
        #expect(fault(text)?.contains("totals of weeks and months are no days") == true, "\(text)")
    }

    @Test(arguments: ["weekly", "weeklyTotals", "monthlySteps"])
    func keysOfLongerPeriodsAreRefused(key: String) {
        let text = #"{"\#(key)": {"2026-11-16": 7314, "2026-11-17": 2583}}"#
        #expect(throws: StepDataError.self) { try read(text, ReadingOptions(), .json) }
    }

    @Test func titlesOfWeeksAboveDaysAreRead() throws {
        let text = "Weekly report\ndate,steps\n2026-11-16,7314\n2026-11-17,2583\n"
        #expect(try read(text).week.days == Self.two)
    }

    @Test func rowsAreChosenByTheUser() throws {
        let text = "date,name,steps\n2026-11-16,Ann,7314\n2026-11-16,Bob,5\n2026-11-17,Ann,2583\n"
        var options = ReadingOptions()
        options.conditions = [.init(column: "NAME", value: "Ann")]
        #expect(try read(text, options).week.days == Self.two)
        options.conditions = [.init(column: "name", value: "Eve")]
        #expect(fault(text, options) == #"1:1: where: expected rows with "Eve" in "name", found none"#)
        options.conditions = [.init(column: "who", value: "Eve")]
        #expect(fault(text, options)?.contains(#"expected "who", as --where says"#) == true)
    }

    /// Rows of several persons, or of something that may be persons, are never added up.
    @Test(arguments: [
        ("name", "Ann", "Bob"), ("user_id", "1", "2"), ("Id", "1503960366", "1624580081"), ("Läufer", "Ann", "Bob"),
        ("email", "a@b.c", "d@e.f"), ("Mitarbeiter", "Ann", "Bob"), ("Prénom", "Ann", "Bob"), ("氏名", "Ann", "Bob"),
        ("Uczestnik", "Ann", "Bob"), ("الاسم", "Ann", "Bob"), ("नाम", "Ann", "Bob"), ("Όνομα", "Ann", "Bob"),
        ("Név", "Ann", "Bob"), ("Nama", "Ann", "Bob"), ("Nickname", "Ann", "Bob"), ("İsim", "Ann", "Bob"),
        ("KİŞİ", "Ann", "Bob"),
    ])
    func rowsOfSeveralPersonsAreRefused(column: String, one: String, other: String) {
        let text =
            "time,\(column),steps\n2026-11-16 08:00,\(one),1\n2026-11-16 09:00,\(other),2\n"
            + "2026-11-17 08:00,\(one),3\n2026-11-17 09:00,\(other),4\n"
        #expect(fault(text)?.contains("by --where \(column)=VALUE") == true, "\(fault(text) ?? "")")
    }

    /// Rows of several persons are not the days of one, also if each person has one row, of another date.
    @Test(arguments: ["person", "user", "Name", "participant", "Teilnehmer", "user_id", "E-Mail", "氏名"])
    func personsOfOtherDatesAreRefused(column: String) {
        let message = "\(column): expected rows of one person, by --where \(column)=VALUE, or --people for several"
        let table = "date,\(column),steps\n2026-11-16,Ann,1\n2026-11-17,Bob,2\n"
        #expect(fault(table)?.contains(message) == true, "\(fault(table) ?? "")")
        let rows = #"[{"?": "Ann", "date": "2026-11-16", "steps": 1}, {"?": "Bob", "date": "2026-11-17", "steps": 2}]"#
        #expect(fault(rows.replacing("?", with: column), ReadingOptions(), .json)?.contains(message) == true)
    }

    @Test(arguments: [
        "date,name,steps\n2026-11-16,Monday,7314\n2026-11-17,Tuesday,2583\n",
        "date,name,steps\n2026-11-16,iPhone,7314\n2026-11-17,iPhone,2583\n",
        "date,name,steps\n2026-11-16,Ann,7314\n2026-11-17,,2583\n",
        "id,date,steps\n1,2026-11-16,7314\n2,2026-11-17,2583\n",
    ])
    func namesOfNobodyElseAreRead(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// Series of days that are named, with one day each, are not joined, but those without names are.
    @Test(arguments: [
        #""name": "Ann""#, #""title": "Ann""#, #""user": {"name": "Ann"}"#, #""Id": 1"#,
        #""person": "Ann", "team": "a""#,
    ])
    func seriesOfSeveralPersonsAreRefused(owner: String) {
        let other = owner.replacing("Ann", with: "Bob").replacing("1", with: "2")
        let text =
            #"[{\#(owner), "days": [{"date": "2026-11-16", "steps": 1}]}, "#
            + #"{\#(other), "days": [{"date": "2026-11-17", "steps": 2}]}]"#
        for around in [text, #"{"data": \#(text)}"#] {
            let message = fault(around, ReadingOptions(), .json) ?? ""
            #expect(message.contains("expected days of one person, as in"), "\(around) \(message)")
        }
    }

    @Test func seriesWithoutNamesAreJoined() throws {
        let days = [("16", 7314), ("17", 2583)].map { day, steps in
            #"{"days": [{"date": "2026-11-\#(day)", "steps": \#(steps)}]}"#
        }
        let text = "[\(days.joined(separator: ", "))]"
        #expect(try read(text, ReadingOptions(), .json).week.days == Self.two)
    }

    /// Without somebody to merge them, rows of several sources are refused, and nothing says to add them up.
    @Test(arguments: [
        "source", "device", "sourceName", "App", "Tracker", "data_origin", "dataOrigin", "app_id", "bundle", "sensor",
        "client", "Wearable", "recorded_by", "Origine", "データソース", "数据来源",
    ])
    func rowsOfSeveralSourcesAreRefused(column: String) {
        for time in ["", " 08:00"] {
            let text =
                "date,steps,\(column)\n2026-11-16\(time),1,Watch\n2026-11-16\(time),2,Phone\n2026-11-17\(time),3,Watch\n"
            let message = fault(text) ?? ""
            #expect(message.contains("--merge only=NAME, --merge max-source or --source-priority NAME"), "\(message)")
            #expect(message.contains(#"found "Watch", "Phone""#))
            #expect(!message.contains("sum"))
        }
    }

    /// A source or a person may be in an object of a row.
    @Test(arguments: [
        (#""metadata": {"dataOrigin": "?"}"#, "dataOrigin: expected rows of one source"),
        (#""metadata": {"dataOrigin": {"packageName": "?"}}"#, "packageName: expected rows of one source"),
        (#""sourceRevision": {"source": {"name": "?"}}"#, "source.name: expected rows of one source"),
        (#""user": {"name": "?"}"#, "user.name: expected rows of one person"),
    ])
    func innerSourcesAreRefused(member: String, message: String) {
        let rows = ["a", "b"].map { name in
            #"{"start": "2026-11-16T08:00:00Z", "end": "2026-11-16T09:00:00Z", "steps": 7314, "#
                + member.replacing("?", with: name) + "}"
        }
        #expect(fault("[\(rows.joined(separator: ","))]", ReadingOptions(), .json)?.contains(message) == true)
    }

    /// One of two counts in a row of JSON is not chosen by chance.
    @Test func twoCountsInARowAreRefused() throws {
        let text = #"[{"date": "2026-11-16", "steps_watch": 7314, "steps_phone": 7000}]"#
        #expect(
            fault(text, ReadingOptions(), .json)?.contains(
                "expected one count of steps in a row, or --steps-column with the key of one") == true)
        var options = ReadingOptions()
        options.stepsColumn = "steps_watch"
        #expect(try read(text, options, .json).week.days == [Self.two[0]])
    }

    /// The name of a person may be in an object beside the days.
    @Test(arguments: [("Ann", false), ("Bob", true)])
    func daysOfSeveralPersonsAreRefused(second: String, isRefused: Bool) throws {
        let lists = [("Ann", "16", "17"), (second, "18", "19")].map { name, first, last in
            #"{"profile": {"name": "\#(name)"}, "days": [{"date": "2026-11-\#(first)", "steps": 1}, "#
                + #"{"date": "2026-11-\#(last)", "steps": 2}]}"#
        }
        let message = fault("[\(lists.joined(separator: ","))]", ReadingOptions(), .json)
        #expect((message != nil) == isRefused)
    }

    /// Rows of weeks, months or years, as a column says.
    @Test(arguments: ["week", "monthly", "Year"])
    func rowsOfLongerPeriodsAreRefused(period: String) {
        let text = "date,period,steps\n2026-11-09,\(period),50000\n2026-11-16,\(period),48000\n"
        #expect(fault(text)?.hasPrefix("1:6: period: expected dates of days") == true)
        #expect(fault(text)?.hasSuffix(#"found "\#(period)""#) == true)
    }

    /// A week among days is as wrong as weeks alone.
    @Test func rowsOfWeeksAmongDaysAreRefused() {
        let text = "date,period,steps\n2026-11-16,day,7314\n2026-11-17,day,2583\n2026-11-22,week,50000\n"
        #expect(fault(text)?.hasPrefix("1:6: period: expected dates of days") == true)
    }

    /// A text or a key around rows of JSON says that they are weeks or months, and their dates are as far apart.
    @Test(arguments: [
        #"{"period": "week", "rows": [?]}"#, #"{"granularity": "Month", "data": {"items": [?]}}"#, #"{"weeks": [?]}"#,
        #"{"period": "P1W", "rows": [?]}"#, #"{"data": {"byWeek": [?]}}"#, #"{"resolution": "quarter", "rows": [?]}"#,
    ])
    func periodsAroundRowsAreRefused(text: String) throws {
        let dates = [("2026-11-02", "2026-11-16"), ("2026-10-01", "2026-11-01"), ("2026-10-31", "2026-11-30")]
        for (first, second) in dates {
            let rows = #"{"date": "\#(first)", "steps": 50000}, {"date": "\#(second)", "steps": 48000}"#
            let message = fault(text.replacing("?", with: rows), ReadingOptions(), .json) ?? ""
            #expect(message.contains("totals of weeks and months are no days"), "\(text) \(message)")
        }
        // Days in a row are those of a week.
        let days = #"{"date": "2026-11-16", "steps": 7314}, {"date": "2026-11-17", "steps": 2583}"#
        #expect(try read(text.replacing("?", with: days), ReadingOptions(), .json).week.days == Self.two)
    }

    @Test(arguments: ["day", "hour", "daily"])
    func rowsOfShorterPeriodsAreRead(period: String) throws {
        let text = "date,period,steps\n2026-11-16,\(period),7314\n2026-11-17,\(period),2583\n"
        #expect(try read(text).week.days == Self.two)
    }

    /// The row of a table with a column for each date has a name too.
    @Test(arguments: ["Heart rate", "Puls", "SpO2", "Calories"])
    func wideRowsOfOtherMetricsAreRefused(name: String) throws {
        let text = "Metric;2026-11-16;2026-11-17\n\(name);61;62\n"
        #expect(
            fault(text) == "2:1: header: expected one row of steps below dates, or --where COLUMN=VALUE, found 0")
        #expect(try read(text + "Ann;7314;2583\n").week.days == Self.two)
    }

    /// The name of a series of InfluxDB tells what it measures.
    @Test func seriesOfOtherMetricsAreRefused() throws {
        let text = #"""
            {"results": [{"series": [{"name": "?", "columns": ["time", "value"], "values":
            [["2026-11-16T00:00:00Z", 7314], ["2026-11-17T00:00:00Z", 2583]]}]}]}
            """#
        let message = fault(text.replacing("?", with: "weight"), ReadingOptions(), .json)
        #expect(message?.hasSuffix(#"expected a column of steps, or --steps-column NAME, found "weight""#) == true)
        #expect(try read(text.replacing("?", with: "steps"), ReadingOptions(), .json).week.days == Self.two)
    }

    @Test func daysOfOneSourceEachAreRead() throws {
        let text = "date,steps,source\n2026-11-16,7314,Phone\n2026-11-17,2583,Watch\n"
        #expect(try read(text).week.days == Self.two)
    }

    /// Times in a column of their own, in one of hours or of parts of a day, and of a start and an end.
    @Test(arguments: [
        "Date,Time,Steps\n2026-11-16,08:00,7000\n2026-11-16,09:00,314\n2026-11-17,08:00,2583\n",
        "Date,Hour,Steps\n2026-11-16,8,7000\n2026-11-16,9,314\n2026-11-17,8,2583\n",
        "steps,date,interval\n7000,2026-11-16,0\n314,2026-11-16,5\n2583,2026-11-17,2355\n",
        "Date,Start time,End time,Steps\n2026-11-16,08:00,08:15,7000\n2026-11-16,09:00,09:15,314\n"
            + "2026-11-17,08:00,08:15,2583\n",
        "Datum;Uhrzeit;Schritte\n16.11.2026;8:00;7000\n16.11.2026;9:00;314\n17.11.2026;8:00;2583\n",
        "Date,Time,Steps\n2026-11-16,8 AM,7000\n2026-11-16,8 PM,314\n2026-11-17,8 AM,2583\n",
        // Across midnight: 300 of 600 on each day.
        "start,end,steps\n2026-11-16 08:00,2026-11-16 09:00,7014\n2026-11-16 23:50,2026-11-17 00:10,600\n"
            + "2026-11-17 09:00,2026-11-17 10:00,2283\n",
        "Year,Month,Day,Steps\n2026,11,16,7314\n2026,11,17,2583\n",
        "Jahr;Monat;Tag;Schritte\n2026;November;16;7314\n2026;November;17;2583\n",
    ])
    func timesOfADayAreAddedUp(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// What is longer than a day, or no day at all, never becomes one.
    @Test(arguments: [
        ("Week,Steps\n2026-W46,50000\n2026-W47,48000\n", "Week"), ("Month,Steps\n2026-10,1\n2026-11,2\n", "Month"),
        ("Year,Steps\n2025,1\n2026,2\n", "Year"), ("Quarter;Steps\nQ1;1\nQ2;2\n", "Quarter"),
        ("Week,Steps\n2026-11-09,50000\n2026-11-16,48000\n", "Week"), ("KW;Schritte\n46;1\n47;2\n", "KW"),
        ("hour,steps\n8,1\n9,2\n", "hour"), ("Name,Steps\nAnn,1\nBob,2\n", "Name"),
        ("Land;Schritte\nA;1\nB;2\n", "Land"),
        ("Rank,Steps\n1,2\n2,1\n", "Rank"), ("Dzionek,Kroki\n1 dzionka,1\n2 dzionka,2\n", "Dzionek"),
        ("start,end,steps\n2026-11-09,2026-11-15,5\n2026-11-16,2026-11-22,6\n", "totals of weeks are no days"),
    ])
    func whatIsNoDayIsRefused(text: String, word: String) {
        let message = fault(text)
        #expect(message?.contains(word) == true, "\(text) \(message ?? "")")
    }

    /// The steps of workouts are only a part of those of their days.
    @Test(arguments: [
        ("Activity Type,Date,Steps\nRunning,2026-11-16 08:00:00,3783\n", "1:1: Activity Type"),
        ("Activity ID,Activity Date,Activity Name,Total Steps\n1,2026-11-16,Run,3783\n", "1:1: Activity ID"),
        ("logId,startTime,steps\n1,2026-11-16T08:00:00,3783\n", "1:1: logId"),
        ("Datum;Aktivitätstyp;Schritte\n16.11.2026;Laufen;3783\n", "1:7: Aktivitätstyp"),
    ])
    func workoutsAreRefused(text: String, place: String) {
        let message = fault(text) ?? ""
        #expect(message.hasPrefix("\(place): expected steps of days, as workouts have only a part"), "\(message)")
    }

    /// Lines around a table, and between tables that were joined.
    @Test(arguments: [
        "Steps report\n\nDate,Steps\n2026-11-16,7314\n2026-11-17,2583\n",
        "Meine Schritte 2026;;\n;;\nDatum;Schritte;\n16.11.2026;7314;\n17.11.2026;2583;\n",
        "date,steps\n2026-11-16,7314\n2026-11-17,2583\n\nExported by MyApp 2.0\n",
        "date,steps\n2026-11-16,7314\ndate,steps\n2026-11-17,2583\n",
        "| Date | Steps |\n|------|------:|\n| 2026-11-16 | 7,314 |\n| 2026-11-17 | 2,583 |\n",
        "date,steps\nTotal,9897\n2026-11-16,7314\n2026-11-17,2583\n",
        "date,steps\n2026-11-16,\"7,314 steps\"\n2026-11-17,2583 steps\n",
        "#group,false,false,true\n#datatype,string,long,dateTime:RFC3339,double,string\n#default,_result,,,,\n"
            + ",result,table,_start,_stop,_time,_value,_field\n"
            + ",,0,2026-11-01T00:00:00Z,2026-11-30T00:00:00Z,2026-11-16T08:00:00Z,7314,steps\n"
            + ",,0,2026-11-01T00:00:00Z,2026-11-30T00:00:00Z,2026-11-17T08:00:00Z,2583,steps\n",
    ])
    func linesAroundATableArePassedOver(text: String) throws {
        #expect(try read(text).week.days == Self.two, "\(text)")
    }

    @Test func aRemarkBetweenRowsIsRefused() {
        let text = "date,steps\n2026-11-16,1\nholidays\n2026-11-17,2\n"
        #expect(fault(text) == "3:1: expected 2 fields as in the header, found 1")
    }

    /// Dates a week or a month apart, and more steps than a person walks in a day.
    @Test(arguments: [
        (["01-31", "02-28", "03-31"], 250_000), (["01-01", "02-01", "03-01"], 250_000),
        (["03-01", "03-08", "03-15", "03-29"], 50_000),
    ])
    func sumsOfLongerPeriodsAreRefused(dates: [String], steps: Int) throws {
        func table(_ steps: Int) -> String {
            "date,steps\n" + dates.enumerated().map { "2026-\($1),\(steps + 300 * $0)\n" }.joined()
        }
        let message = fault(table(steps)) ?? ""
        #expect(message.contains("totals of weeks and months are no days"), "\(message)")
        #expect(message.hasSuffix("steps on average, weeks or months apart"), "\(message)")
        #expect(try read(table(20_000)).notes == ["dates are weeks or months apart, but taken for single days"])
        #expect(try read(table(8000)).notes == [])
    }

    @Test func aNoteWithoutYearsIsNoTable() {
        #expect(fault("Mon 16.11.: 7314\nTue 17.11.: 2583\n")?.contains("whose dates have a year") == true)
    }

    @Test(arguments: ["nan", "None", "unavailable", "no data", "unknown", "NaN", "null"])
    func wordsForNoDataAreNoSteps(word: String) throws {
        #expect(try read("date,steps\n2026-11-16,\(word)\n2026-11-17,5\n").week.days.map(\.steps) == [nil, 5])
    }

    /// A counter of Home Assistant begins anew at midnight; what it shows of the day before does not count.
    @Test(arguments: [
        ("", [1200, 2583]),
        ("sensor.my_steps,1200,2026-11-17T00:00:01Z\nsensor.my_steps,3,2026-11-17T00:05:00Z\n", [1200, 2583]),
    ])
    func aCounterIsItsGreatest(more: String, steps: [Int]) throws {
        let text =
            "entity_id,state,last_changed\nsensor.my_steps,unavailable,2026-11-16T00:01:00Z\n"
            + "sensor.my_steps,0,2026-11-16T00:05:00Z\nsensor.my_steps,1200,2026-11-16T21:00:00Z\n"
            + more + "sensor.my_steps,2583,2026-11-17T20:00:00Z\n"
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: 0)
        let first = more.isEmpty ? text.replacing("2583,2026", with: "583,2026") : text
        let expected = more.isEmpty ? [1200, 583] : steps
        #expect(try read(first, options).week.days.map(\.steps) == expected)
    }

    @Test func aCounterThatGoesOnIsRefused() {
        let text =
            "entity_id,state,last_changed\nsensor.my_steps,1200,2026-11-16T21:00:00Z\n"
            + "sensor.my_steps,2583,2026-11-17T20:00:00Z\n"
        #expect(fault(text)?.contains("begins anew at midnight") == true)
    }

    /// Times in UTC show that the counter begins anew at another midnight.
    @Test func aCounterOfAnotherZoneIsRefused() throws {
        let states = [
            "9000,2026-11-16T22:00:00Z", "12000,2026-11-17T03:00:00Z", "0,2026-11-17T05:00:10Z",
            "300,2026-11-17T14:00:00Z", "2500,2026-11-18T03:00:00Z", "0,2026-11-18T05:00:05Z",
            "3100,2026-11-18T23:00:00Z",
        ]
        let text = "entity_id,state,last_changed\n" + states.map { "sensor.my_steps,\($0)\n" }.joined()
        let expected = "the --time-zone in which a counter begins anew at midnight"
        #expect(fault(text)?.hasSuffix("expected \(expected), found 0 after 12000 on 2026-11-17") == true)
        var options = ReadingOptions()
        options.zone = TimeZoneRules(offset: -5 * 3600)
        #expect(try read(text, options).week.days.map(\.steps) == [12000, 2500, 3100])
    }

    /// The same word is October in Croatian, and November in Polish and Czech.
    @Test func listopadIsAMonthWhereTheLanguageIsKnown() throws {
        let polish = "data;kroki\n16 listopada 2026;7314\n17 listopada 2026;2583\n"
        #expect(try read(polish).week.days == Self.two)
        let croatian = [
            "datum;koraci\n16. listopada 2026.;7314\n",
            "Datum;Steps\n16. Listopada 2026.;1\n1. studenoga 2026.;2\n",
        ]
        for text in croatian {
            #expect(fault(text)?.contains("a month as a number") == true)
        }
    }
}
