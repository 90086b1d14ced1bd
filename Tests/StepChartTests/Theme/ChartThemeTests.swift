import Testing

@testable import StepChart

@Suite struct ChartThemeTests {
    /// The spec's figures, written down a second time.
    @Test func theLightThemeIsTheSpecs() {
        let theme = ChartTheme.light
        #expect([theme.marginH, theme.marginV, theme.labelHeight] == [30, 15, 20])
        #expect([theme.guideWidth, theme.guideOverhang, theme.averageLineWidth, theme.lineWidth] == [0.5, 5, 0.5, 3])
        #expect([theme.nodeRadius, theme.nodeRingWidth, theme.selectedNodeScale] == [6.5, 2, 1.3])
        #expect([theme.nodeInnerRadius, theme.nodeOuterRadius] == [5.5, 7.5])
        #expect([theme.shadowSigma, theme.shadowOffsetX, theme.shadowOffsetY] == [2, 0, 0.5])
        #expect([theme.labelText.size, theme.labelText.weight, theme.labelOffset] == [11, 300, 25])
        #expect(isClose(theme.baselineDrop * theme.labelText.size, 3.33))
        #expect(
            [theme.widgetMargin, theme.headerText.size, theme.statText.size, theme.statText.weight] == [
                16, 34, 13, 400,
            ])
        #expect(theme.headerText.color == ChartTheme.Color(hue: 0, saturation: 0, brightness: 0.1))
        #expect(theme.background.hex == "#FFFFFF")
        #expect(theme.guideColor.hex == "#CCCCCC4D")
        #expect(theme.widgetGuideColor.hex == "#BFBFBFBF")
        #expect(theme.nodeColor.hex == "#38AFE7")
        #expect(theme.selectedNodeColor.hex == "#FF9900")
        #expect(theme.shadowColor.hex == "#2F81B780")
        #expect(theme.labelText.color.hex == "#808080")
        #expect(
            [theme.lineStartColor, theme.lineMiddleColor, theme.lineEndColor].map(\.hex) == [
                "#3997DB", "#00ABC2", "#00BAD4",
            ])
    }

    @Test func everyStoredPropertyIsAConstantUnderItsName() {
        let properties = Self.properties(of: .light).map(\.name)
        #expect(properties == ChartTheme.constants.map(\.name) + ["fonts", "palette", "missingGlyph"])
        #expect(properties.count < 96)
    }

    /// Each name is tied to its own property: setting one changes the mirror in one property, under that name.
    @Test func everyConstantReachesItsOwnProperty() {
        for constant in ChartTheme.constants {
            var theme = ChartTheme.light
            switch constant.property {
            case .color(let path): theme[keyPath: path] = ChartTheme.Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
            case .number(let path, _), .length(let path, _): theme[keyPath: path] = 123.25
            }
            let changed = zip(Self.properties(of: theme), Self.properties(of: .light))
                .filter { $0.value != $1.value }
                .map(\.0.name)
            #expect(changed == [constant.name])
        }
    }

    /// As theme files name them: what a text style holds is a constant each.
    private static func properties(of theme: ChartTheme) -> [(name: String, value: String)] {
        Mirror(reflecting: theme).children.flatMap { name, value -> [(name: String, value: String)] in
            let name = name ?? ""
            guard value is TextStyle else { return [(name, "\(value)")] }
            return Mirror(reflecting: value).children.map { part, value in
                (name.dropLast("Text".count) + (part ?? "").capitalized, "\(value)")
            }
        }
    }

    /// Unchanged, they are taken without a look at their constants.
    @Test(arguments: ChartTheme.BuiltIn.allCases) func builtInThemesAreInRange(_ builtIn: ChartTheme.BuiltIn) throws {
        var theme = ChartTheme(builtIn)
        theme.marginH += 1
        try theme.validate()
    }

    @Test func aThemeOutOfRangeIsRefused() throws {
        var theme = ChartTheme.light
        theme.lineWidth = .nan
        #expect(
            throws: ChartError.invalidTheme(
                constant: "lineWidth", expected: "a number from 0 to 10000", found: "nan")
        ) { try WeekChart(sampleWeek(), theme: theme) }
        theme = .light
        theme.nodeColor.green = 1.5
        #expect(
            throws: ChartError.invalidTheme(
                constant: "nodeColor", expected: "colour components from 0 to 1", found: "1.5")
        ) { try WeekChart(sampleWeek(), theme: theme) }
    }
}
