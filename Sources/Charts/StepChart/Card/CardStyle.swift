/// The content, words, colours and fonts of a card, which all of its parts share.
struct CardStyle {
    let content: WeekContent
    let words: CardWords
    let palette: CardPalette
    /// The options with the mark and the day that suit the content.
    let options: CardOptions
    /// The typesetter of all texts but figures.
    let typesetter: Typesetter
    /// The typesetter of figures: in the display cut, unless the theme has fonts.
    let figureTypesetter: Typesetter

    init(
        _ content: WeekContent, _ words: CardWords, _ theme: ChartTheme, _ palette: CardPalette, _ options: CardOptions
    ) {
        self.content = content
        self.words = words
        self.palette = palette
        self.options = options
        typesetter = Typesetter(theme)
        let display = with(theme) { $0.fonts = [ChartTheme.Font(Typeface(DisplayCut.shared))] }
        figureTypesetter = theme.fonts.isEmpty ? Typesetter(display) : typesetter
    }

    var theme: ChartTheme { typesetter.theme }

    /// The least em size of letters, in points: they are legible if the card is shown 300 pixels wide.
    var leastTextSize: Double { min(options.width / 37, options.height / 15) }

    /// True if a photo is behind everything, so that the other marks should cover little of it.
    var hasPhoto: Bool { options.photo != nil }
}
