import StepChart
import StepRaster
import StepTestSupport
import Testing

@testable import StepJobs

struct JobRunTests {
    @Test func writesWhatTheLibraryDraws() throws {
        try withFolder { folder in
            let outcome = try job(.render) {
                $0.outputs.path = "\(folder)/a.png"
                $0.outputs.layoutJSON = "\(folder)/a.json"
                $0.chart.curve = .linear
                $0.outputs.scale = 2
            }.run()
            var options = ChartOptions()
            options.curve = .linear
            let chart = try WeekChart(Samples.week(), options: options)
            #expect(try bytes("\(folder)/a.png") == chart.png(.scale(2)))
            #expect(try bytes("\(folder)/a.json") == Array(chart.layoutJSON.utf8))
            #expect(outcome.files.map(\.path) == ["\(folder)/a.png", "\(folder)/a.json"])
            #expect(outcome.files.map(\.size) == [PixelSize(width: 750, height: 400), nil])
            #expect(try outcome.files.map(\.byteCount) == outcome.files.map { try bytes($0.path).count })
            #expect(outcome.files.allSatisfy { $0.bytes == nil && $0.digest == nil && $0.isWritten })
            #expect(outcome.warnings.isEmpty && !outcome.isUnchanged)
        }
    }

    /// The same bytes, without any file; and it tells how far it is.
    @Test(arguments: Job.DrawingCommand.allCases)
    func drawsInMemory(command: Job.DrawingCommand) throws {
        try withFolder { folder in
            var made = job(command) {
                $0.animation.frameRate = FrameRate(frames: 5)
                $0.outputs.threads = 1
            }
            var told: [String] = []
            let inMemory = try made.run(to: .memory) { told.append("\($0) of \($1) \($2)") }
            #expect(told == (command == .animate ? (1...9).map { "\($0) of 9 frames" } : []))
            made.outputs.path = command == .message ? folder : "\(folder)/x.png"
            let inFiles = try made.run()
            #expect(inMemory.files.count == (command == .message ? 3 : 1))
            #expect(try inMemory.files.map(\.bytes) == inFiles.files.map { try bytes($0.path) })
            #expect(inMemory.files.map(\.size) == inFiles.files.map(\.size))
        }
    }
}
