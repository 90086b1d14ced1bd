import StepChart
import StepData
import StepFiles
import StepPNG
import StepPictures
import StepRaster

extension Job {
    /// Does the job.
    ///
    /// Its files appear together or not at all, but for those of a folder: a sequence, all widgets, a timeline.
    /// - Parameters:
    ///   - inputs: what jobs may share.
    ///   - digests: whether the outcome tells pictures apart by digests of their pixels, which takes some time.
    /// - Throws: before anything is written, unless writing itself fails.
    package func run(
        _ inputs: JobInputs = JobInputs(), to destination: Destination = .files, digests: Bool = false,
        progress: @escaping JobProgress = { _, _, _ in }
    ) throws(JobError) -> Outcome {
        try validate()
        if destination == .files { try refuseToHarm(inputs) }
        let run = JobRun(job: self, inputs: inputs, destination: destination, digests: digests, progress: progress)
        switch command {
        case .render: return try run.chart()
        case .animate: return try run.animation()
        case .widget: return try run.widget()
        case .message: return try run.message()
        case .card: return try run.card()
        }
    }
}

extension Job {
    /// Tells what the job draws from what others draw, before anything is drawn.
    package func drawingKey(_ inputs: JobInputs) throws(JobError) -> DrawingKey {
        try DrawingKey(of: self, WeekState(of: self, inputs, nil), inputs)
    }
}

/// A job under way.
struct JobRun {
    let job: Job
    let inputs: JobInputs
    let destination: Destination
    let digests: Bool
    let progress: JobProgress

    /// - Parameter fallback: pixels per point of a PNG where neither the job nor the picture says; an SVG has 1.
    func rendering(_ kind: PictureKind, scale fallback: Double = 3, threads: Int) -> RenderOptions {
        let scale = job.outputs.scale ?? (kind == .svg ? 1 : fallback)
        return RenderOptions(scale: scale, threads: threads, compression: job.outputs.compress)
    }

    /// How many cores a job of many pictures uses.
    var threads: Int { job.outputs.threads == 0 ? Cores.all : job.outputs.threads }

    // MARK: Files that appear together

    /// Makes files of a week: writes them, or takes them from the cache when they were drawn before.
    /// - Parameters:
    ///   - folder: where they go, which is made when it is not there; nil where each names its own.
    ///   - draw: writes what belongs into each of the files, in the order of `plans`.
    func files(
        _ plans: [PlannedFile], of state: WeekState, _ cache: WeekCache?, folder: String? = nil,
        draw: ([JobFile]) throws -> Void
    ) throws(JobError) -> Outcome {
        var outcome = try JobError.translating(of: state.name) {
            guard let folder, destination == .files else { return try cached(plans, state, cache, draw) }
            return try Folder.making(folder) { try cached(plans, state, cache, draw) }
        }
        outcome.warnings = state.warnings
        return outcome
    }

    private func cached(
        _ plans: [PlannedFile], _ state: WeekState, _ cache: WeekCache?, _ draw: ([JobFile]) throws -> Void
    ) throws -> Outcome {
        guard let cache, destination == .files else { return try Outcome(make(plans, keeping: 0, draw)) }
        let key = try DrawingKey(of: job, state, inputs)
        let outcome: Outcome
        if let kept = cache.drawing(key), kept.count == plans.count {
            let isUnchanged = job.states.ifChanged && zip(plans, kept).allSatisfy { InputFile.at($0.path, holds: $1) }
            if !isUnchanged {
                _ = try make(plans, keeping: 0) { files in
                    for (file, bytes) in zip(files, kept) { try file.write(bytes.span) }
                }
            }
            outcome = Outcome(files: try zip(plans, kept).map { try file($0, $1, isWritten: !isUnchanged) })
        } else {
            let files = try make(plans, keeping: WeekCache.maximumDrawingSize, draw)
            let bytes = files.compactMap(\.bytes)
            if bytes.count == files.count { try cache.keep(bytes, for: key) }
            outcome = Outcome(files, inMemory: false)
        }
        try keepWeek(of: state, in: cache)
        return outcome
    }

    private func make(
        _ plans: [PlannedFile], keeping most: Int, _ draw: ([JobFile]) throws -> Void
    ) throws -> [JobFile] {
        let most = destination == .files ? most : Int.max
        let files = try plans.map { try JobFile($0, destination, keeping: most) }
        try draw(files)
        try JobFile.appear(files)
        return files
    }

    /// A file that was drawn before.
    private func file(_ plan: PlannedFile, _ bytes: [UInt8], isWritten: Bool) throws -> Outcome.File {
        var file = Outcome.File(path: plan.path, byteCount: bytes.count, isWritten: isWritten)
        guard let kind = plan.pictureKind else { return file }
        if kind == .svg {
            guard let digest = PictureDigest(ofSVG: bytes) else {
                throw Failure(.internal, "\(plan.path): expected an SVG file")
            }
            (file.size, file.digest) = (digest.size, digests ? digest : nil)
            return file
        }
        var chunks = PNGChunkReader(bytes)
        let header = try chunks.next().map { try PNGHeader($0.get()) }
        file.size = header.map { PixelSize(width: $0.width, height: $0.height) }
        // An animation has none.
        if digests, job.command != .animate { file.digest = PictureDigest(of: try PNGDecoder.decode(bytes)) }
        return file
    }

    func keepWeek(of state: WeekState, in cache: WeekCache?) throws(Failure) {
        guard let cache, !state.isStandIn else { return }
        let text = WeekText(state.week)
        if text != cache.lastWeek { try cache.keep(text) }
    }

    func cache() throws(JobError) -> WeekCache? {
        guard let folder = job.states.cache else { return nil }
        do { return try WeekCache(folder) } catch { throw .file(error) }
    }

    func state(_ cache: WeekCache?) throws(JobError) -> WeekState { try WeekState(of: job, inputs, cache) }
}

extension Outcome {
    init(_ files: [JobFile], inMemory: Bool = true) {
        self.files = files.map { file in
            File(
                path: file.plan.path, byteCount: file.byteCount, size: file.size, digest: file.digest,
                bytes: inMemory ? file.bytes : nil, pixels: file.pixels, scale: file.scale)
        }
    }
}

extension DrawingKey {
    /// Raised when the same job gives other files, though not other pixels.
    private static let version = 2

    /// Of what a job draws: its canonical form without what only says where files go, what it draws them of, the files
    /// that decide how they look, and the version of the renderer.
    init(of job: Job, _ state: WeekState, _ inputs: JobInputs) throws(JobError) {
        var drawn = job
        (drawn.id, drawn.source, drawn.states) = (nil, Job.Source(), Job.States())
        drawn.outputs.threads = 0
        // Which files there are counts, not how they are called.
        drawn.outputs.path = nil
        drawn.outputs.layoutJSON = job.outputs.layoutJSON.map { _ in "" }
        drawn.outputs.pictureKind = job.pictureKind == .svg ? .svg : nil
        drawn.outputs.preview = job.outputs.preview.map { _ in job.previewKind == .svg ? ".svg" : "" }
        let paths =
            [job.looks.theme, job.looks.darkTheme].compactMap(\.path)
            + [job.widget.devices, job.card.avatar].compactMap(\.self)
        var parts = [Array("\(Drawing.rendererVersion).\(Self.version)".utf8), Array(drawn.json.utf8)]
        for path in paths { parts.append(try inputs.lookFile(path).bytes) }
        var fonts = try inputs.fonts(job.looks.fonts)
        for source in [job.looks.theme, job.looks.darkTheme] { fonts += try inputs.theme(source).fonts }
        parts += fonts.map { Array($0.typeface.source.fingerprint.utf8) }
        self.init(parts + state.key)
    }
}

extension ThemeSource {
    var path: String? {
        guard case .file(let path) = self else { return nil }
        return path
    }
}
