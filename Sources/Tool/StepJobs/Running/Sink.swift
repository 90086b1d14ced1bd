/// Writes the files of a job: to disk, where they appear together or not at all, or to memory.
final class Sink {
    private let run: JobRun
    /// The transaction of the files; nil in memory.
    private let transaction: Transaction?
    private let mostBytes: Int
    private var opened: [OpenFile] = []
    private var whole: [Outcome.ResultFile] = []

    /// - Parameter mostBytes: the most bytes of a file that are kept in memory; a larger file keeps none.
    init(_ run: JobRun, keeping mostBytes: Int = 0) throws(Failure) {
        self.run = run
        self.mostBytes = run.destination == .files ? mostBytes : .max
        let isOnDisk = [.files, .filesAndMemory].contains(run.destination)
        transaction = isOnDisk ? try Transaction(run.plan.writing, filling: run.plan.folder) : nil
        // They go first, so that none is left if the process is killed while the new files get their names.
        for path in run.plan.leftovers { try transaction?.remove(path) }
    }

    /// Opens files, which are then written part by part.
    func open(_ products: [Product]) throws(Failure) -> [OpenFile] {
        for product in products {
            let output = try transaction?.write(product.path)
            if product.pictureKind?.isVector == false { try output?.refuseTerminal() }
            opened.append(OpenFile(product, output, self))
        }
        return opened
    }

    /// Adds a file in memory. If the job requests it, an existing file with the same bytes is not written.
    func add(_ file: Outcome.ResultFile) throws(Failure) {
        try run.inputs.access.deadline.check(file.path)
        var file = file
        if let transaction, let bytes = file.bytes {
            let isKept = run.job.states.ifChanged || run.job.widget.all
            file.isWritten = try transaction.write(bytes, to: file.path, unlessEqual: isKept)
        }
        if (file.bytes?.count ?? 0) > mostBytes { file.bytes = nil }
        whole.append(file)
    }

    func add(_ bytes: [UInt8], as product: Product) throws(Failure) {
        var file = Outcome.ResultFile(path: product.path, byteCount: bytes.count, bytes: bytes)
        if let kind = product.pictureKind {
            let picture = InputFile(name: product.path, bytes: bytes)
            file.size = kind.size(of: picture)
            if run.digests, file.size != nil { file.digest = kind.digest(of: picture) }
        }
        try add(file)
    }

    /// Publishes all files under their names, and removes pictures that an earlier run left beside them.
    func finish() throws(Failure) -> Outcome {
        var outcome = Outcome(files: opened.map(\.made) + whole)
        try transaction?.commit(isDurable: run.destination == .files)
        let omitted = opened.reduce(into: Set<Character>()) { $0.formUnion($1.omitted) }.filter { !$0.isWhitespace }
        if !omitted.isEmpty {
            outcome.warnings = ["left out, for no font has them: \(SourceText.quoted(String(omitted.sorted())))"]
        }
        return outcome
    }

    final class OpenFile {
        let product: Product
        /// The file for the answer; without bytes if they are not kept, or too many.
        private(set) var made: Outcome.ResultFile
        fileprivate private(set) var omitted: Set<Character> = []
        private let output: OutputFile?
        private unowned let sink: Sink

        fileprivate init(_ product: Product, _ output: OutputFile?, _ sink: Sink) {
            self.product = product
            self.output = output
            self.sink = sink
            made = Outcome.ResultFile(path: product.path, byteCount: 0, bytes: sink.mostBytes > 0 ? [] : nil)
        }

        func write(_ part: Span<UInt8>) throws(Failure) {
            try sink.run.inputs.access.deadline.check(product.path)
            if let output { try output.write(part) }
            made.byteCount += part.count
            if made.byteCount > sink.mostBytes { made.bytes = nil }
            part.withUnsafeBufferPointer { made.bytes?.append(contentsOf: $0) }
        }

        func write(_ text: String) throws(Failure) { try write(Array(text.utf8).span) }

        func write(_ drawing: Drawing, _ options: RenderOptions, digests: Bool) throws {
            omitted = drawing.omitted
            made.size = try drawing.pixelSize(options)
            made.alternativeText = drawing.alternativeText
            if sink.run.destination == .words { return }
            let kind = product.pictureKind ?? .png
            if sink.run.destination == .pixels, !kind.isVector {
                let pixels = try drawing.image(options).buffer
                (made.pixels, made.scale) = (pixels, options.scale)
                if digests { made.digest = PictureDigest(of: pixels) }
            } else {
                made.digest = try kind.write(drawing, options, digests: digests) { try write($0) }
            }
        }

        /// Draws an animation into the file. A PNG in a pipe, which cannot be corrected, is written once it is whole.
        func write(
            _ animation: WeekAnimation, as format: FrameFormat, _ options: RenderOptions, progress: (Int) -> Void
        ) throws {
            made.size = try animation.still.pixelSize(options)
            made.alternativeText = animation.still.alternativeText
            if sink.run.destination == .words { return }
            switch format {
            case .png: break
            case .gif: return try animation.gif(options, progress: progress) { try write($0.span) }
            case .webp: return try animation.webP(options, progress: progress) { try write($0.span) }
            case .y4m: return try animation.y4m(options, progress: progress) { try write($0.span) }
            }
            if let output, !output.isRewritable {
                let whole = try animation.apng(options)
                return try write(whole.span)
            }
            let correction = try animation.apng(options, progress: progress) { try write($0) }
            if let output { try output.overwrite(at: correction.offset, with: correction.bytes) }
            if var whole = made.bytes {
                made.bytes = nil
                correction.apply(to: &whole)
                made.bytes = whole
            }
        }
    }
}
