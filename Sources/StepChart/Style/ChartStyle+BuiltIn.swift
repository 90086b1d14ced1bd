extension ChartStyle {
    /// The themes that need no file, under the names that the command and theme files know them by.
    public enum BuiltIn: String, Hashable, Sendable, CaseIterable {
        /// As `ChartStyle.light`.
        case light
        /// As `ChartStyle.dark`.
        case dark
        /// As `ChartStyle.highContrast`.
        case highContrast = "high-contrast"
        /// As `ChartStyle.highContrastDark`.
        case highContrastDark = "high-contrast-dark"
        /// As `ChartStyle.colorBlindSafe`.
        case colorBlindSafe = "color-blind-safe"
    }

    /// The built-in theme of this name.
    public init(_ theme: BuiltIn) {
        self =
            switch theme {
            case .light: .light
            case .dark: .dark
            case .highContrast: .highContrast
            case .highContrastDark: .highContrastDark
            case .colorBlindSafe: .colorBlindSafe
            }
    }

    /// The original's look.
    public static let light = ChartStyle()

    /// Bright on near black. The nodes' rings have the background's colour, so that nodes look cut out of the line.
    public static let dark = light.with { style in
        let background = Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)
        style.background = background
        style.guideColor = Color(hue: 0, saturation: 0, brightness: 1, alpha: 0.16)
        style.widgetGuideColor = Color(hue: 0, saturation: 0, brightness: 1, alpha: 0.32)
        style.lineStartColor = Color(hue: 0.57, saturation: 0.66, brightness: 0.96)
        style.lineMiddleColor = Color(hue: 0.52, saturation: 0.86, brightness: 0.86)
        style.lineEndColor = Color(hue: 0.52, saturation: 0.84, brightness: 0.93)
        style.nodeColor = Color(red: 0.32, green: 0.76, blue: 0.97)
        style.nodeRingColor = background
        style.selectedNodeColor = Color(red: 1, green: 0.64, blue: 0.1)
        style.shadowColor = Color(red: 0, green: 0, blue: 0, alpha: 0.6)
        style.valueColor = Color(hue: 0, saturation: 0, brightness: 0.78)
        style.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.7)
        style.goalColor = Color(red: 0.32, green: 0.82, blue: 0.56)
        style.previousColor = Color(hue: 0.57, saturation: 0.2, brightness: 0.75, alpha: 0.45)
        style.labelColor = Color(hue: 0, saturation: 0, brightness: 0.64)
        style.noticeColor = Color(hue: 0, saturation: 0, brightness: 0.8)
        style.bubbleColor = background
        style.captionStripColor = Color(red: 44.0 / 255, green: 44.0 / 255, blue: 46.0 / 255)
        style.captionColor = .white
        style.subcaptionColor = Color(hue: 0, saturation: 0, brightness: 0.72)
        style.headerColor = Color(hue: 0, saturation: 0, brightness: 0.92)
        style.statColor = Color(hue: 0, saturation: 0, brightness: 0.7)
    }

    /// Black and dark blue on white, with stronger lines and letters and no haze.
    public static let highContrast = light.with { style in
        style.emphasize()
        style.guideColor = Color(hue: 0, saturation: 0, brightness: 0.55)
        style.widgetGuideColor = style.guideColor
        style.lineStartColor = Color(red: 0, green: 0.25, blue: 0.62)
        style.lineMiddleColor = Color(red: 0, green: 0.3, blue: 0.55)
        style.lineEndColor = Color(red: 0, green: 0.25, blue: 0.62)
        style.nodeColor = Color(red: 0, green: 0.16, blue: 0.42)
        style.selectedNodeColor = Color(red: 0.76, green: 0.25, blue: 0)
        style.valueColor = .black
        style.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.25)
        style.goalColor = Color(red: 0, green: 0.36, blue: 0.2)
        style.previousColor = Color(hue: 0, saturation: 0, brightness: 0.5)
        style.labelColor = .black
        style.noticeColor = .black
        style.subcaptionColor = .black
        style.headerColor = .black
        style.statColor = .black
    }

    /// White and bright colours on black.
    public static let highContrastDark = light.with { style in
        style.emphasize()
        style.background = .black
        style.guideColor = Color(hue: 0, saturation: 0, brightness: 0.42)
        style.widgetGuideColor = style.guideColor
        style.lineStartColor = Color(red: 0.35, green: 0.76, blue: 1)
        style.lineMiddleColor = Color(red: 0.2, green: 0.86, blue: 0.92)
        style.lineEndColor = Color(red: 0.35, green: 0.76, blue: 1)
        style.nodeColor = .white
        style.nodeRingColor = .black
        style.widgetNodeRingColor = .black
        style.selectedNodeColor = Color(red: 1, green: 0.6, blue: 0)
        style.valueColor = .white
        style.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.85)
        style.goalColor = Color(red: 0.4, green: 1, blue: 0.62)
        style.previousColor = Color(hue: 0, saturation: 0, brightness: 0.55)
        style.labelColor = .white
        style.noticeColor = .white
        style.bubbleColor = .black
        style.captionStripColor = Color(hue: 0, saturation: 0, brightness: 0.16)
        style.captionColor = .white
        style.subcaptionColor = .white
        style.headerColor = .white
        style.statColor = .white
    }

    /// Blue and orange on white, which stay apart in colour and in brightness whatever cones an eye has.
    public static let colorBlindSafe = light.with { style in
        style.guideColor = Color(hue: 0, saturation: 0, brightness: 0.6, alpha: 0.4)
        style.lineStartColor = Color(red: 0.04, green: 0.29, blue: 0.56)
        style.lineMiddleColor = Color(red: 0.09, green: 0.41, blue: 0.69)
        style.lineEndColor = Color(red: 0.16, green: 0.52, blue: 0.8)
        style.nodeColor = Color(red: 0.04, green: 0.29, blue: 0.56)
        style.selectedNodeColor = Color(red: 0.86, green: 0.4, blue: 0)
        style.shadowColor = Color(red: 0.04, green: 0.2, blue: 0.4, alpha: 0.45)
        style.valueColor = Color(hue: 0, saturation: 0, brightness: 0.3)
        style.averageLineColor = Color(hue: 0, saturation: 0, brightness: 0.36)
        style.goalColor = Color(red: 0, green: 0.42, blue: 0.34)
        style.labelColor = Color(hue: 0, saturation: 0, brightness: 0.36)
        style.noticeColor = Color(hue: 0, saturation: 0, brightness: 0.3)
        style.statColor = Color(hue: 0, saturation: 0, brightness: 0.3)
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var style = self
        change(&style)
        return style
    }

    /// Stronger lines and letters, and no shadow, for those who see little.
    private mutating func emphasize() {
        guideWidth = 0.75
        averageLineWidth = 1.5
        referenceLineWidth = 1.75
        previousLineWidth = 2.5
        valueSize = 12
        valueWeight = 500
        lineWidth = 4
        shadowColor = .clear
        labelSize = 12
        labelWeight = 500
        noticeWeight = 500
        headerWeight = 500
        statWeight = 500
    }
}
