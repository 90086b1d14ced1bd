import StepData
import Testing

/// CSV as people and their programs write it.
struct DayTableTests: TableReading {
    /// 12 and 13 September 2016.
    private static let two = [
        StepDay(date: CivilDate("2016-09-12"), steps: 7314), StepDay(date: CivilDate("2016-09-13"), steps: 2583),
    ]

    @Test(arguments: [
        "Date,Steps\n2016-09-12,7314\n2016-09-13,2583\n",
        "DATUM;SCHRITTE\n2016-09-12;7314\n2016-09-13;2583\n",
        "Fecha\tPasos\n2016-09-12\t7314\n2016-09-13\t2583\n",
        "日付,歩数\r\n2016-09-12,7314\r\n2016-09-13,2583\r\n",
        "日期,步数\n2016-09-12,7314\n2016-09-13,2583",
        "Jour,Nombre de pas\n2016-09-12,7314\n2016-09-13,2583\n",
        "data;passi\n2016-09-12;7314\n2016-09-13;2583\n",
        "\u{FEFF}Date,\"Step Count (count)\"\n2016-09-12,7314\n2016-09-13,2583\n",
        "\n\nDate,Steps\n\n2016-09-12,7314\n\n2016-09-13,2583\n",
        "\"Date\";\"Steps\"\n\"2016-09-12\";\"7314\"\n\"2016-09-13\";\"2583\"\n",
        "sep=;\nDate;Steps\n2016-09-12;7314\n2016-09-13;2583\n",
        "Date,Steps,\n2016-09-12,7314,\n2016-09-13,2583,,\n,,\n",
        // Days out of order.
        "date,steps\n2016-09-13,2583\n2016-09-12,7314\n",
        // Dates.
        "date,steps\n2016-09-12T00:00:00Z,7314\n2016-09-13T23:59:59.999+13:00,2583\n",
        "date,steps\n2016-09-12 08:00:00 -0800,7314\n2016-09-13 8:00,2583\n",
        "date,steps\n2016-9-12,7314\n2016/9/13,2583\n", "date,steps\n20160912,7314\n20160913,2583\n",
        "date,steps\n12.09.2016,7314\n13.9.2016,2583\n", "date,steps\n12.09.16,7314\n13. 9. 2016,2583\n",
        "date,steps\n9/12/2016,7314\n9/13/2016,2583\n", "date,steps\n9/12/16 0:00,7314\n\"9/13/16, 12:00 AM\",2583\n",
        "date,steps\n12/09/2016,7314\n13/09/2016,2583\n", "date,steps\n12-09-2016,7314\n13-09-2016,2583\n",
        "日付,歩数\n16/09/12,7314\n16/09/13,2583\n", "date;steps\n16.09.13;2583\n16.09.12 8:00;7314\n",
        "date,steps\n12/09/16,7314\n13/09/16,2583\n",
        // Numbers.
        "date,steps\n2016-09-12,\"7,314\"\n2016-09-13,\"2,583\"\n", "date;steps\n2016-09-12;7.314\n2016-09-13;2.583\n",
        "date,steps\n2016-09-12,7 314\n2016-09-13,2\u{A0}583\n",
        "date,steps\n2016-09-12,7\u{202F}314\n2016-09-13,2'583\n",
        "date,steps\n2016-09-12,7314.0\n2016-09-13,\"2,583.00\"\n", "date;steps\n2016-09-12;7314,0\n2016-09-13;2.583\n",
        "date,steps\n2016-09-12,07314\n2016-09-13,2.583e3\n",
        "date,steps\n\" 2016-09-12 \",\" 7314\"\n2016-09-13,2583\n",
    ])
    func readsTheSameDays(text: String) throws {
        #expect(try read(text).week.days == Self.two)
    }

    @Test(arguments: ["date,steps\n2016-09-12,7314\n2016-09-13,2583\n", "日付;歩数\n2016-09-12;7314\n2016-09-13;2583\n"])
    func readsUTF16(text: String) throws {
        let units = Array(text.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
            #expect(try StepWeek.reading(bytes, format: .csv).week.days == Self.two)
        }
        if text.hasPrefix("date") {
            #expect(try StepWeek.reading(little, format: .csv).week.days == Self.two)
            #expect(try StepWeek.reading(big, format: .csv).week.days == Self.two)
        }
    }

    @Test(arguments: ["", "NA", "n/a", "#N/A", "null", "--", "-", "–", "\"  \""])
    func takesForNoData(word: String) throws {
        let days = try read("date,steps,distance_m\n2016-09-12,\(word),\(word)\n2016-09-13,5,\n").week.days
        #expect(days.map(\.steps) == [nil, 5])
        #expect(days.map(\.distanceMeters) == [nil, nil])
    }

    /// What is said of distances: the header and a value, and metres.
    @Test(arguments: [
        ("Distance (m)", "5320.5", 5320.5), ("distance km", "5.32", 5320), ("Distanz [km]", "\"5,32\"", 5320),
        ("distance_mi", "2", 3218.688), ("DistanceMeters", "\"5,320.5\"", 5320.5),
        ("distance (m)", "\"5.320,5\"", 5320.5),
        ("Distance (yd)", "100", 91.44), ("距離 (km)", "0.512", 512), ("distance (km)", "12345.678", 12_345_678),
        ("distance_m", "5.320", 5.32),
    ])
    func readsDistances(name: String, written: String, meters: Double) throws {
        let read = try read("date,steps,\(name)\n2016-09-12,7,\(written)\n")
        let found = try #require(read.week.days[0].distanceMeters)
        #expect(abs(found - meters) < 1e-9 * meters)
        #expect(read.notes.isEmpty)
    }

    @Test func readsFloorsAndLabels() throws {
        let days = try read("Label;Etagen;Steps\nMo;4;7314\n;n/a;5\n").week.days
        #expect(days == [StepDay(steps: 7314, flights: 4, label: "Mo"), StepDay(steps: 5)])
    }

    /// One number shows what a point or a comma means in all others.
    @Test(arguments: [
        ("5.320", "1.234,5", 5320, 1234.5), ("5.320", "1.234.567", 5320, 1_234_567), ("5.320", "12.5", 5.32, 12.5),
        ("5.320", "12.3456", 5.32, 12.3456), ("5,320", "0,512", 5.32, 0.512), ("5,320", "1,234.5", 5320, 1234.5),
        ("5,320", "12345,678", 5.32, 12345.678), ("5,320", "1 234,5", 5.32, 1234.5), ("5,320", ".5", 5320, 0.5),
    ])
    func settlesNumbersByTheOthers(open: String, clear: String, first: Double, second: Double) throws {
        for (values, expected) in [([open, clear], [first, second]), ([clear, open], [second, first])] {
            let text = "steps;distance (m)\n1;\(values[0])\n2;\(values[1])\n"
            #expect(try read(text).week.days.map(\.distanceMeters) == expected)
        }
    }

    /// Steps are whole, so that a point in them is between thousands; then it is in distances too.
    @Test func settlesDistancesBySteps() throws {
        let days = try read("steps;distance (m)\n7.314;5.320\n2.583;1,5\n").week.days
        #expect(days.map(\.steps) == [7314, 2583])
        #expect(days.map(\.distanceMeters) == [5320, 1.5])
    }

    @Test func settlesDatesByTheOthers() throws {
        let text = "date,steps\n1/2/2016,1\n2/2/2016,2\n13/2/2016,3\n"
        func dates(_ text: String) throws -> [String?] {
            try read(text).week.days.filter { $0.steps != nil }.map { $0.date?.description }
        }
        #expect(try dates(text) == ["2016-02-01", "2016-02-02", "2016-02-13"])
        let months = "date,steps\n1/2/2016,1\n2/2/2016,2\n2/13/2016,3\n"
        #expect(try dates(months) == ["2016-01-02", "2016-02-02", "2016-02-13"])
        let open = "date,steps\n1/2/2016,1\n2/2/2016,2\n"
        for (order, date) in [(.dmy, "2016-02-01"), (.mdy, "2016-01-02")] as [(ReadingOptions.DateOrder, String)] {
            #expect(try read(open, ReadingOptions(dateOrder: order)).week.days[0].date == CivilDate(date))
        }
    }

    @Test(
        arguments: [(.sum, [8, 5], [9, nil]), (.max, [7, 5], [4, nil]), (.last, [1, 5], [5, nil])]
            as [(ReadingOptions.Repeated, [Int], [Double?])])
    func joinsRepeatedDays(repeated: ReadingOptions.Repeated, steps: [Int], meters: [Double?]) throws {
        let text = "date,steps,distance_m\n2016-09-13,5,\n2016-09-12,7,4\n2016-09-12,,\n2016-09-12,1,5\n"
        let days = try read(text, ReadingOptions(repeated: repeated)).week.days
        #expect(days.map(\.steps) == steps)
        #expect(days.map(\.distanceMeters) == meters)
    }

    @Test func namesColumnsThatAreNotRead() throws {
        #expect(
            try read("Date,Day,Steps,Calories,Distance,\n2016-09-12,Mon,7,\"1,2\",5.3,x\n").notes
                == [#"columns that are not read: "Day", "Calories", "Distance""#])
        #expect(try read("date,steps\n2016-09-12,7\n").notes == [])
        let many = (0..<20).map { ",c\($0)" }.joined()
        #expect(
            try read("steps\(many)\n7\(String(repeating: ",", count: 20))\n").notes
                == [#"columns that are not read: "c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7" and more"#])
    }

    @Test func takesTheDistanceThatHasAUnit() throws {
        let read = try read("steps,Distance,Distance (km)\n7,9,5\n")
        #expect(read.week.days == [StepDay(steps: 7, distanceMeters: 5000)])
        #expect(read.notes == [#"columns that are not read: "Distance""#])
    }

    @Test(arguments: [
        ("", "1:1: header: expected names of columns, found the end of the input"),
        ("date,steps", "1:11: expected at least one day, found none"),
        (
            "Date,Stpes,Distance\n",
            "1:1: header: expected a column of steps (steps, step count, Schritte, pas, pasos, passi, 歩数, 步数), "
                + #"or --steps-column NAME, found "Date", "Stpes", "Distance""#
        ),
        (
            "a;b\n1;2\n",
            "1:1: header: expected a column of steps (steps, step count, Schritte, pas, pasos, passi, 歩数, 步数), "
                + #"or --steps-column NAME, found "a", "b""#
        ),
        ("Steps,steps\n", #"1:7: header: expected each name once, found "steps" again"#),
        ("Date;Steps\n2016-09-12\n", "2:1: expected 2 fields as in the header, found 1"),
        ("Date;Steps\n2016-09-12;1;2\n", "2:1: expected 2 fields as in the header, found 3"),
        (
            "Date;Steps\n2016-09-12;\"7\"x\n",
            #"2:15: expected ";" or the end of the line after the closing quote, found "x""#
        ),
        ("Date,Steps\n2016-09-12,many\n", #"2:12: Steps: expected a whole number >= 0, found "many""#),
        ("Date,Steps\n2016-09-12,-7\n", #"2:12: Steps: expected a whole number >= 0, found "-7""#),
        ("Date,Steps\n2016-09-12,-7.5\n", #"2:12: Steps: expected a whole number >= 0, found "-7.5""#),
        ("Date,Steps\n2016-09-12,99999999999\n", #"2:12: Steps: expected at most 1000000000, found "99999999999""#),
        (
            "Date,Steps\n2016-09-12,99 999 999 999\n",
            #"2:12: Steps: expected at most 1000000000, found "99 999 999 999""#
        ),
        ("Date,Steps\n2016-02-30,5\n", #"2:1: Date: expected a date like 2016-09-12, found "2016-02-30""#),
        (
            "Date,Steps\n16-09-02,5\n",
            #"2:1: Date: expected a year of four digits, as in 2016-09-12, found "16-09-02""#
        ),
        (
            "Date,Steps\n2-9-16,5\n",
            #"2:1: Date: expected a year of four digits, as in 2016-09-12, found "2-9-16""#
        ),
        ("Date,Steps\n13/13/2016,5\n", #"2:1: Date: expected a date like 2016-09-12, found "13/13/2016""#),
        ("Date,Steps\n,5\n", "2:1: Date: expected a date like 2016-09-12, found nothing"),
        ("Date,Steps\nTotal,5\n", #"2:1: Date: expected a date like 2016-09-12, found "Total""#),
        ("Date,Steps\n2016-09-12 junk,5\n", #"2:1: Date: expected a date like 2016-09-12, found "2016-09-12 junk""#),
        (
            "Date,Steps\n1/2/2016,5\n2/3/2016,6\n",
            "2:1: date: expected a date that is 2016-02-01 or 2016-01-02, by --date-order dmy or mdy, "
                + #"found "1/2/2016""#
        ),
        (
            "Date,Steps\n1/2/2016,5\n13/2/2016,6\n2/13/2016,6\n",
            #"4:1: Date: expected day and month in the order of "13/2/2016" in line 3, found "2/13/2016""#
        ),
        (
            "Date,Steps\n2016-09-13,5\n2016-09-12,6\n2016-09-13,7\n",
            "4:1: date: expected each day once, or --repeated sum, max or last, found 2016-09-13 again, as in line 2"
        ),
        (
            "steps,distance (km)\n583,5.320\n",
            "2:5: distance (km): expected a number that means 5320 or 5.320, as others of the table show, or --decimal comma or point, "
                + #"found "5.320""#
        ),
        (
            "steps,distance (km)\n7.314,5.3\n",
            "2:1: steps: expected a number that means 7314 or 7.314, as others of the table show, or --decimal comma or point, "
                + #"found "7.314""#
        ),
        (
            "steps\n7.000\n",
            #"2:1: steps: expected a number that means 7000 or 7.000, as others of the table show, or --decimal comma or point, found "7.000""#
        ),
        (
            "steps;distance (km)\n1;5,3\n2;5.3\n",
            #"3:3: distance (km): expected a decimal comma, as "5,3" in line 2 has, found "5.3""#
        ),
        (
            "steps;flights\n7.314;1\n7,315;2\n",
            #"3:1: steps: expected a point between thousands, as other numbers have, found "7,315""#
        ),
    ])
    func refuses(text: String, message: String) {
        #expect(throws: (any Error).self) { try read(text) }
        do { _ = try read(text) } catch { #expect("\(error)" == message) }
    }

    /// Even when the order is told: the year may still be first or last.
    @Test(arguments: ReadingOptions.DateOrder.allCases)
    func refusesAShortYearBetweenHyphens(order: ReadingOptions.DateOrder) {
        #expect {
            try read("date,steps\n16-09-02,1\n", ReadingOptions(dateOrder: order))
        } throws: {
            "\($0)" == #"2:1: date: expected a year of four digits, as in 2016-09-12, found "16-09-02""#
        }
    }

    @Test func refusesADateAgainstTheOrder() {
        #expect {
            try read("date,steps\n13/2/2016,1\n", ReadingOptions(dateOrder: .mdy))
        } throws: {
            "\($0)" == #"2:1: date: expected a date in the order mdy, found "13/2/2016""#
        }
    }

    /// The sum of a day may be more than a day may have.
    @Test func refusesASumThatIsTooGreat() {
        let text = "date,steps\n2016-09-12,1000000000\n2016-09-12,1\n"
        #expect {
            try read(text, ReadingOptions(repeated: .sum))
        } throws: {
            "\($0)" == "3:1: steps: expected at most 1000000000, found 1000000001 on 2016-09-12"
        }
    }

    @Test func isStrictWhenAsked() {
        #expect {
            try read("Date,Steps\n2016-09-12,7314\n", ReadingOptions(strict: true))
        } throws: {
            "\($0)" == #"1:1: header: expected a known name (the nearest is "date"), found "Date""#
        }
    }
}
