import Testing

@testable import StepData

/// Numbers that are added up before they are rounded, and those that may mean two things.
struct TableNumbersTests: TableReading {
    @Test(
        arguments: [
            ("time,steps\n2026-11-16 08:00,0.4\n2026-11-16 08:01,0.4\n2026-11-16 08:02,0.4\n", nil, 1),
            ("date,steps\n2026-11-16,1.4\n2026-11-16,1.4\n", .sum, 3),
            ("date,steps\n2026-11-16,1.4\n2026-11-16,1.5\n", .max, 2),
        ] as [(String, ReadingOptions.Repeated?, Int)])
    func figuresAreRoundedOnce(text: String, repeated: ReadingOptions.Repeated?, steps: Int) throws {
        var options = ReadingOptions()
        options.repeated = repeated
        #expect(try read(text, options).week.days.map(\.steps) == [steps])
    }

    @Test func aDayOfMinutesIsTheirSum() throws {
        let rows = (0..<1440).map { "2026-11-16 \(($0 / 60)):\($0 % 60 < 10 ? "0" : "")\($0 % 60),0.4\n" }
        #expect(try read("time,steps\n" + rows.joined()).week.days.map(\.steps) == [576])
    }

    /// A number of JSON is what JSON says; in text three digits may be thousands.
    @Test(arguments: [
        (#"[{"date": "2026-11-16", "steps": 714.125}]"#, 714), (#"[{"date": "2026-11-16", "steps": 7.314e3}]"#, 7314),
        (#"[{"date": "2026-11-16", "steps": "7,314"}]"#, 7314),
    ])
    func numbersOfJSONAreClear(text: String, steps: Int) throws {
        #expect(try read(text, ReadingOptions(), .json).week.days.map(\.steps) == [steps])
    }

    @Test(arguments: [
        ("date,steps\n2026-11-16,7.314\n2026-11-17,12.583\n", [7314, 12583]),
        ("Datum;Schritte\n16.11.2026;10.000\n17.11.2026;8.000\n", [10000, 8000]),
        ("Date,Distance,Steps\n2026-11-16,3.2,\"3,000\"\n2026-11-17,5.0,\"5,000\"\n", [3000, 5000]),
        ("date,steps\n2026-11-16,\"3,000\"\n2026-11-17,\"5,000\"\n", [3000, 5000]),
        ("datum;steps\n2026-11-16;123.456\n", [123_456]),
        ("date;steps\n2026-11-16;7314\n2026-11-17;12.583\n", [7314, 12583]),
        ("date,steps\n2026-11-16,7314\n2026-11-17,\"6,015\"\n", [7314, 6015]),
    ])
    func theTableDecides(text: String, steps: [Int]) throws {
        #expect(try read(text).week.days.map(\.steps) == steps)
    }

    /// Thousands of steps among counts: other columns show that the point is decimal, or a program has rounded them.
    @Test(arguments: [
        "Date,Steps,Miles\n9/12/2016,7.314,3.21\n9/13/2016,60,0.03\n9/14/2016,11.641,5.10\n",
        "Date,Steps\n2016-09-12,7.31\n2016-09-13,57.2\n2016-09-14,12.5\n",
        "Date,Steps\n2016-09-12,7314\n2016-09-13,10.5\n2016-09-14,12.583\n",
    ])
    func thousandsAmongCountsAreRefused(text: String) {
        #expect(fault(text)?.contains("may be thousands of steps, shares or hours") == true, "\(fault(text) ?? "")")
    }

    /// Merged records are fractions of steps, few of them on a day at home.
    @Test func aSmallCountAmongOthersIsRead() throws {
        let text = "date,steps\n2016-09-12,7314.25\n2016-09-13,12.5\n2016-09-14,6015.75\n"
        #expect(try read(text).week.days.map(\.steps) == [7314, 13, 6016])
    }

    /// Means of three digits, whose thousands would be more than a day has; and minutes.
    @Test(arguments: [
        "date,steps\n2026-11-16,714.125\n2026-11-17,583.375\n",
        "time,steps\n2026-11-16 08:00,1.125\n2026-11-16 09:00,1.250\n",
        "date,steps\n2026-11-16,3.000\n2026-11-17,5.000\n",
    ])
    func whatNothingDecidesIsRefused(text: String) throws {
        #expect(fault(text)?.contains("--decimal comma or point") == true)
        var options = ReadingOptions()
        options.decimal = .point
        let sum = try read(text, options).week.days.reduce(0) { $0 + ($1.steps ?? 0) }
        #expect([1297, 2, 8].contains(sum))
        options.decimal = .comma
        let thousands = try read(text, options).week.days.reduce(0) { $0 + ($1.steps ?? 0) }
        #expect([1_297_500, 2375, 8000].contains(thousands))
    }

    /// Thousands of steps, shares of a goal and hours.
    @Test(arguments: [
        "date;steps\n2026-11-16;7,3\n2026-11-17;12,5\n", "date,steps\n2026-11-16,7.31\n",
        "date,steps\n2026-11-16,0.73\n2026-11-17,1.0\n", "steps,flights\n7.3140,4\n2.5830,5\n",
    ])
    func fractionsAreNoSteps(text: String) {
        #expect(fault(text)?.contains("steps: expected whole steps: counts below 50 with a fraction") == true)
    }

    @Test(arguments: [
        ("date,steps\n2026-11-16,7314.6\n2026-11-17,3.2\n", [7315, 3]), ("date,steps\n2026-11-16,59.8\n", [60]),
        ("date,steps,flights\n2026-11-16,30,2.5\n", [30]),
    ])
    func someFractionsAreRounded(text: String, steps: [Int]) throws {
        let found = try read(text)
        #expect(found.week.days.map(\.steps) == steps)
        #expect(found.notes.contains { $0.contains("rounded to whole numbers") })
    }
}
