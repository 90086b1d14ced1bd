import ArgumentParser
import StepChart
import StepFiles
import StepJobs

/// What to draw when there is no new data, and what to do when there is nothing new to draw.
struct StateArguments: ParsableArguments {
    @Flag(help: "Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.")
    var placeholder = false

    @Flag(help: "Draw sample data, the same for everybody. Needs no input.")
    var snapshot = false

    @Option(
        help: ArgumentHelp(
            """
            Keep the last week and its pictures in this folder. When the input cannot be read, that week is drawn with \
            a notice. (default: nothing is kept)
            """, valueName: "folder"),
        completion: .directory)
    var cache: String?

    @Flag(name: .customLong("if-changed"), help: "Leave the output alone when it has this very picture. Needs --cache.")
    var ifChanged = false

    func validate() throws {
        guard !placeholder || !snapshot else {
            throw ValidationError("--snapshot: expected nothing beside --placeholder")
        }
        guard !ifChanged || cache != nil else { throw ValidationError("--if-changed: expected --cache beside it") }
    }

    var areGiven: Bool { placeholder || snapshot || cache != nil }

    /// - Parameter outputs: paths, `-` for standard output.
    func validate(beside input: WeekArguments, outputs: [String]) throws {
        if snapshot, let file = input.input {
            throw ValidationError("--snapshot: expected no input beside it, found \(InputFile.name(file))")
        }
        guard snapshot || placeholder || input.input != nil else {
            throw ValidationError("Missing expected argument '<input>'")
        }
        guard !ifChanged || !outputs.contains("-") else {
            throw ValidationError("--if-changed: expected a file as output, found standard output")
        }
    }

    /// Nil when nothing is to be kept.
    func weekCache() throws(Failure) -> WeekCache? {
        guard let cache else { return nil }
        return try WeekCache(cache)
    }

    /// What there is to draw.
    ///
    /// Data that is protected is never an error. An input that cannot be read is one unless there is a cache, which
    /// says that the user counts on it.
    func state(of input: WeekArguments, _ cache: WeekCache?) throws(Failure) -> WeekState {
        if snapshot { return WeekState(week: .sample()) }
        if placeholder, input.input == nil { return .placeholder(days: 7) }
        do {
            let (text, reading) = try input.file().reading()
            switch reading {
            case .week(let week):
                return placeholder ? .placeholder(days: week.days.count) : WeekState(week: week, text: text)
            case .protected(let failure):
                return placeholder ? .placeholder(days: 7) : .standIn(after: failure, cache: cache)
            }
        } catch {
            guard cache != nil, !placeholder else { throw error }
            return .standIn(after: error, cache: cache)
        }
    }
}

extension StateArguments {
    /// A file that a command writes.
    struct Output {
        var path: String
        var isPicture = false

        func open() throws(Failure) -> OutputFile {
            isPicture ? try OutputFile(forPicture: path) : try OutputFile(path)
        }

        /// Whether the file is there and has these bytes.
        func holds(_ bytes: [UInt8]) -> Bool {
            FileStatus(path)?.size == bytes.count && (try? InputFile(path))?.bytes == bytes
        }
    }

    /// Writes what a state looks like, from the cache when it was drawn before, and says what the user should know.
    /// - Parameter looks: all that the files depend on beside the state.
    /// - Parameter draw: writes what belongs into each of the files, in the order of `outputs`.
    func write(
        _ state: WeekState, looks: [Any], to outputs: [Output], _ cache: WeekCache?,
        draw: ([RecordedFile]) throws -> Void
    ) throws {
        try writeFiles(state, looks: looks, to: outputs, cache, draw: draw)
        if let warning = state.warning { StandardError.write("stepchart: \(warning)\n") }
    }

    private func writeFiles(
        _ state: WeekState, looks: [Any], to outputs: [Output], _ cache: WeekCache?,
        draw: ([RecordedFile]) throws -> Void
    ) throws {
        guard let cache else {
            let files = try outputs.map { RecordedFile(try $0.open(), isRecording: false) }
            try draw(files)
            return try OutputFile.appear(files.map(\.output))
        }
        let version = "\(StepChartCommand.configuration.version) \(Drawing.rendererVersion)"
        let key = DrawingKey(state.key + ([version] + looks).map { Array(String(reflecting: $0).utf8) })
        if let kept = cache.drawing(key), kept.count == outputs.count {
            if ifChanged, zip(outputs, kept).allSatisfy({ $0.holds($1) }) {
                let names = outputs.map(\.path).joined(separator: ", ")
                StandardError.write("stepchart: \(names): unchanged\n")
            } else {
                let files = try outputs.map { RecordedFile(try $0.open(), isRecording: false) }
                for (file, bytes) in zip(files, kept) { try file.write(bytes.span) }
                try OutputFile.appear(files.map(\.output))
            }
        } else {
            let files = try outputs.map { RecordedFile(try $0.open(), isRecording: true) }
            try draw(files)
            try OutputFile.appear(files.map(\.output))
            let bytes = files.compactMap(\.bytes)
            if bytes.count == files.count { try cache.keep(bytes, for: key) }
        }
        if !state.isStandIn, let text = state.text, text != cache.lastWeek { try cache.keep(text) }
    }
}

/// An output that remembers what was written, when a cache is to keep it.
final class RecordedFile {
    let output: OutputFile
    /// Nil when nothing is recorded, or it became too much to be kept: memory does not grow with the picture.
    private(set) var bytes: [UInt8]?

    init(_ output: OutputFile, isRecording: Bool) {
        self.output = output
        bytes = isRecording ? [] : nil
    }

    func write(_ part: Span<UInt8>) throws(Failure) {
        try output.write(part)
        part.withUnsafeBufferPointer { bytes?.append(contentsOf: $0) }
        if let count = bytes?.count, count > WeekCache.maximumDrawingSize { bytes = nil }
    }
}
