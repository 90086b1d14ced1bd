/// The bytes of a file, a zip's entry or standard input, read once from start to end.
package final class ByteStream {
    /// The name for messages, with the zip or folder that contains the file.
    package let name: String
    package var lastName: String {
        name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[$0...].dropFirst()) } ?? name
    }

    /// Fills `buffer` from `start` on, with space for at least a byte; returns the number of bytes, 0 at the end.
    package typealias Source = (_ buffer: inout [UInt8], _ start: Int) throws(Failure) -> Int

    /// The limit on the bytes that several streams may read together, and the progress of reading them.
    package final class Allowance {
        private let size: Int
        private var done = 0
        private var reported = 0
        let access: FileAccess
        private let progress: ImportProgress?
        private var total: Int?

        /// - Parameter access: has the deadline for reading.
        package init(size: Int = .max, _ access: FileAccess = .unlimited, progress: ImportProgress? = nil) {
            self.size = size
            self.access = access
            self.progress = progress
        }

        /// Sets the number of bytes still to come, for the progress.
        package func expect(_ count: Int) { total = done + count }

        fileprivate func take(_ count: Int, name: String) throws(Failure) {
            done += count
            guard done <= size else {
                throw Failure(at: name, expected: "at most \(size) bytes, unpacked", found: "more")
            }
            guard done - reported >= 1 << 20 else { return }
            reported = done
            // The deadline is checked here, as reading a whole export takes seconds.
            try access.deadline.check(name)
            progress?(done, total)
        }
    }

    private let source: Source
    private let allowance: Allowance
    private var ahead: ArraySlice<UInt8> = []
    private var isAtEnd = false
    private var opened: SQLDatabase?

    /// The deadline for reading, and for processing the bytes.
    var deadline: Deadline { allowance.access.deadline }

    package init(name: String, allowance: Allowance = Allowance(), source: @escaping Source) {
        self.name = name
        self.allowance = allowance
        self.source = source
    }

    convenience init(name: String, bytes: [UInt8]) {
        self.init(name: name) { (_, _) throws(Failure) in 0 }
        ahead = bytes[...]
    }

    /// The first `count` bytes, or all if there are fewer; they are not consumed.
    package func head(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
        if ahead.count < count, !isAtEnd {
            var bytes = Array(ahead)
            var filled = bytes.count
            bytes += repeatElement(0, count: count - filled)
            while filled < count, case let added = try fetch(into: &bytes, from: filled), added > 0 {
                filled += added
            }
            ahead = bytes[..<filled]
        }
        return ahead.prefix(count)
    }

    /// Reads the next bytes, as a `Source` does.
    package func read(into buffer: inout [UInt8], from start: Int = 0) throws(Failure) -> Int {
        if ahead.isEmpty { return try fetch(into: &buffer, from: start) }
        let count = min(ahead.count, buffer.count - start)
        buffer.replaceSubrange(start..<start + count, with: ahead.prefix(count))
        ahead = ahead.dropFirst(count)
        if ahead.isEmpty { ahead = [] }
        return count
    }

    /// The whole stream as a database, nil if it is none. It is read only once.
    func database() throws(Failure) -> SQLDatabase? {
        if opened == nil, try isDatabase() { opened = try SQLDatabase(self) }
        return opened
    }

    func isDatabase() throws(Failure) -> Bool {
        if opened != nil { return true }
        return try head(SQLDatabase.signature.count).elementsEqual(SQLDatabase.signature)
    }

    private func fetch(into buffer: inout [UInt8], from start: Int) throws(Failure) -> Int {
        if isAtEnd { return 0 }
        let count = try source(&buffer, start)
        try allowance.take(count, name: name)
        isAtEnd = count == 0
        return count
    }

    /// Reads the whole stream as text, in UTF-8 or UTF-16.
    func readText<Result>(_ body: (SourceText) throws(TextError) -> Result) throws(Failure) -> Result {
        let bytes = try rest()
        do {
            var text = try SourceText(decoding: bytes)
            text.deadline = deadline
            return try body(text)
        } catch { throw Failure(.badData, "\(name): \(error)", field: error.field) }
    }

    /// All bytes from the current position on; `size` is their expected number, if it is known.
    func rest(atMost most: Int = InputFile.maximumSize, expecting size: Int? = nil) throws(Failure) -> [UInt8] {
        var bytes = Array(ahead)
        ahead = []
        bytes.reserveCapacity(min(size ?? 0, most))
        var piece = [UInt8](repeating: 0, count: isAtEnd ? 0 : 1 << 16)
        while true {
            guard bytes.count <= most else {
                throw Failure(at: name, expected: "at most \(most) bytes in one text", found: "more")
            }
            if isAtEnd { return bytes }
            bytes += piece[..<(try fetch(into: &piece, from: 0))]
        }
    }
}
