import Foundation
import StepGoldens
import Testing

@Suite struct GoldenFolderTests {
    static let cases =
        StrokeTests.cases + FillTests.cases + GradientTests.cases + ShadowTests.cases + TextTests.cases
        + ChartTests.cases + AnnotationTests.cases + AnimationTests.cases + MessageTests.cases + WidgetTests.cases
        + StateTests.cases + CardTests.cases + CalendarTests.cases + FontTests.cases + PeopleTests.cases

    /// A golden that no test draws would stay right for ever.
    @Test func everyGoldenHasATest() throws {
        let files = try PictureListing(ProjectGoldens.folder).names
        let orphans = Set(files).subtracting(Self.cases.map(\.testDescription))
        #expect(orphans.isEmpty, "no test draws \(orphans.sorted()): remove the files or restore the tests")
    }

    @Test func everyCaseHasItsOwnGolden() {
        let repeated = Dictionary(grouping: Self.cases, by: \.testDescription).filter { $1.count > 1 }.keys
        #expect(repeated.isEmpty, "several cases are called \(repeated.sorted())")
    }

    /// A run that records proves nothing, even where it had nothing to write.
    @Test func thisRunComparesAndDoesNotRecord() throws {
        let recording = try Recording(environment: ProcessInfo.processInfo.environment)
        #expect(recording == .never, "\(Recording.variable)=\(recording): run again without it")
    }
}
