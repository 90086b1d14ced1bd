import StepSupport

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
        if case .text(let bytes) = read {
            if bytes.allSatisfy({ [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }) { return nil }
            let text = Result { () throws(TextError) in try SourceText(bytes, firstLine: lines.number) }
            line.text = text
            if let text = try? text.get() { line.id = id(in: text) }
        }
        index += 1
        guard batch.shard?.holds(line.key) ?? true else { return nil }
        sequence += 1
        return line
    }

    /// What a job is called, as far as its text can be read. Lines of other shards cost no more than this.
    private func id(in text: SourceText) -> String? {
        var reader = JSONReader(text)
        // What is wrong the job says too.
        guard (try? reader.enterObject(expecting: "a job")) != nil else { return nil }
        while (try? reader.nextKey()) == true {
            if reader.lastKey.elementsEqual("id".utf8), reader.kind() == .string {
                return try? reader.string(expecting: "a text")
            }
            guard (try? reader.skipValue()) != nil else { return nil }
        }
        return nil
    }
}
