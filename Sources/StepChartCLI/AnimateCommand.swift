import ArgumentParser
import StepChart
import StepFiles

struct AnimateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Draws the chart of a week stroke by stroke, as an animated PNG or a sequence of PNG files.",
        usage: "stepchart animate <input> -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart animate week.json -o draw-on.png
              stepchart animate week.json -o draw-on.png --loop forever --hold 2 --scale 2
              stepchart animate week.json -o 'frames/f%04d.png' --fps 30
              stepchart animate week.json -o tap.png --select-change 2:6

            WHO PLAYS IT
            All current browsers play animated PNG: Chrome, Edge, Firefox and Safari. So do iMessage and Discord, as \
            stickers. Viewers that know only plain PNG show the finished chart. For a film, hand a sequence to ffmpeg:
              ffmpeg -framerate 30 -i frames/f%04d.png film.mp4
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            Where it goes: x.png is an animated PNG, and so is - for standard output; f%04d.png is a sequence, and so is \
            a folder. A sequence replaces no files but pictures by stepchart.
            """, valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @OptionGroup(title: "Animation") var animation: AnimationArguments

    @OptionGroup var picture: PictureArguments

    @Option(help: "Most cores to use; 0 is all. The pixels are the same.")
    var threads = 0

    @Flag(help: "Replace any file when writing a sequence.")
    var force = false

    @Flag(help: "Show no progress. It is shown only on a terminal.")
    var quiet = false

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard picture.chart.looks.shared.select == nil || animation.selectChange == nil else {
            throw ValidationError("--select: expected nothing beside --select-change, which selects")
        }
        _ = try AnimationOutput(output)
    }

    func run() throws {
        let frames = try picture.chart.of(input).animation(animation.options)
        let cores = threads == 0 ? Cores.all : threads
        switch try AnimationOutput(output) {
        case .picture(let path): try write(frames, toPicture: path, threads: cores)
        case .sequence(let names): try write(frames, to: names, threads: cores)
        }
    }

    private func write(_ frames: WeekAnimation, to names: FrameNames, threads: Int) throws {
        var sequence = try FrameSequence(names, count: frames.frameCount, force: force)
        let bar = quiet ? nil : ProgressBar(total: frames.frameCount, of: "frames")
        defer { bar?.clear() }
        do {
            try frames.frames(
                RenderOptions(scale: picture.chart.scale, threads: threads, compression: picture.compress)
            ) {
                index, png in
                try sequence.write(png)
                bar?.show(done: index + 1)
            }
        } catch {
            bar?.clear()
            guard let failure = Failure(error) else { throw error }
            throw failure.adding(sequence.remains)
        }
    }

    private func write(_ frames: WeekAnimation, toPicture path: String, threads: Int) throws {
        let file = try OutputFile(forPicture: path)
        let bar = quiet ? nil : ProgressBar(total: frames.movingFrameCount, of: "frames")
        defer { bar?.clear() }
        if file.isRewritable {
            let correction = try frames.apng(
                RenderOptions(scale: picture.chart.scale, threads: threads, compression: picture.compress),
                progress: { bar?.show(done: $0) }, to: { try file.write($0) })
            try file.overwrite(at: correction.offset, with: correction.bytes)
        } else {
            // What has gone through a pipe cannot be corrected.
            let bytes = try frames.apng(
                RenderOptions(scale: picture.chart.scale, threads: threads, compression: picture.compress))
            try file.write(bytes.span)
        }
        try OutputFile.appear([file])
    }
}
