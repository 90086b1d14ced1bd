import StepFiles
import StepText

/// A line of a batch's input.
struct BatchLine: Sendable {
    /// Among the lines that are taken, from 0.
    let sequence: Int
    /// Among the lines that are not empty, from 0.
    let index: Int
    /// In the input, from 1.
    let number: Int
    var id: String?
    /// Nil of one that is too long.
    var text: Result<SourceText, TextError>?
    /// The name for its file that a line before it has too.
    var takenName: String?

    /// What the line is known by.
    var key: String { id ?? "\(index)" }
}

/// Hands out the lines of a batch.
struct BatchSource: ~Copyable {
    private var lines: LineReader
    private let batch: Batch
    private var index = 0
    private var sequence = 0
    private var isAtEnd = false
    /// Hashes of the names that files have, without regard to case. Names with hashes need none: where they are the same,
    /// so are the files.
    private var names: Set<UInt64> = []
    /// Why reading ended early.
    private(set) var failure: Failure?

    init(_ lines: consuming LineReader, _ batch: Batch) {
        self.lines = lines
        self.batch = batch
    }

    var bytesRead: Int { lines.offset }

    /// The next line of the shard; nil when there are no more, or none is to be taken any more.
    mutating func next(unless isStopped: () -> Bool) -> BatchLine? {
        while !isAtEnd {
            do throws(Failure) {
                guard let read = try lines.next(unless: isStopped) else { break }
                if let line = line(read) { return line }
            } catch {
                failure = error
                break
            }
        }
        isAtEnd = true
        return nil
    }

    private mutating func line(_ read: LineReader.Line) -> BatchLine? {
        var line = BatchLine(sequence: sequence, index: index, number: lines.number)
        var output: String?
        if case .text(let bytes) = read {
            if bytes.allSatisfy({ [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }) { return nil }
            let text = Result { () throws(TextError) in try SourceText(bytes, firstLine: lines.number) }
            line.text = text
            if let text = try? text.get() { (line.id, output) = names(in: text) }
        }
        index += 1
        guard batch.shard?.holds(line.key) ?? true else { return nil }
        sequence += 1
        if let name = name(of: line, output: output), !names.insert(StableHash.of(name.lowercased())).inserted {
            line.takenName = name
        }
        return line
    }

    /// The name of the line's file, where another line's may be the same and the file another.
    private func name(of line: BatchLine, output: String?) -> String? {
        switch batch.place {
        case .jobs: batch.isInline ? nil : output ?? batch.defaults.outputs.path
        case .folder(_, let names), .archive(_, let names):
            // What a hash's first digits add is not known yet; it is not counted on.
            names.hasHash ? nil : names.name(key: line.key, index: line.index, hash: "")
        }
    }

    /// What a job is called, and what its file, as far as its text can be read and it counts. Lines of other shards cost
    /// no more than this.
    private func names(in text: SourceText) -> (id: String?, output: String?) {
        var names: (id: String?, output: String?)
        let needsOutput = batch.place == .jobs && !batch.isInline
        var reader = JSONReader(text)
        do throws(TextError) {
            try reader.enterObject(expecting: "a job")
            while try reader.nextKey(), names.id == nil || needsOutput {
                let key = reader.lastKey
                if reader.kind() != .string {
                    try reader.skipValue()
                } else if key.elementsEqual("id".utf8) {
                    names.id = try reader.string(expecting: "a text")
                } else if key.elementsEqual("output".utf8) {
                    names.output = try reader.string(expecting: "a text")
                } else {
                    try reader.skipValue()
                }
            }
        } catch {
            // The job says so too.
        }
        return names
    }
}
