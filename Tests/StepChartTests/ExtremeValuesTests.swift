import StepChart
import Testing

/// Whatever the types can hold is drawn or refused: nothing traps.
struct ExtremeValuesTests {
    private static let lengths = [
        Double.leastNonzeroMagnitude, 1e-300, 0.5, 375, 1e150, .greatestFiniteMagnitude, .nan, -1,
    ]

    /// At every scale that makes no side longer than 200 pixels.
    private func draw(_ drawing: Drawing) {
        for scale in [Double.leastNonzeroMagnitude, 1e-9, 0.5, 16]
        where !(max(drawing.width, drawing.height) * scale > 200) {
            do { _ = try drawing.png(.scale(scale)) } catch {}
        }
        #expect(throws: ChartError.self) { try drawing.png(.scale(.nan)) }
    }

    @Test(arguments: lengths, lengths)
    func anySizeIsDrawnOrRefused(width: Double, height: Double) throws {
        let week = StepWeek.sample()
        for style in ChartOptions.Placement.allCases {
            var options = ChartOptions(placement: style)
            (options.width, options.height) = (width, height)
            do { draw(try WeekChart(week, options: options).drawing) } catch {}
        }
        for family in WeekWidget.Family.allCases {
            var options = WidgetOptions(family)
            (options.width, options.height, options.cornerRadius) = (width, height, width)
            do { draw(try WeekWidget(week, options: options).drawing) } catch {}
        }
        var options = ChartOptions.message
        (options.width, options.height) = (width, height)
        do {
            let message = try WeekMessage(week, options: options)
            draw(try message.bubble())
            draw(try message.linkCard())
        } catch {}
    }

    @Test(arguments: [0.0, 900, 10_000, -10_000, .nan])
    func anyThemeIsDrawnOrRefused(number: Double) throws {
        let lengths: [WritableKeyPath<ChartTheme, Double>] = [
            \.marginH, \.marginV, \.labelHeight, \.minimumGap, \.guideWidth, \.guideOverhang, \.averageLineWidth,
            \.lineWidth, \.nodeRadius, \.nodeRingWidth, \.nodeGap, \.selectedNodeScale, \.shadowSigma, \.shadowOffsetX,
            \.shadowOffsetY, \.labelText.size, \.labelText.weight, \.labelOffset, \.noticeText.size,
            \.noticeText.weight, \.baselineDrop, \.lineHeight, \.bubbleWidth, \.bubblePictureHeight,
            \.bubbleCornerRadius, \.captionText.size, \.captionText.weight, \.subcaptionText.size,
            \.subcaptionText.weight, \.widgetMargin, \.widgetInset, \.headerText.size, \.headerText.weight,
            \.statText.size, \.statText.weight,
        ]
        for path in lengths {
            var theme = ChartTheme.light
            theme[keyPath: path] = number
            let options = ChartOptions(placement: .widget)
            let content = WeekContent(.sample(), notice: .lastAccessible)
            do {
                _ = try WeekChart(content, options: options, theme: theme).png(.scale(0.02))
                _ = try WeekWidget(StepWeek.sample(), options: WidgetOptions(.large), theme: theme).drawing.png(
                    .scale(0.02))
                _ = try WeekMessage(StepWeek.sample(), theme: theme).bubble().png(.scale(0.02))
            } catch {}
        }
    }

    @Test(arguments: lengths)
    func anyAnimationIsMadeOrRefused(seconds: Double) throws {
        let chart = try WeekChart(StepWeek.sample())
        var late = AnimationOptions()
        late.start = seconds
        do { _ = try chart.animation(late).time(ofFrame: .max) } catch {}
        for path in [\AnimationOptions.duration, \.end, \.hold] {
            var options = AnimationOptions()
            options[keyPath: path] = seconds
            do {
                let animation = try chart.animation(options)
                _ = animation.time(ofFrame: .min)
                draw(animation.drawing(at: animation.length / 2))
            } catch {}
        }
        #expect(FrameRate(frames: .max, per: .max)?.frames == 1)
        #expect(FrameRate(frames: .max, per: .min) == nil && FrameRate(frames: .max, per: 1) == nil)
    }

    /// What the command refuses, the library refuses too, for every kind of picture.
    @Test(arguments: [Int.min, -1, 0, 1, 1_000_000_000, 1_000_000_001, .max])
    func anyCountIsDrawnOrRefused(count: Int) throws {
        func pictures(_ options: ChartOptions) throws {
            var widget = WidgetOptions(.large)
            widget.chart = options
            var card = CardOptions()
            card.chart = options
            draw(try WeekChart(StepWeek.sample(), options: options).drawing)
            draw(try WeekWidget(StepWeek.sample(), options: widget).drawing)
            draw(try WeekCard(StepWeek.sample(), options: card).drawing)
            draw(try WeekMessage(StepWeek.sample(), options: options).bubble())
        }
        for mark in ChartOptions.Mark.ofCharts {
            var options = ChartOptions()
            (options.mark, options.annotations.yAxis, options.annotations.values) = (mark, true, .all)
            options.annotations.goal = count
            let isGoal = (1...1_000_000_000).contains(count)
            let goal = ChartError.invalidOption(
                "goal", expected: "a number of steps from 1 to 1000000000", found: "\(count)")
            if isGoal { try pictures(options) } else { #expect(throws: goal) { try pictures(options) } }

            (options.annotations.goal, options.annotations.baseline) = (nil, .steps(count))
            let baseline = ChartError.invalidOption(
                "baseline", expected: "a number of steps from 0 to 1000000000", found: "\(count)")
            if isGoal || count == 0 {
                try pictures(options)
            } else {
                #expect(throws: baseline) { try pictures(options) }
            }
        }
    }

    @Test(arguments: [Int.min, -1, 7, .max])
    func daysThatAreNotThereAreRefused(index: Int) throws {
        let words = WeekWords(.sample())
        #expect(throws: ChartError.noSuchDay(index, count: 7)) { try words.caption(of: index) }
        #expect(throws: ChartError.noSuchDay(index, count: 7)) { try words.header(of: index) }
        var options = ChartOptions()
        options.selection = .index(index)
        #expect(throws: ChartError.noSuchDay(index, count: 7)) { try WeekChart(StepWeek.sample(), options: options) }
        #expect(throws: ChartError.noSuchDay(index, count: 7)) { try WeekMessage(StepWeek.sample(), options: options) }
    }
}
