import StepData
import Testing

@testable import StepImport

/// What is peculiar to each vendor.
struct VendorTests {
    // MARK: Fitbit

    /// 05:00 UTC of the 11th is the 10th in Honolulu, 23:30 UTC of the 11th is the 12th in Helsinki.
    @Test func fitbitMinutesBecomeLocalDays() throws {
        let files = [(name: "steps-2016-02-11.json", text: Fixtures.fitbitJSON)]
        #expect(
            try imported(files, options { $0.setZone("+02:00") }) == ["2016-02-11 12 - -", "2016-02-12 100 - -"])
        #expect(
            try imported(files, options { $0.setZone("-10:00") }) == ["2016-02-10 12 - -", "2016-02-11 100 - -"])
        #expect(
            try result(files).notes
                == ["days are those of UTC, as the export does not say the time zone; --time-zone Area/City does"])
        #expect(try result(files, options { $0.setZone("UTC") }).notes == [])
    }

    @Test func fitbitMinutesInTwoFilesCountOnce() throws {
        let files = [
            (name: "steps-2016-02-11.json", text: Fixtures.fitbitJSON),
            (
                name: "steps-2016-02-12.json",
                text: #"[{"dateTime":"02/11/16 23:30:00","value":"999"},"#
                    + #"{"dateTime":"02/11/16 23:31:00","value":1}]"#
            ),
        ]
        #expect(try imported(files) == ["2016-02-11 113 - -"])
    }

    @Test func fitbitDistancesAreCentimetresInJSONAndMetresInCSV() throws {
        let json = (name: "distance-2016-02-11.json", text: #"[{"dateTime":"02/11/16 05:00:00","value":"1250"}]"#)
        let csv = (name: "distance_2026.csv", text: "timestamp,distance\n2026-06-10T16:39:00Z,12.5\n")
        #expect(try imported([json, csv]) == ["2016-02-11 - 12.5 -", "2026-06-10 - 12.5 -"])
    }

    /// The same day in both kinds: the one that has more of it.
    @Test func fitbitNeverAddsBothKinds() throws {
        let csv = "timestamp,steps\n2016-02-11T05:00:30Z,12\n2016-02-11T06:00:00Z,90\n2016-02-12T06:00:00Z,5\n"
        let files = [(name: "steps-2016-02-11.json", text: Fixtures.fitbitJSON), (name: "steps.csv", text: csv)]
        #expect(try imported(files) == ["2016-02-11 112 - -", "2016-02-12 5 - -"])
    }

    /// Trackers, the phone and the app overlap at other seconds: the greatest counts; mirrors only where there is none.
    @Test func fitbitTakesOneSourceOfADay() throws {
        let files = [(name: "steps_2026-06-01.csv", text: Fixtures.fitbitGoogleHealth)]
        #expect(try imported(files, options { $0.merge = .only("MobileTrack") }) == ["2026-06-10 15 - -"])
        #expect(
            try imported(files, options { $0.sourcePriority = ["MobileTrack"] })
                == ["2026-06-10 15 - -", "2026-06-11 44 - -"])
        #expect(
            try result(files).sources.map { "\($0.name) \($0.totals[.steps]?.taken ?? -1)" } == [
                "Apple Health Health Kit 44.0", "Garmin Connect™ Health Kit 0.0", "Google Fitbit Air 20.0",
                "MobileTrack 0.0", "Phone Health Connect 0.0",
            ])
    }

    /// Tables of walks have the same steps once more.
    @Test func fitbitsLivePaceIsNotRead() throws {
        let pace =
            "timestamp,steps,distance millimeters,altitude gain millimeters,data source\n"
            + "2026-06-10T16:39:00Z,999,1,1,Tracker\n"
        #expect(
            try imported([("steps_2026-06-01.csv", Fixtures.fitbitGoogleHealth), ("live_pace_1.csv", pace)])
                == ["2026-06-10 20 - -", "2026-06-11 44 - -"])
    }

    @Test func fitbitMonthSettlesDatesByTheWholeFile() throws {
        func file(_ second: String) -> [(name: String, text: String)] {
            let head = "Activities\r\nDate,Calories Burned,Steps,Distance,Floors\r\n"
            return [("a.csv", head + "7/1/18,\"1,900\",7314,5,1\r\n\(second),\"1,900\",\"2,583\",5,1\r\n\r\nSleep\r\n")]
        }
        #expect(try imported(file("7/28/18")) == ["2018-07-01 7314 - 1", "2018-07-28 2583 - 1"])
        #expect(refusal(file("7/2/18"))?.contains("by --date-order dmy or mdy") == true)
        #expect(
            try imported(file("7/2/18"), options { $0.reading.dateOrder = .dmy })
                == ["2018-01-07 7314 - 1", "2018-02-07 2583 - 1"])
    }

    // MARK: Google

    /// The quarters of a day are what its row says.
    @Test func googleQuartersFillWhatDaysLack() throws {
        let files = [(name: "Takeout/Fit/2021-05-04.csv", text: Fixtures.googleDay)]
        #expect(try imported(files) == ["2021-05-04 823 622.75 -"])
        #expect(
            try imported(files + [(name: "Daily.csv", text: Fixtures.googleDaily)])
                == ["2021-05-04 7314 5123.75 -", "2021-05-06 31 20 -"])
    }

    /// A row of the same day has them too where its steps are the same, else nobody knows them.
    @Test func googleQuartersHaveHours() throws {
        let quarters = (name: "2021-05-04.csv", text: Fixtures.googleDay)
        var hours = [Double](repeating: 0, count: 24)
        hours[7] = 823
        let kept = options { $0.reading.keepsHours = true }
        #expect(try result([quarters], kept).days.map(\.hours) == [hours])
        #expect(try result([quarters]).days.map(\.hours) == [nil])
        let same = Fixtures.googleDaily.replacing("7314", with: "823")
        #expect(try result([quarters, ("Daily.csv", same)], kept).days.map(\.hours) == [hours, nil])
        #expect(try result([quarters, ("Daily.csv", Fixtures.googleDaily)], kept).days.map(\.hours) == [nil, nil])
    }

    @Test func googleSpeaksSpanishAndGerman() throws {
        let spanish = Fixtures.googleDaily.replacing("Date", with: "Fecha")
            .replacing("Step count", with: "Recuento de pasos").replacing("Distance (m)", with: "Distancia (m)")
        let german = Fixtures.googleDay.replacing("Start time", with: "Beginn")
            .replacing("Step count", with: "Schrittzahl").replacing("Distance (m)", with: "Distanz (m)")
        #expect(
            try imported([("a.csv", spanish), ("2021-05-07.csv", german)])
                == ["2021-05-04 7314 5123.75 -", "2021-05-06 31 20 -", "2021-05-07 823 622.75 -"])
    }

    @Test func googleNeedsTheNameOfADay() {
        #expect(
            refusal([("today.csv", Fixtures.googleDay)])
                == #"today.csv: expected a name like 2021-05-04.csv, which alone says the date, found "today.csv""#)
    }

    // MARK: Samsung

    @Test func samsungTakesTheCombinedRow() throws {
        #expect(try imported([("a", Fixtures.samsung)]) == ["2021-05-04 9100 6600 -", "2021-05-05 700 430 -"])
        // Without it, the greatest, never the sum.
        let rows = Fixtures.samsung.split(separator: "\n").filter { !$0.contains("VfS0qUERdZ") }
        #expect(
            try imported([("a", rows.joined(separator: "\n"))])
                == ["2021-05-04 12000 9999 -", "2021-05-05 700 430 -"])
    }

    @Test(arguments: [
        ("1620086400000", "2021-05-04"), ("1620172799999", "2021-05-04"), ("-1", "1969-12-31"),
        ("2021-05-04 00:00:00.000", "2021-05-04"),
    ])
    func samsungDaysAreMidnightsOfUTC(time: String, date: String) throws {
        let text = "com.samsung.shealth.tracker.pedometer_day_summary,1,2\nday_time,step_count\n\(time),5,\n"
        #expect(try imported([("a", text)]) == ["\(date) 5 - -"])
    }

    @Test(arguments: [
        ("day_time\n1\n", "2:1: header: expected a column named step_count or count, found none"),
        ("day_time,count\n9223372036854775807,5\n", "3:1: day_time: expected a day in milliseconds or like "),
        ("day_time,count\n1620086400000,-5\n", #"3:15: count: expected a number from 0 to 1000000000, found "-5""#),
    ])
    func samsungFaults(rows: String, message: String) {
        let text = "com.samsung.shealth.step_daily_trend,1,2\n\(rows)"
        #expect(refusal([("a", text)])?.hasPrefix("a: \(message)") == true)
    }

    // MARK: Others

    /// Amounts of an hour in the tables of two countries, and a last row that is no day.
    @Test(arguments: [
        "Date/Time,Flights Climbed (count),Step Count (count),Walking + Running Distance (km),Heart Rate [Min] (bpm)\n"
            + "2024-02-06 07:00:00\u{202F}AM,2,1000.25,0.750,60\n2024-02-06 11:00:00\u{202F}PM,,234.25,1.5,\n"
            + "2024-02-07 01:00:00\u{202F}AM,,7.5,,\nTotal,2,1242,2.25,\n",
        "Date;Step Count (count);Walking + Running Distance (m);Flights Climbed (count)\n"
            + "2024-02-06 00:00:00;1000,25;750;2\n2024-02-06 01:00:00;234,25;1500,0;\n2024-02-07 01:00:00;7,5;;\n",
    ])
    func healthAutoExportsTableIsAddedUp(text: String) throws {
        #expect(try imported([("a.csv", text)]) == ["2024-02-06 1235 2250 2", "2024-02-07 8 - -"])
    }

    @Test func healthAutoExportKnowsUnits() throws {
        func file(_ unit: String) -> [(name: String, text: String)] {
            [
                (
                    "a",
                    #"{"data":{"metrics":[{"name":"walking_running_distance","units":"\#(unit)","#
                        + #""data":[{"date":"2024-02-06 00:00:00 -0800","qty":2}]}]}}"#
                )
            ]
        }
        #expect(try imported(file("mi")) == ["2024-02-06 - 3218.688 -"])
        #expect(try imported(file("m")) == ["2024-02-06 - 2 -"])
        #expect(refusal(file("li"))?.hasSuffix(#"expected km, mi or m, found "li""#) == true)
    }

    @Test func tablesOfSeveralFilesAgreeOrAreRefused() throws {
        let first = (name: "a.csv", text: "date,steps\n2021-05-04,7\n2021-05-05,8\n")
        let second = (name: "b.csv", text: "date,steps\n2021-05-05,8\n2021-05-06,9\n")
        #expect(try imported([first, second]) == ["2021-05-04 7 - -", "2021-05-05 8 - -", "2021-05-06 9 - -"])
        let other = (name: "b.csv", text: "date,steps\n2021-05-05,5\n")
        #expect(
            refusal([first, other])
                == "b.csv: steps: expected the same in all files, or --repeated sum, max or last, "
                + "found 5 after 8 for 2021-05-05")
        for (repeated, steps) in [(.sum, 13), (.max, 8), (.last, 5)] as [(ReadingOptions.Repeated, Int)] {
            #expect(
                try imported([first, other], options { $0.reading.repeated = repeated })
                    == ["2021-05-04 7 - -", "2021-05-05 \(steps) - -"])
        }
    }

    @Test func zeppsMinutesAreNotReadBesideItsDays() throws {
        let files = [
            (name: "z.zip/ACTIVITY_MINUTE_1.csv", text: "date,time,steps\n2021-05-04,08:00,100\n2021-05-04,08:01,90\n"),
            (
                name: "z.zip/ACTIVITY_STAGE_1.csv",
                text: "date,start,stop,distance,calories,steps\n2021-05-04,1,2,3,4,5\n"
            ),
            (name: "z.zip/ACTIVITY_1.csv", text: Fixtures.zepp),
        ]
        #expect(try imported(files) == ["2021-05-04 7314 5320 -", "2021-05-05 120 80 -"])
    }

    // MARK: Others

    /// A copy of a spreadsheet has no such tag any more.
    @Test func miFitnessOfASpreadsheetHasNoDays() throws {
        let text = Fixtures.miFitness.replacing("daily_report", with: "daily+AF8-report")
        #expect(try imported([("a.csv", text)]) == [])
    }

    @Test func huaweisDaysMayBeInSeveralFiles() throws {
        let more =
            #"[{"recordDay":20190406,"sportDataUserData":[{"startTime":7,"deviceCode":2,"sportType":5,"#
            + #""sportBasicInfos":[{"steps":100}]}]}]"#
        let files = [("a.json", Fixtures.huawei), ("b.json", more)]
        #expect(try imported(files) == ["2019-04-05 21 9 -", "2019-04-06 130 - -"])
        #expect(try imported(files, options { $0.merge = .sum }) == ["2019-04-05 41 14 -", "2019-04-06 130 - -"])
        #expect(
            refusal([("a", #"[{"recordDay":20191340,"sportDataUserData":[]}]"#)])
                == "a: 1:15: [0].recordDay: expected a date like 20240131, found 20191340")
    }

    /// 20:45 UTC is 22:45 of the clock that was written beside it; without one the hours of the day are not known.
    @Test func huaweisMinutesHaveHours() throws {
        let kept = options { $0.reading.keepsHours = true }
        func hours(_ zone: String) throws -> [Double]?? {
            let text =
                #"[{"recordDay":20190405,"sportDataUserData":[{"startTime":1554497100000,"deviceCode":2,\#(zone)"#
                + #""sportType":5,"sportBasicInfos":[{"steps":100}]}]}]"#
            return try result([("a.json", text)], kept).days.first?.hours
        }
        let known = (0..<24).map { $0 == 22 ? 100.0 : 0 }
        #expect(try hours(#""timeZone":"+0200","#) == .some(known))
        #expect(try hours(#""timeZone":"+9000","#) == .some(nil))
        let shifted = try hours(#""timeZone":"-0215","#) ?? nil
        #expect(shifted?[18] == 100)
        #expect(try hours("") == .some(nil))
    }

    /// Other files of Polar hold what is no JSON; they are not looked into.
    @Test func polarsTrainingsAreNotRead() throws {
        let training = #"{"exportVersion":"1.1","name":"Run","exercises":[{"speed":NaN,"samples":{"heartRate":[]}}]}"#
        let again = Fixtures.polar.replacing("7314", with: "7000")
        #expect(
            try imported([("activity-1.json", Fixtures.polar), ("activity-2.json", again), ("training.json", training)])
                == ["2024-01-02 7314 - -"])
    }

    @Test func ouraHasMoreColumns() throws {
        let text = """
            id;class_5_min;contributors;active_calories;day;equivalent_walking_distance;met;score;steps;timestamp;total_calories
            1;"122";"{""meet_daily_targets"":95;""stay_active"":1}";300;2021-05-04;5320;"{""interval"":60.0;""items"":[0.9]}";80;7314;2021-05-04T04:00:00.000+02:00;2000
            2;"";"{}";10;2021-05-05;20;"{}";;31;2021-05-05T04:00:00.000+02:00;1900
            """
        #expect(try imported([("dailyactivity.csv", text)]) == ["2021-05-04 7314 5320 -", "2021-05-05 31 20 -"])
    }

    @Test func ouraIsATable() throws {
        let text = "id;day;steps;equivalent_walking_distance;score\n1;2021-05-04;7314;5320;80\n"
        #expect(try imported([("dailyactivity.csv", text)]) == ["2021-05-04 7314 5320 -"])
    }
}
