import Foundation
import StepChartFoundation
import Testing

struct DateTests {
    private func calendar(_ hours: Int, _ identifier: Calendar.Identifier = .gregorian) throws -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        return calendar
    }

    /// 2016-09-12 at half past eleven in the evening, UTC.
    private let evening = Date(timeIntervalSince1970: 1_473_723_000)

    @Test func theTimeZoneOfACalendarSaysTheDay() throws {
        #expect(try "\(CivilDate(evening, in: calendar(0)))" == "2016-09-12")
        #expect(try "\(CivilDate(evening, in: calendar(1)))" == "2016-09-13")
        // Its months and eras do not count.
        #expect(try "\(CivilDate(evening, in: calendar(0, .buddhist)))" == "2016-09-12")
        #expect(try "\(CivilDate(Date(timeIntervalSince1970: -1), in: calendar(0)))" == "1969-12-31")
    }

    @Test func summerTimeIsThatOfTheDate() throws {
        var vienna = Calendar(identifier: .gregorian)
        vienna.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
        // Half past ten in the evening, UTC: two hours later in summer, one in winter.
        #expect("\(CivilDate(Date(timeIntervalSince1970: 1_467_412_200), in: vienna))" == "2016-07-02")
        #expect("\(CivilDate(Date(timeIntervalSince1970: 1_451_687_400), in: vienna))" == "2016-01-01")
    }

    @Test func whatIsPastTheCalendarIsItsEnd() throws {
        let utc = try calendar(0)
        #expect(CivilDate(Date(timeIntervalSince1970: 1e18), in: utc) == .latest)
        #expect(CivilDate(Date(timeIntervalSince1970: -1e18), in: utc) == .earliest)
        #expect(try CivilDate(.distantPast, in: calendar(-3)) == .earliest)
        #expect("\(CivilDate(.distantFuture, in: utc))" == "4001-01-01")
    }

    @Test func aDayHasADate() throws {
        let day = try StepDay(date: evening, calendar: calendar(1), steps: 7314, distanceMeters: 5320, flights: 4)
        #expect(day.date == CivilDate("2016-09-13"))
        #expect([day.steps, day.flights] == [7314, 4])
        #expect(day.distanceMeters == 5320)
        #expect(StepDay(date: .now, steps: nil).date != nil)
    }
}
