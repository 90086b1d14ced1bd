import StepData
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// What a widget says of data that is not the newest.
@Suite struct WidgetNoticeTests {
    private static func layout(
        _ family: WeekWidget.Family, _ content: WeekContent, _ language: Language = .english, on name: String? = nil
    ) throws -> WidgetLayout {
        let device = WidgetDevice.builtIn.first { name.map($0.description.contains) ?? ($0.sizes[family] != nil) }
        var options = WidgetOptions(family, on: device ?? .standard)
        (options.chart.language, options.chart.missingGlyph) = (language, .box)
        return try WeekWidget(content, options: options).layout
    }

    @Test(arguments: WeekWidget.Family.allCases) func oneLineWithALockIsInPlaceOfTheDay(family: WeekWidget.Family)
        throws
    {
        let newest = try Self.layout(family, sampleWeek().content)
        let last = try Self.layout(family, WeekContent(sampleWeek(), notice: .lastAccessible))
        #expect(last.day == nil && newest.notices.isEmpty)
        #expect(last.notices.map(\.string) == [Icon.lock.text, "As of September 18"])
        #expect(last.chart?.notices.isEmpty != false, "the chart does not say it again")
        #expect(last.figures.map(\.text.string) == newest.figures.map(\.text.string))
        let (day, notice) = (try #require(newest.day), try #require(last.notices.first))
        #expect(isClose(notice.baseline, day.baseline, within: 0.1) && isClose(notice.rect.x, day.rect.x))
    }

    @Test(arguments: [
        (Language.english, "As of September 18"), (.german, "Stand: 18. September"),
        (.french, "Données au 18 septembre"),
        (.spanish, "Datos del 18 de septiembre"), (.simplifiedChinese, "截至9月18日"), (.japanese, "9月18日時点"),
    ])
    func everyLanguageSaysWhen(language: Language, words: String) throws {
        let layout = try Self.layout(.large, WeekContent(sampleWeek(), notice: .lastAccessible), language)
        #expect(layout.notices.map(\.string) == [Icon.lock.text, words])
    }

    /// Everything but the notice is faded, what is no text as one.
    @Test func theRestIsFaded() throws {
        let newest = try WeekWidget(sampleWeek(), options: WidgetOptions(.large))
        let widget = try WeekWidget(WeekContent(sampleWeek(), notice: .lastAccessible), options: WidgetOptions(.large))
        guard case .group(let faded) = widget.marks[0].geometry else {
            Issue.record("a group")
            return
        }
        #expect(widget.marks[0].opacity < 0.5 && faded.contains { $0.role == .bar } && faded.texts.isEmpty)
        let (said, texts) = (widget.marks.suffix(2), widget.marks.dropFirst().dropLast(2))
        #expect(said.allSatisfy { $0.role == .notice })
        for text in Array(texts).texts {
            let bright = newest.marks.texts.first { $0.string == text.string }?.color
            #expect(text.color.luminance >= (bright?.luminance ?? 1) - 1e-9, "\(text.string) is firmer than ever")
        }
        for part in ["steps", "summary"] { #expect(texts.contains { $0.role == .init(part) }) }
    }

    /// As WCAG asks of large letters and of small ones.
    @Test(arguments: ChartTheme.BuiltIn.allCases) func everythingCanStillBeRead(builtIn: ChartTheme.BuiltIn) throws {
        let theme = ChartTheme(builtIn)
        for family in WeekWidget.Family.allCases {
            for notice in [Notice.lastAccessible, .notAccessible] {
                let widget = try WeekWidget(
                    WeekContent(sampleWeek(), notice: notice), options: WidgetOptions(family), theme: theme)
                let faults = PictureFaults(widget.drawing, ground: theme.background).faintTexts { mark in
                    // The original's grey of labels has 3.95.
                    if mark.role.kind == "label", builtIn == .light { return 3.9 }
                    if let text = mark.text, text.size >= 18 { return 3 }
                    return 4.5
                }
                #expect(faults == [], "\(family)")
                #expect(!widget.marks.texts.isEmpty)
            }
        }
    }

    /// The padlock is as high as the capitals beside it, and never so small that it is a speck.
    @Test(arguments: WeekWidget.Family.allCases) func theLockIsAsHighAsItsText(family: WeekWidget.Family) throws {
        let notices = try Self.layout(family, WeekContent(sampleWeek(), notice: .lastAccessible)).notices
        let (lock, text) = (try #require(notices.first), try #require(notices.last))
        var canvas = Canvas(size: Size(lock.rect.maxX + 2, lock.baseline + 20), scale: 8, background: .clear)
        canvas.text(lock.letters, color: .black)
        let pixels = canvas.image()
        let columns = max(0, Int(8 * lock.rect.x) - 8)..<pixels.width
        let rows = (0..<pixels.height).count { y in columns.contains { pixels[$0, y].alpha > 60 } }
        let height = Double(rows) / 8
        // Rows are an eighth of a point.
        #expect(height >= max(9, GlyphRun.capHeight * text.size) - 0.15, "\(height)")
        #expect(height < 1.5 * GlyphRun.capHeight * max(text.size, 10))
        #expect(lock.baseline == text.baseline && lock.rect.maxX < text.rect.x)
    }

    /// Without dates, and without a week, it says what is wrong; where that has no room in a line, over the chart.
    @Test func withoutADateItSaysWhy() throws {
        let undated = WeekContent(try StepWeek(steps: sampleSteps), notice: .lastAccessible)
        let why = [Icon.lock.text, "Health data not accessible"]
        #expect(try Self.layout(.medium, undated).notices.map(\.string) == why)
        let nothing = WeekContent.placeholder(isAccessible: false)
        #expect(try Self.layout(.small, nothing).notices.map(\.string) == why)
        let german = try Self.layout(.small, nothing, .german, on: "320x568")
        #expect(german.notices.isEmpty && german.chart?.notices.isEmpty == false)
    }
}
