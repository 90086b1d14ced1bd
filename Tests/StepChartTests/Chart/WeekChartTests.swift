import StepChart
import StepPNG
import StepTestSupport
import Testing

@Suite struct WeekChartTests {
    /// The library's use, from bytes to bytes.
    @Test func fromWeekToPNG() throws {
        let week = try StepWeek(
            json: #"[{"date": "2016-09-12", "steps": 7314}, {"date": "2016-09-13", "steps": 0}]"#.utf8)
        var options = ChartOptions(placement: .widget)
        (options.width, options.height) = (120, 80)
        let chart = try WeekChart(week, options: options, theme: .dark)
        let image = try chart.image(.scale(1.5))
        #expect(image.width == 180 && image.height == 120)
        #expect(image.rgba.count == 180 * 120 * 4)
        #expect(try PNGDecoder.decode(chart.png(.scale(1.5))) == image.buffer)
    }

    @Test(arguments: RenderOptions.Compression.allCases)
    func compressionKeepsThePixels(compression: RenderOptions.Compression) throws {
        let chart = try WeekChart(sampleWeek())
        #expect(
            try PNGDecoder.decode(chart.png(RenderOptions(scale: 1, compression: compression)))
                == chart.image(.scale(1)).buffer)
    }

    @Test func partsMakeTheFile() throws {
        let chart = try WeekChart(sampleWeek())
        var parts: [[UInt8]] = []
        try chart.png(.scale(1)) { bytes in parts.append(bytes.withUnsafeBufferPointer { Array($0) }) }
        #expect(parts.count > 2)
        #expect(try Array(parts.joined()) == chart.png(.scale(1)))
    }

    @Test func theFileCarriesWords() throws {
        let file = String(decoding: try WeekChart(sampleWeek()).png(.scale(1)), as: UTF8.self)
        #expect(file.contains("Steps, September 12–18, 2016"))
        #expect(file.contains("Most: 16,105 on September 14"))
        #expect(file.contains("Software\0\0\0\0\0stepchart"))
    }

    @Test func aSinkThatFailsEndsTheWork() throws {
        struct Full: Error {}
        var calls = 0
        #expect(throws: Full.self) {
            try WeekChart(sampleWeek()).png(.scale(1)) { _ in
                calls += 1
                throw Full()
            }
        }
        #expect(calls == 1)
    }

    @Test func backgroundsReachTheCorners() throws {
        func corner(_ style: ChartOptions.Placement, _ theme: ChartTheme = .light) throws -> [UInt8] {
            Array(
                try WeekChart(sampleWeek(), options: ChartOptions(placement: style), theme: theme).image(.scale(1))
                    .rgba[
                        ..<4])
        }
        #expect(try corner(.chart) == [255, 255, 255, 255])
        #expect(try corner(.chart, .dark) == [28, 28, 30, 255])
        #expect(try corner(.widget) == [0, 0, 0, 0])
    }

    @Test(arguments: [(0.0, 10.0), (10, -1), (.nan, 10), (10, .infinity)])
    func impossibleSizesAreRefused(width: Double, height: Double) throws {
        var options = ChartOptions()
        (options.width, options.height) = (width, height)
        let error = #expect(throws: ChartError.self) { try WeekChart(sampleWeek(), options: options) }
        #expect(error?.description.hasPrefix("size: expected a width and a height above 0 pt") == true)
    }

    @Test(arguments: [0, -1, 16.01, .nan, .infinity])
    func impossibleScalesAreRefused(scale: Double) throws {
        let error = #expect(throws: ChartError.self) { try WeekChart(sampleWeek()).image(.scale(scale)) }
        #expect(error?.description == "scale: expected a number above 0 and at most 16.0, found \(scale)")
    }

    @Test(arguments: [0, -1, Int.min])
    func noCoresAreRefused(threads: Int) throws {
        let chart = try WeekChart(sampleWeek())
        let rendering = RenderOptions(scale: 1, threads: threads)
        let expected = ChartError.invalidOption(
            "threads", expected: "a number of cores >= 1", found: "\(threads)")
        #expect(expected.description == "threads: expected a number of cores >= 1, found \(threads)")
        #expect(throws: expected) { try chart.png(rendering) }
        #expect(throws: expected) { try chart.png(rendering) { _ in } }
        #expect(throws: expected) { try chart.image(rendering) }
        #expect(throws: expected) { try chart.animation().apng(rendering) }
        #expect(throws: expected) { try chart.animation().frames(rendering) { _, _ in } }
    }

    /// Large enough for several shares.
    @Test func theFileIsTheSameOnAnyNumberOfThreads() throws {
        let chart = try WeekChart(sampleWeek())
        let files = try [1, 2, 5].map { try chart.png(RenderOptions(scale: 4, threads: $0)) }
        #expect(files[0] == files[1] && files[0] == files[2])
    }

    @Test func noNumberOfCoresIsTooLarge() throws {
        let chart = try WeekChart(sampleWeek())
        let rendering = RenderOptions(scale: 0.1, threads: .max)
        #expect(try chart.png(rendering) == chart.png(.scale(0.1)))
        var options = AnimationOptions()
        (options.duration, options.frameRate) = (0.1, FrameRate(frames: 30))
        let animation = try chart.animation(options)
        #expect(try animation.apng(rendering) == animation.apng(.scale(0.1)))
        var frames = 0
        try animation.frames(rendering) { _, _ in frames += 1 }
        #expect(frames == animation.frameCount)
    }

    @Test func picturesOfTooManyPixelsAreRefused() throws {
        var options = ChartOptions()
        (options.width, options.height) = (30_000, 10)
        let chart = try WeekChart(sampleWeek(), options: options)
        #expect(throws: ChartError.tooLarge(width: 90_000, height: 30)) { try chart.png(.scale(3)) }
        #expect(throws: ChartError.tooLarge(width: 90_000, height: 30)) { try chart.image(.scale(3)) }
        // Each side could be, but not all of it at once in memory.
        options.height = 20_000
        options.width = 20_000
        let square = try WeekChart(sampleWeek(), options: options)
        let error = ChartError.tooLarge(width: 20_000, height: 20_000)
        #expect(throws: error) { try square.image(.scale(1)) }
        #expect(throws: error) { try square.animation().apng(.scale(1)) }
        #expect("\(error)" == "size: expected at most 134217728 pixels, found 20000.0 x 20000.0")
        #expect(try chart.image(.scale(1)).width == 30_000)
    }

    @Test(arguments: [(60.0, 35.0), (10, 10), (1, 1), (0.01, 0.01)])
    func smallCanvasesAreDrawn(width: Double, height: Double) throws {
        var options = ChartOptions(placement: .widget)
        (options.width, options.height) = (width, height)
        for steps in [sampleSteps, [0, 0, 0], [5]] {
            let image = try WeekChart(week(of: steps), options: options).image(.scale(2))
            #expect(image.width == max(1, Int(width * 2)) && image.height == max(1, Int(height * 2)))
        }
    }
}
