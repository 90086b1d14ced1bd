import Testing

@testable import StepChart

@Suite struct ChartStyleTests {
    /// The spec's figures, written down a second time.
    @Test func theLightThemeIsTheSpecs() {
        let style = ChartStyle.light
        #expect([style.marginH, style.marginV, style.labelHeight] == [30, 15, 20])
        #expect([style.guideWidth, style.guideOverhang, style.averageLineWidth, style.lineWidth] == [0.5, 5, 0.5, 3])
        #expect([style.nodeRadius, style.nodeRingWidth, style.selectedNodeScale] == [6.5, 2, 1.3])
        #expect([style.nodeInnerRadius, style.nodeOuterRadius] == [5.5, 7.5])
        #expect([style.shadowSigma, style.shadowOffsetX, style.shadowOffsetY] == [2, 0, 0.5])
        #expect([style.labelSize, style.labelWeight, style.labelOffset] == [11, 300, 25])
        #expect(isClose(style.baselineDrop * style.labelSize, 3.33))
        #expect([style.widgetMargin, style.headerSize, style.statSize, style.statWeight] == [16, 22, 13, 300])
        #expect(style.headerColor == ChartStyle.Color(red: 0.33, green: 0.33, blue: 0.33))
        #expect(style.background.hex == "#FFFFFF")
        #expect(style.guideColor.hex == "#CCCCCC4D")
        #expect(style.widgetGuideColor.hex == "#BFBFBFBF")
        #expect(style.nodeColor.hex == "#38AFE7")
        #expect(style.selectedNodeColor.hex == "#FF9900")
        #expect(style.shadowColor.hex == "#2F81B780")
        #expect(style.labelColor.hex == "#808080")
        #expect(
            [style.lineStartColor, style.lineMiddleColor, style.lineEndColor].map(\.hex) == [
                "#3997DB", "#00ABC2", "#00BAD4",
            ])
    }

    @Test func everyStoredPropertyIsAConstantUnderItsName() {
        let properties = Mirror(reflecting: ChartStyle.light).children.compactMap(\.label)
        #expect(properties == ChartStyle.constants.map(\.name) + ["fonts"])
        #expect(properties.count < 96)
    }

    /// Each name is tied to its own property: setting one changes the mirror in one place, under that name.
    @Test func everyConstantReachesItsOwnProperty() {
        for constant in ChartStyle.constants {
            var style = ChartStyle.light
            switch constant.place {
            case .color(let path): style[keyPath: path] = ChartStyle.Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
            case .number(let path, _), .length(let path, _): style[keyPath: path] = 123.25
            }
            let changed = zip(Mirror(reflecting: style).children, Mirror(reflecting: ChartStyle.light).children)
                .filter { "\($0.value)" != "\($1.value)" }
                .map { $0.0.label }
            #expect(changed == [constant.name])
        }
    }

    @Test func aStyleOutOfRangeIsRefused() throws {
        var style = ChartStyle.light
        style.lineWidth = .nan
        #expect(
            throws: ChartError.invalidStyle(
                constant: "lineWidth", expected: "a number from 0 to 10000", found: "nan")
        ) { try WeekChart(sampleWeek(), style: style) }
        style = .light
        style.nodeColor.green = 1.5
        #expect(
            throws: ChartError.invalidStyle(
                constant: "nodeColor", expected: "colour components from 0 to 1", found: "1.5")
        ) { try WeekChart(sampleWeek(), style: style) }
    }
}
