extension ChartTheme {
    /// The built-in themes; the raw values are their names in the command and in theme files.
    public enum BuiltIn: String, Hashable, Sendable, CaseIterable {
        /// The theme `ChartTheme.light`.
        case light
        /// The theme `ChartTheme.dark`.
        case dark
        /// The theme `ChartTheme.highContrast`.
        case highContrast = "high-contrast"
        /// The theme `ChartTheme.highContrastDark`.
        case highContrastDark = "high-contrast-dark"
        /// The theme `ChartTheme.colorBlindSafe`.
        case colorBlindSafe = "color-blind-safe"
    }

    /// Creates the built-in theme of this name.
    public init(_ builtIn: BuiltIn) {
        self =
            switch builtIn {
            case .light: .light
            case .dark: .dark
            case .highContrast: .highContrast
            case .highContrastDark: .highContrastDark
            case .colorBlindSafe: .colorBlindSafe
            }
    }

    /// The colours of the original app: blue on white, the highlighted day orange.
    public static let light = ChartTheme()

    /// Bright colours on near black. The nodes' rings have the background's colour, so that nodes seem cut out of the
    /// line.
    public static let dark = with(light) { theme in
        let background = Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)
        theme.background = background
        theme.guideColor = Color(hue: 0, saturation: 0, brightness: 1, alpha: 0.16)
        theme.widgetGuideColor = Color(hue: 0, saturation: 0, brightness: 1, alpha: 0.32)
        theme.lineStartColor = Color(hue: 0.57, saturation: 0.66, brightness: 0.96)
        theme.lineMiddleColor = Color(hue: 0.52, saturation: 0.86, brightness: 0.86)
        theme.lineEndColor = Color(hue: 0.52, saturation: 0.84, brightness: 0.93)
        theme.nodeColor = Color(red: 0.32, green: 0.76, blue: 0.97)
        theme.nodeRingColor = background
        theme.widgetNodeRingColor = background
        theme.selectedNodeColor = Color(red: 1, green: 0.64, blue: 0.1)
        theme.shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 0.6)
        theme.valueText.color = Color(hue: 0, saturation: 0, brightness: 0.78)
        theme.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.7)
        theme.goalColor = Color(red: 0.32, green: 0.82, blue: 0.56)
        theme.previousColor = Color(hue: 0.57, saturation: 0.2, brightness: 0.75, alpha: 0.45)
        theme.labelText.color = Color(hue: 0, saturation: 0, brightness: 0.64)
        theme.noticeText.color = Color(hue: 0, saturation: 0, brightness: 0.8)
        theme.bubbleColor = background
        theme.captionStripColor = Color(red: 44.0 / 255, green: 44.0 / 255, blue: 46.0 / 255)
        theme.captionText.color = .white
        theme.subcaptionText.color = Color(hue: 0, saturation: 0, brightness: 0.72)
        theme.headerText.color = Color(hue: 0, saturation: 0, brightness: 0.92)
        theme.statText.color = Color(hue: 0, saturation: 0, brightness: 0.7)
    }

    /// Black and dark blue on white, with stronger lines and letters and no haze.
    public static let highContrast = with(light) { theme in
        theme.emphasize()
        theme.guideColor = Color(hue: 0, saturation: 0, brightness: 0.55)
        theme.widgetGuideColor = theme.guideColor
        theme.lineStartColor = Color(red: 0, green: 0.25, blue: 0.62)
        theme.lineMiddleColor = Color(red: 0, green: 0.3, blue: 0.55)
        theme.lineEndColor = Color(red: 0, green: 0.25, blue: 0.62)
        theme.nodeColor = Color(red: 0, green: 0.16, blue: 0.42)
        theme.selectedNodeColor = Color(red: 0.76, green: 0.25, blue: 0)
        theme.changeTexts { $0.color = .black }
        theme.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.25)
        theme.goalColor = Color(red: 0, green: 0.36, blue: 0.2)
        theme.previousColor = Color(hue: 0, saturation: 0, brightness: 0.5)
    }

    /// White and bright colours on black.
    public static let highContrastDark = with(light) { theme in
        theme.emphasize()
        theme.background = .black
        theme.guideColor = Color(hue: 0, saturation: 0, brightness: 0.42)
        theme.widgetGuideColor = theme.guideColor
        theme.lineStartColor = Color(red: 0.35, green: 0.76, blue: 1)
        theme.lineMiddleColor = Color(red: 0.2, green: 0.86, blue: 0.92)
        theme.lineEndColor = Color(red: 0.35, green: 0.76, blue: 1)
        theme.nodeColor = .white
        theme.nodeRingColor = .black
        theme.widgetNodeRingColor = .black
        theme.selectedNodeColor = Color(red: 1, green: 0.6, blue: 0)
        theme.changeTexts { $0.color = .white }
        theme.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.85)
        theme.goalColor = Color(red: 0.4, green: 1, blue: 0.62)
        theme.previousColor = Color(hue: 0, saturation: 0, brightness: 0.55)
        theme.bubbleColor = .black
        theme.captionStripColor = Color(hue: 0, saturation: 0, brightness: 0.16)
    }

    /// Blue and orange on white, which differ in hue and in brightness for people with any colour vision.
    public static let colorBlindSafe = with(light) { theme in
        theme.guideColor = Color(hue: 0, saturation: 0, brightness: 0.6, alpha: 0.4)
        theme.lineStartColor = Color(red: 0.04, green: 0.29, blue: 0.56)
        theme.lineMiddleColor = Color(red: 0.09, green: 0.41, blue: 0.69)
        theme.lineEndColor = Color(red: 0.16, green: 0.52, blue: 0.8)
        theme.nodeColor = Color(red: 0.04, green: 0.29, blue: 0.56)
        theme.selectedNodeColor = Color(red: 0.86, green: 0.4, blue: 0)
        theme.shadowColor = Color(red: 0.04, green: 0.2, blue: 0.4, alpha: 0.45)
        theme.valueText.color = Color(hue: 0, saturation: 0, brightness: 0.3)
        theme.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.36)
        theme.goalColor = Color(red: 0, green: 0.42, blue: 0.34)
        theme.labelText.color = Color(hue: 0, saturation: 0, brightness: 0.36)
        theme.noticeText.color = Color(hue: 0, saturation: 0, brightness: 0.3)
        theme.statText.color = Color(hue: 0, saturation: 0, brightness: 0.3)
    }

    /// Sets stronger lines and letters and no shadow, for people with low vision.
    private mutating func emphasize() {
        guideWidth = 0.75
        averageLineWidth = 1.5
        referenceLineWidth = 1.75
        previousLineWidth = 2.5
        valueText.size = 12
        valueText.weight = 500
        lineWidth = 4
        shadowColor = .clear
        labelText.size = 12
        labelText.weight = 500
        noticeText.weight = 500
        statText.weight = 500
    }
}
