import StepRaster
import Testing

@testable import StepChart

/// Texts without the characters that nothing draws.
struct OmittedTests {
    private static func options(_ title: String, _ missing: ChartOptions.MissingGlyph) -> ChartOptions {
        var options = ChartOptions()
        options.annotations.title = .text(title)
        options.missingGlyph = missing
        return options
    }

    /// A text, and what is drawn of it. With what is left out goes a space beside it, and what it is joined to.
    @Test(arguments: [
        ("Anna \u{1F389}", "Anna"), ("\u{1F389} Anna  B", "Anna B"), ("Anna \u{1F469}\u{200D}\u{1F467} B", "Anna B"),
        ("Anna", "Anna"), ("A  B", "A  B"),
    ])
    func aTextIsDrawnWithoutWhatNoFontHas(text: String, drawn: String) throws {
        let drawing = try WeekChart(sampleWeek(), options: Self.options(text, .omit)).drawing
        let plain = try WeekChart(sampleWeek(), options: Self.options(drawn, .error)).drawing
        #expect(try drawing.image(.scale(1)).buffer == plain.image(.scale(1)).buffer)
        #expect(drawing.omitted.isEmpty == (text == drawn))
        #expect(plain.omitted.isEmpty)
    }

    @Test func everyPictureLeavesItOut() throws {
        let options = Self.options("\u{1F389}", .omit)
        // Emoji are left out also where other characters are refused.
        let refusing = Self.options("Anna \u{1F389}", .error)
        #expect(try WeekChart(sampleWeek(), options: refusing).drawing.omitted.contains("\u{1F389}"))
        #expect(throws: ChartError.self) { try WeekChart(sampleWeek(), options: Self.options("\u{6B65}", .error)) }
        var card = CardOptions()
        (card.chart.missingGlyph, card.footer) = (.omit, "Anna \u{1F389}")
        #expect(try WeekCard(sampleWeek(), options: card).drawing.omitted.contains("\u{1F389}"))
        var widget = WidgetOptions()
        (widget.chart.missingGlyph, widget.chart.language) = (.omit, .japanese)
        #expect(try !WeekWidget(sampleWeek(), options: widget).drawing.omitted.isEmpty)
        var message = try WeekMessage(sampleWeek(), options: options)
        message.caption = "Anna \u{1F389}"
        #expect(try message.bubble().omitted.contains("\u{1F389}"))
        #expect(try message.linkCard().omitted.contains("\u{1F389}"))
    }
}
