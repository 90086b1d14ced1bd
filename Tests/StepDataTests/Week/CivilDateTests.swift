import StepData
import Testing

struct CivilDateTests {
    @Test func readsAndWritesISO() throws {
        let date = try #require(CivilDate("2016-09-12"))
        #expect((date.year, date.month, date.day) == (2016, 9, 12))
        #expect(date.description == "2016-09-12")
        #expect(date.weekday == 1)
        #expect(date.adding(days: 7)?.description == "2016-09-19")
    }

    @Test(arguments: ["0001-01-01", "2000-02-29", "2024-02-29", "1999-12-31", "9999-12-31", "0987-06-05"])
    func survivesARoundTrip(iso: String) {
        #expect(CivilDate(iso)?.description == iso)
    }

    @Test(arguments: [
        "", "2016", "2016-9-12", "2016-09-12 ", " 2016-09-12", "2016/09/12", "20160912", "12016-09-12", "-016-09-12",
        "2016-00-10", "2016-13-10", "2016-09-00", "2016-09-31", "2015-02-29", "1900-02-29", "2100-02-29", "0000-01-01",
        "2016-O9-12", "2016-09-12T00", "２016-09-1", "2016-09-1é",
    ])
    func refuses(text: String) {
        #expect(CivilDate(text) == nil)
    }

    /// Counts through one whole cycle of the calendar by hand.
    @Test func agreesWithAnOdometer() throws {
        var (year, month, day) = (1999, 12, 31)
        var date = try #require(CivilDate(year: year, month: month, day: day))
        for i in 0..<146_097 {
            let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            if day < lengths[month - 1] {
                day += 1
            } else if month < 12 {
                (month, day) = (month + 1, 1)
            } else {
                (year, month, day) = (year + 1, 1, 1)
            }
            let next = try #require(date.adding(days: 1))
            guard (next.year, next.month, next.day) == (year, month, day), date < next,
                next == CivilDate(year: year, month: month, day: day), next.weekday == (i + 5) % 7 + 1
            else {
                Issue.record("\(next) after \(date), expected \(year)-\(month)-\(day)")
                return
            }
            date = next
        }
        #expect(date.description == "2399-12-31")
    }

    @Test(arguments: [
        ("0001-01-01", 1), ("1900-01-01", 1), ("2000-01-01", 6), ("2024-02-29", 4), ("9999-12-31", 5),
    ])
    func knowsTheWeekday(iso: String, weekday: Int) {
        #expect(CivilDate(iso)?.weekday == weekday)
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2024-02-29", 19_782), ("0001-01-01", -719_162),
        ("9999-12-31", 2_932_896),
    ])
    func countsDaysFrom1970(iso: String, days: Int) {
        #expect(CivilDate(iso)?.daysSince1970 == days)
        #expect(CivilDate(daysSince1970: days)?.description == iso)
    }

    @Test func endsWithTheCalendar() {
        #expect(CivilDate.earliest.description == "0001-01-01")
        #expect(CivilDate.latest.description == "9999-12-31")
        #expect(CivilDate.earliest.adding(days: -1) == nil)
        #expect(CivilDate.latest.adding(days: 1) == nil)
        #expect(CivilDate.latest.adding(days: .max) == nil)
        for days in [-719_163, 2_932_897, .min, .max] { #expect(CivilDate(daysSince1970: days) == nil) }
        #expect(CivilDate.earliest.adding(days: .min) == nil)
        #expect(CivilDate.earliest.adding(days: 3_652_058) == CivilDate.latest)
    }
}
