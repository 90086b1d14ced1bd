import StepData
import Testing

/// Columns that are found by what is in them, or by what the user says.
struct TableColumnsTests: TableReading {
    private static let two = [
        StepDay(date: CivilDate("2026-11-16"), steps: 7314), StepDay(date: CivilDate("2026-11-17"), steps: 2583),
    ]

    /// A column of dates counts whatever its name.
    @Test(arguments: [
        "timestamp", "time", "start", "startDate", "start_time", "ds", "index", "Unnamed: 0", "local_date",
        "calendarDate", "ActivityDate", "recorded_at", "when", "", "Wann",
    ])
    func datesAreTheDates(name: String) throws {
        for dates in [["2026-11-16", "2026-11-17"], ["16 Nov 2026", "17 Nov 2026"], ["1794787200", "1794873600"]] {
            let text = "\(name),steps,note\n\(dates[0]),7314,a\n\(dates[1]),2583,b\n"
            let read = try read(text)
            #expect(read.week.days == Self.two, "\(text)")
            #expect(read.notes == [#"columns that are not read: "note""#])
        }
    }

    @Test(arguments: [
        "start,end,steps\n2026-11-16,2026-11-17,7314\n2026-11-17,2026-11-18,2583\n",
        "end,steps,start\n2026-11-17,7314,2026-11-16\n2026-11-18,2583,2026-11-17\n",
        "recorded_at,date,steps\n2026-11-20,2026-11-16,7314\n2026-11-20,2026-11-17,2583\n",
        "day,steps,when\nMonday,7314,2026-11-16\nTuesday,2583,2026-11-17\n",
    ])
    func namesDecideBetweenDates(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    /// Programs tell columns of one name apart by an ending, as pandas does.
    @Test(arguments: [
        ("steps_x", "steps_y"), ("steps", "steps.1"), ("Steps", "Steps (2)"), ("step_count", "step_count2"),
    ])
    func twoColumnsOfOneNameAreRefused(first: String, second: String) throws {
        let text = "date,\(first),\(second)\n2026-11-16,7314,1\n2026-11-17,2583,2\n"
        #expect(
            fault(text)
                == "1:1: header: expected one column of steps, or its name by --steps-column, found "
                + "\"\(first)\", \"\(second)\"")
        var options = ReadingOptions()
        options.stepsColumn = first
        #expect(try read(text, options).week.days == Self.two)
        #expect(try read("date,\(second)\n2026-11-16,7314\n2026-11-17,2583\n").week.days == Self.two)
    }

    /// Figures in tens, hundreds or thousands of steps, of a part of the day, or computed from steps are no steps.
    @Test(arguments: [
        "steps/100", "steps (hundreds)", "steps x1000", "Steps (thousands)", "k steps", "steps*10", "10 steps",
        "steps ÷ 50", "Steps ('000)", "Schritte (hundert)", "pas (centaines)", "歩数(百歩)", "steps_cumsum", "Δ steps",
        "morning steps", "Steps (m)",
    ])
    func otherFiguresThanStepsAreRefused(name: String) {
        #expect(fault("date,\(name)\n2026-11-16,73\n2026-11-17,25\n")?.contains("expected a column of steps") == true)
    }

    @Test func theStepsOfADeviceAreNotLeftOutSilently() {
        #expect(
            fault("date,steps,steps_watch\n2026-11-16,7314,8000\n")
                == "1:1: header: expected one column of steps, or its name by --steps-column, found \"steps\", "
                + "\"steps_watch\"")
    }

    @Test func aStartOfAFlutterPackageIsTheDate() throws {
        let text = "date_from,date_to,steps\n2026-11-16,2026-11-17,7314\n2026-11-17,2026-11-18,2583\n"
        #expect(try read(text).week.days == Self.two)
    }

    /// The time at which a form was sent is not the day that it asks for.
    @Test(arguments: [
        ("Timestamp", "When"), ("Submitted", "What?"), ("time", "walked"), ("Submitted", "Date of steps"),
        ("Timestamp", "What day?"), ("Timestamp", "For which date"), ("Zeitstempel", "Welcher Tag?"),
    ])
    func datesBesideATimeThatNothingDecidesAreRefused(time: String, date: String) throws {
        let known = "\(time),Date,Steps\n2026-11-17 07:00,2026-11-16,7314\n2026-11-18 07:00,2026-11-17,2583\n"
        #expect(try read(known).week.days == Self.two)
        #expect(
            fault("\(time),\(date),steps\n2026-11-17 07:00,2026-11-16,7314\n")
                == "1:1: header: expected one column of dates, or its name by --date-column, found "
                + "\"\(time)\" and \"\(date)\"")
    }

    @Test func datesThatNothingDecidesAreRefused() {
        let text = "first,second,steps\n2026-11-16,2026-11-17,1\n"
        #expect(
            fault(text)
                == #"1:1: header: expected one column of dates, or its name by --date-column, found "first" and "second""#
        )
    }

    /// Even one that is no date: rows never become days by position where there is a date.
    @Test func aColumnWithADateIsNotPassedOver() {
        #expect(
            fault("when,steps\nlater,1\n2026-11-16,2\n")
                == #"2:1: when: expected a date like 2016-09-12, found "later""#)
    }

    @Test func columnsMayBeNamed() throws {
        let text = "a,b,n,steps\n2026-11-16,2026-11-17,7314,1\n2026-11-17,2026-11-18,2583,1\n"
        var options = ReadingOptions()
        (options.dateColumn, options.stepsColumn) = ("A", "n")
        #expect(try read(text, options).week.days == Self.two)
        options.stepsColumn = "m"
        #expect(
            fault(text, options)
                == #"1:1: header: expected "m", as --steps-column says, found "a", "b", "n", "steps""#)
        (options.dateColumn, options.stepsColumn) = ("3", "1")
        #expect(try read("7314;5;2026-11-16\n2583;5;2026-11-17\n", options).week.days == Self.two)
        let json = #"[{"a": "2026-11-16", "n": 7314, "steps": 1}, {"a": "2026-11-17", "n": 2583, "steps": 1}]"#
        (options.dateColumn, options.stepsColumn) = ("a", "n")
        #expect(try StepWeek.reading(Array(json.utf8), format: .json, options: options).week.days == Self.two)
    }

    @Test(arguments: [
        "2026-11-16,7314\n2026-11-17,2583\n", "2026-11-17\t2583\n2026-11-16\t7314\n",
        "16.11.2026;7.314\n17.11.2026;2.583\n",
        "7314,2026-11-16\n2583,2026-11-17\n", "\n2026-11-16 ,\"7,314\"\n\n2026-11-17,\"2,583\"\n",
    ])
    func aHeaderMayBeMissing(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    @Test func bareNumbersAreCounts() throws {
        #expect(try read("7314\n2583\n0\n").week == StepWeek(steps: [7314, 2583, 0]))
        let message =
            "1:1: header: expected names of columns, or one number in each row, with its date or without, found 2 numbers"
        #expect(fault("7,314\n2,583\n") == message)
        #expect(fault("2026-11-16,7314,5\n") == message)
    }

    @Test(arguments: ["count", "value", "Value", "шаги", "걸음", "걸음수", "kroki"])
    func otherWordsForSteps(name: String) throws {
        let read = try read("date,\(name)\n2026-11-16,7314\n2026-11-17,2583\n")
        #expect(read.week.days == Self.two)
        let isVague = ["count", "value"].contains(name.lowercased())
        #expect(read.notes == (isVague ? ["\"\(name)\" is taken for steps"] : []))
        #expect(!DayTable.isTable(Array("date,value\n".utf8)[...]))
    }

    @Test(arguments: [
        ("Day,Steps\nMon,1\nTue,2\n", ["Mon", "Tue"]),
        ("Wochentag;Schritte\nMontag;1\nDienstag;2\n", ["Montag", "Dienstag"]),
        ("Mon,1\nTue,2\n", ["Mon", "Tue"]), ("x,steps\n月,1\n火,2\n", ["月", "火"]),
    ])
    func weekdaysAreLabels(text: String, labels: [String]) throws {
        let days = try read(text).week.days
        #expect(days == [StepDay(steps: 1, label: labels[0]), StepDay(steps: 2, label: labels[1])])
    }

    /// What programs call an index is no date where it is none.
    @Test func numbersOfRowsAreNoDates() throws {
        let read = try read("index,steps\n0,1\n1,2\n")
        #expect(read.week == (try StepWeek(steps: [1, 2])))
        #expect(read.notes == [#"columns that are not read: "index""#])
    }
}
