import StepData
import Testing

struct StepWeekSampleTests {
    @Test(arguments: [1, 7, 30, 1000])
    func isAWeekOfSoManyDays(count: Int) throws {
        let sample = StepWeek.sample(days: count)
        #expect(sample.days.count == count)
        // What a week checks when it is made.
        #expect(try StepWeek(days: sample.days) == sample)
        #expect(sample.days.allSatisfy { ($0.steps ?? 0) > 0 && $0.distanceMeters != nil && $0.flights != nil })
        #expect(StepWeek.sample(days: count) == sample)
    }

    @Test func asksForAtLeastOneDayAndNoMoreThanAWeekHolds() async {
        await #expect(processExitsWith: .failure) { _ = StepWeek.sample(days: 0) }
        await #expect(processExitsWith: .failure) { _ = StepWeek.sample(days: StepWeek.maximumDays + 1) }
    }
}
