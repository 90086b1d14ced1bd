import StepPNG
import Testing

@testable import StepChart

@Suite struct SmallFileTests {
    /// A run that ends with its rows, and a match behind them: at 158 points the file was damaged once.
    @Test(arguments: [120, 158, 169, 200, 240])
    func smallFilesHaveThePixels(side: Int) throws {
        var options = ChartOptions()
        (options.width, options.height) = (Double(side), Double(side))
        let chart = try WeekChart(sampleWeek(), options: options)
        for compression in [RenderOptions.Compression.default, .small] {
            let file = try chart.png(RenderOptions(scale: 1, compression: compression))
            #expect(try PNGDecoder.decode(file) == chart.image(.scale(1)).buffer)
        }
    }
}
