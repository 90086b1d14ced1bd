import Dispatch

/// A line of a batch's input, or a user's rows of a table.
package struct BatchLine: Sendable {
    /// The index among the lines that are not empty, from 0.
    let index: Int
    let number: Int
    /// The deadline, whose time begins when the whole line has been read.
    let deadline: Deadline
    var id: String?
    var hasNumberAsID = false
    let text: Result<SourceText, TextError>
    /// The table; nil where the text is JSON.
    let table: BatchTable?
    /// The semaphore that lets the next line claim its files.
    fileprivate let turn = DispatchSemaphore(value: 0)
    fileprivate let previousTurn: DispatchSemaphore?

    /// Reads the id of a job. Errors in it are reported when the job is read.
    fileprivate mutating func takeID() {
        guard let text = try? text.get(), var id = JSONReader(text).member("id") else { return }
        hasNumberAsID = id.kind() == .number
        self.id = try? id.word(expecting: "a text")
    }

    /// The id of the line, or its index if it has none.
    var key: String { id ?? "\(index)" }

    /// Calls `body` once it was called for all lines before. It must be called for every line.
    func inTurn<Result>(_ body: () -> Result) -> Result {
        previousTurn?.wait()
        defer { turn.signal() }
        return body()
    }

    /// Adds the position of the option's value in the input of this name to a failure.
    func located(_ failure: Failure, in name: String) -> Failure {
        guard let option = failure.option, let text = try? text.get() else { return failure }
        let offset = table?.offset(ofOption: option.name, in: text) ?? JSONReader(text).offset(ofOption: option.name)
        return Failure(text.invalid(failure, at: offset), in: name)
    }
}

extension BatchLine {
    /// Makes the line of a single job.
    package init(json bytes: [UInt8], until deadline: Deadline) {
        let text = Result { () throws(TextError) in try SourceText(bytes) }
        self.init(index: 0, number: 1, deadline: deadline, text: text, table: nil, previousTurn: nil)
        takeID()
    }
}

/// Reads the lines of a batch.
struct BatchSource: ~Copyable {
    private var lines: LineReader
    private let batch: Batch
    private var index = 0
    private var isAtEnd = false
    private var table: BatchTable?
    /// The rows of the current user that were read so far.
    private var rows: UserRows?
    /// Hashes of the ids whose rows have ended.
    private var ended: Set<UInt64> = []
    /// Users whose rows were read ahead, as a table may have them in any order.
    private var ahead: ArraySlice<UserRows> = []
    /// The semaphore of the last line that was returned.
    private var turn: DispatchSemaphore?
    /// The reason why reading ended early.
    private(set) var failure: Failure?

    /// A user's rows, from anywhere in a table.
    private struct UserRows {
        var id: String?
        /// The number of each row.
        var numbers: [Int] = []
        /// The rows' bytes; nil where they are too long.
        var bytes: [UInt8]? = []

        mutating func append(_ row: [UInt8]?, number: Int) {
            if !numbers.isEmpty { bytes?.append(UInt8(ascii: "\n")) }
            numbers.append(number)
            bytes?.append(contentsOf: row ?? [])
            if row == nil || bytes?.count ?? 0 > LineReader.maximumLength { bytes = nil }
        }
    }

    /// The most bytes of a table whose users' rows may be in any order: it is held in memory.
    package static let mostUnsorted = 64 << 20

    init(_ lines: consuming LineReader, _ batch: Batch) {
        self.lines = lines
        self.batch = batch
    }

    var bytesRead: Int { lines.offset }

    var notes: [String] { table?.note.map { ["\(lines.name): \($0)"] } ?? [] }

    /// Returns the next line of the shard; nil at the end, or if the work is stopped.
    mutating func next(unless isStopped: () -> Bool) -> BatchLine? {
        while !isAtEnd || !ahead.isEmpty {
            if let rows = ahead.popFirst() {
                guard let line = line(of: rows) else { continue }
                return line
            }
            do throws(Failure) {
                guard let read = try lines.next(unless: isStopped) else {
                    isAtEnd = true
                    return isStopped() ? nil : try endRows()
                }
                if let line = try line(read, unless: isStopped) { return line }
            } catch {
                failure = error
                isAtEnd = true
            }
        }
        return nil
    }

    /// Reads a table to its end and groups its rows by users. One too large is read in its order, which must be by users.
    private mutating func readAhead(_ table: BatchTable, unless isStopped: () -> Bool) throws(Failure) {
        let (start, first) = (lines.offset, lines.number)
        var users: [UserRows] = []
        var indices: [String: Int] = [:]
        var last: Int?
        var isSorted = true
        while let read = try lines.next(unless: isStopped) {
            let row: [UInt8]? = if case .text(let bytes) = read { bytes } else { nil }
            if let row, BatchTable.isBlank(row) { continue }
            let id = row.flatMap { table.id(of: $0) }
            let known = id.map { indices[$0] } ?? last
            let user = known ?? users.count
            if known == nil {
                users.append(UserRows(id: id))
                if let id { indices[id] = user }
            }
            isSorted = isSorted && (known == nil || known == last)
            last = user
            let isHeld = lines.offset - start <= Self.mostUnsorted
            guard isHeld || isSorted else { throw unsorted(users[user].id, lines.number) }
            if isHeld || !lines.isRegularFile {
                users[user].append(row, number: lines.number)
            } else {
                users[user].bytes = []
            }
            if !isHeld, !lines.isRegularFile {
                // Rows from a pipe cannot be read again: those of the last user are continued.
                ahead = users.dropLast()
                ended.formUnion(ahead.compactMap(\.id).map(StableHash.of))
                rows = users.last
                return
            }
        }
        if lines.offset - start > Self.mostUnsorted {
            lines.rewind(to: start, number: first)
        } else {
            ahead = users[...]
        }
    }

    private func unsorted(_ id: String?, _ number: Int) -> Failure {
        let rows = "the rows of \(SourceText.quoted(id ?? "")) next to each other"
        let expected = "\(rows) in a table of more than \(Self.mostUnsorted >> 20) MiB"
        let found = "more of them after others; sort the table by this column"
        return Failure(.badData, "\(lines.name):\(number): expected \(expected), found \(found)")
    }

    private mutating func line(of rows: UserRows) -> BatchLine? {
        guard let first = rows.numbers.first, let table else { return nil }
        let bytes = rows.bytes.map { table.header + [0x0A] + $0 }
        return line(number: first, bytes, lines: [first - 1] + rows.numbers, id: rows.id)
    }

    private mutating func line(_ read: LineReader.Line, unless isStopped: () -> Bool) throws(Failure) -> BatchLine? {
        guard case .text(let bytes) = read else { return table == nil ? line(number: lines.number, nil) : try add(nil) }
        // A spreadsheet may have blank rows below the last user.
        let isBlank = table == nil ? bytes.allSatisfy(" \t".utf8.contains) : BatchTable.isBlank(bytes)
        if isBlank, rows == nil || table?.hasRowForEachDay != true { return nil }
        // A blank row between a user's rows keeps the others at their positions.
        if table != nil { return try add(isBlank ? [] : bytes) }
        // White space and a byte order mark may precede an object. With --serve any other line is answered.
        let first = bytes.first { !" \t\u{FEFF}".utf8.contains($0) }
        if index == 0, !batch.options.serve, first != UInt8(ascii: "{") {
            let reading = batch.defaults[batch.defaults.command].source.importing.reading
            table = try Failure.naming(lines.name) { () throws(TextError) in
                try BatchTable(
                    header: SourceText(bytes, firstLine: lines.number), reading, idColumn: batch.options.idColumn,
                    columns: batch.columns)
            }
            if let table, table.hasRowForEachDay { try readAhead(table, unless: isStopped) }
            return nil
        }
        if let option = batch.columns.first?.option.name ?? batch.options.idColumn.map({ _ in "id" }) {
            throw .option("\(option)-column", expected: "a table", found: "lines of JSON")
        }
        return line(number: lines.number, bytes)
    }

    /// Takes a row of the table; one that cannot be read is added to those before it.
    /// - Returns: the line of the previous user, if the row is another's.
    private mutating func add(_ row: [UInt8]?) throws(Failure) -> BatchLine? {
        let id = row.flatMap { table?.id(of: $0) }
        let isContinued = table?.hasRowForEachDay == true && rows != nil && (id == nil || id == rows?.id)
        let before = isContinued ? nil : try endRows()
        if !isContinued { rows = UserRows(id: id) }
        rows?.append(row, number: lines.number)
        return before
    }

    private mutating func endRows() throws(Failure) -> BatchLine? {
        guard let rows, let table else { return nil }
        self.rows = nil
        if let id = rows.id, table.hasRowForEachDay, !ended.insert(StableHash.of(id)).inserted {
            throw unsorted(id, rows.numbers.first ?? lines.number)
        }
        return line(of: rows)
    }

    private mutating func line(number: Int, _ bytes: [UInt8]?, lines: [Int] = [], id: String? = nil) -> BatchLine? {
        let text = Result { () throws(TextError) in
            if let bytes { return try SourceText(bytes, firstLine: number, lines: lines) }
            let most = "at most \(LineReader.maximumLength >> 20) MiB in a line"
            throw .invalid(at: TextPosition(line: number, column: 1), field: "", expected: most, found: "more")
        }
        var line = BatchLine(
            index: index, number: number, deadline: Deadline(seconds: batch.options.timeout), id: id, text: text,
            table: table, previousTurn: turn)
        // Lines of other shards are read no further than their ids.
        if table == nil { line.takeID() }
        index += 1
        guard batch.options.shard?.holds(line.key) ?? true else { return nil }
        turn = line.turn
        return line
    }
}
