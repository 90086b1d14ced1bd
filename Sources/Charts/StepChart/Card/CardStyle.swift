/// The words, colours and letters that the rows of a card are set with.
struct CardStyle {
    let words: CardWords
    let palette: CardPalette
    let options: CardOptions
    /// Sets all texts but figures.
    let typesetter: Typesetter
    /// Sets figures: in the display cut, unless the theme has fonts.
    let figureTypesetter: Typesetter

    init(_ words: CardWords, _ theme: ChartTheme, _ palette: CardPalette, _ options: CardOptions) {
        self.words = words
        self.palette = palette
        self.options = options
        typesetter = Typesetter(theme)
        let display = with(theme) { $0.fonts = [ChartTheme.Font(Typeface(DisplayCut.shared))] }
        figureTypesetter = theme.fonts.isEmpty ? Typesetter(display) : typesetter
    }

    var theme: ChartTheme { typesetter.theme }

    /// True if a photo is behind everything: the other marks are to cover little of it.
    var hasPhoto: Bool { options.photo != nil }
}
