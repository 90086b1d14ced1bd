/// The tags of an XML file, one after another. The text between them is skipped, unless it is requested.
///
/// The scanner is as strict as finding tags needs: tags are closed in order, and attributes are in quotes. The rest is
/// skipped unread: text, comments, instructions, and the document type declaration up to the first `]>`, which some
/// files leave damaged. No entity is ever expanded. Memory is one buffer, and the names of the open tags.
struct TagScanner {
    /// Ranges in `buffer`, valid until the next tag; that of the value is between the quotes.
    typealias TagAttribute = (name: Range<Int>, value: Range<Int>)

    /// The kind of a tag: it begins an element, ends one, or does both.
    enum TagKind { case open, close, empty }

    struct Tag {
        var kind = TagKind.close
        var name = 0..<0
        var attributes: [TagAttribute] = []
    }

    private var tag = Tag()
    var kind: TagKind { tag.kind }
    var name: Range<Int> { tag.name }
    var attributes: [TagAttribute] { tag.attributes }
    /// The number of elements that are open around the last tag: 0 for the root.
    var depth: Int { starts.count }

    var keepsText = false
    /// The text before the last tag, as it is written.
    private(set) var kept: [UInt8] = []

    private let stream: ByteStream
    private(set) var buffer: [UInt8]
    private var position = 0
    private var end = 0
    /// The offset of the buffer in the stream.
    private var base = 0
    /// The names of the open elements, one after another, and the start of each.
    private var names: [UInt8] = []
    private var starts: [Int] = []
    private var hasRoot = false

    /// The maximum size of a tag in bytes; a longer one is an error.
    static let maxTag = 1 << 20
    static let maxDepth = 100
    /// The limit in bytes for the names of open elements, before another is opened.
    private static let maxNames = 1 << 16

    /// - Parameter capacity: the initial size of the buffer; it grows with the longest tag.
    init(_ stream: ByteStream, capacity: Int = 1 << 16) {
        self.stream = stream
        buffer = [UInt8](repeating: 0, count: max(capacity, 1))
    }

    func location(_ index: Int) -> String { "\(stream.name): byte \(base + index)" }

    var tagLocation: String { location(tagStart) }
    private var tagStart = 0

    /// Goes to the next tag; returns false at the end of a complete file.
    mutating func next() throws(Failure) -> Bool {
        // The element of the last tag is open from here on.
        if kind == .open {
            guard starts.count < Self.maxDepth, names.count < Self.maxNames else {
                throw error(tagStart, "at most \(Self.maxDepth) elements in each other", "more, or of long names")
            }
            starts.append(names.count)
            names += buffer[name]
        }
        // The tag is swapped out, so that nothing is copied while it is filled.
        var tag = Tag()
        swap(&tag, &self.tag)
        tag.kind = .close
        if keepsText { kept.removeAll(keepingCapacity: true) }
        while true {
            let less = UInt8(ascii: "<")
            let start = buffer.span.bytes.firstIndex(of: less, or: less, from: position, to: end)
            if keepsText { kept += buffer[position..<start] }
            position = start
            guard start < end else {
                if try refill() { continue }
                guard starts.isEmpty else { throw cut() }
                guard hasRoot else { throw error(end, "an XML element", "the end of the file") }
                return false
            }
            switch try construct(at: start, &tag) {
            case .incomplete: guard try refill() else { throw cut() }
            case .tag(let next):
                tagStart = start
                position = next
                swap(&self.tag, &tag)
                try enter()
                return true
            case .skipped(let next, let closing):
                position = next
                if let closing { try skip(to: closing) } else { try skipDocumentType() }
            }
        }
    }

    /// A construct that begins with `<`, with the index after it, or after its opening.
    private enum Construct {
        case tag(Int)
        /// A comment, characters or an instruction, up to its closing; nil is the document type declaration.
        case skipped(Int, closing: StaticString?)
        /// More of the file is needed to decide.
        case incomplete
    }

    private mutating func enter() throws(Failure) {
        if kind == .close {
            guard let start = starts.popLast() else {
                throw error(tagStart, "an element that is open", "</\(nameText)>")
            }
            let open = names[start...]
            guard open.elementsEqual(buffer[name]) else {
                let expected = SourceText.excerpt(String(decoding: open, as: UTF8.self))
                throw error(tagStart, "</\(expected)>", "</\(nameText)>")
            }
            names.removeSubrange(start...)
        } else if starts.isEmpty {
            guard !hasRoot else { throw error(tagStart, "the end of the file", "<\(nameText)>") }
            hasRoot = true
        }
    }

    /// Returns the construct that begins at `start`, and fills `tag` if it is a tag.
    private func construct(at start: Int, _ tag: inout Tag) throws(Failure) -> Construct {
        let bytes = buffer.span.bytes
        let end = end
        var index = start + 1
        guard index < end else { return .incomplete }
        switch bytes[index] {
        case UInt8(ascii: "?"): return .skipped(index + 1, closing: "?>")
        case UInt8(ascii: "!"): return try declaration(at: start)
        case UInt8(ascii: "/"):
            tag.kind = .close
            index += 1
        default: tag.kind = .open
        }
        tag.attributes.removeAll(keepingCapacity: true)
        let nameStart = index
        index = Self.endOfName(in: bytes, from: index, to: end)
        guard index < end else { return .incomplete }
        tag.name = nameStart..<index
        if tag.name.isEmpty { throw error(index, "the name of an element", excerpt(start..<index + 1)) }
        while true {
            let gap = index
            while index < end, Self.isSpace(bytes[index]) { index &+= 1 }
            guard index < end else { return .incomplete }
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") { return .tag(index + 1) }
            if byte == UInt8(ascii: "/"), tag.kind == .open {
                guard index + 1 < end else { return .incomplete }
                guard bytes[index + 1] == UInt8(ascii: ">") else {
                    throw error(index, "/>", excerpt(index..<index + 2))
                }
                tag.kind = .empty
                return .tag(index + 2)
            }
            guard tag.kind == .open, index > gap, Self.isName(byte) else {
                throw error(index, tag.kind == .open ? "an attribute or >" : ">", excerpt(index..<index + 1))
            }
            let attribute = index
            index = Self.endOfName(in: bytes, from: index, to: end)
            let attributeName = attribute..<index
            while index < end, Self.isSpace(bytes[index]) { index &+= 1 }
            guard index < end else { return .incomplete }
            guard bytes[index] == UInt8(ascii: "=") else { throw error(index, "=", excerpt(index..<index + 1)) }
            index &+= 1
            while index < end, Self.isSpace(bytes[index]) { index &+= 1 }
            guard index < end else { return .incomplete }
            let quote = bytes[index]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw error(index, "a value in quotes", excerpt(index..<index + 1))
            }
            let less = UInt8(ascii: "<")
            let close = bytes.firstIndex(of: quote, or: less, from: index &+ 1, to: end)
            guard close < end else { return .incomplete }
            if bytes[close] == less { throw error(close, "the end of a value in quotes", "<") }
            tag.attributes.append((attributeName, index &+ 1..<close))
            index = close &+ 1
        }
    }

    /// Returns the construct that begins with `<!`.
    private func declaration(at start: Int) throws(Failure) -> Construct {
        for (opening, construct): (StaticString, Construct) in [
            ("<!--", .skipped(start + 4, closing: "-->")),
            ("<![CDATA[", .skipped(start + 9, closing: "]]>")),
            ("<!DOCTYPE", .skipped(start + 9, closing: nil)),
        ] {
            let count = min(opening.utf8CodeUnitCount, end - start)
            let bytes = buffer.span.bytes
            let isSame = (0..<count).allSatisfy { bytes[start + $0] == opening.utf8Start[$0] }
            if isSame { return count < opening.utf8CodeUnitCount ? .incomplete : construct }
        }
        throw error(start, "a tag, a comment or characters", "<!")
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    /// True for all bytes but white space and the signs of XML.
    @inline(__always)
    private static func isName(_ byte: UInt8) -> Bool {
        byte > 0x3F
            || byte > 0x20 && byte < 0x3C && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\"")
                && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "&")
    }

    /// Returns the first index from `start` on whose byte cannot be part of a name; `end` if all can.
    @inline(__always)
    private static func endOfName(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
        var index = start
        while index &+ 8 <= end {
            let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            // Bit 6 is set in all letters, and in no byte that ends a name.
            let others = ~word & 0x4040_4040_4040_4040
            index &+= others.trailingZeroBitCount / 8
            if others == 0 { continue }
            guard isName(bytes[index]) else { return index }
            index &+= 1
        }
        while index < end, isName(bytes[index]) { index &+= 1 }
        return index
    }

    // MARK: Skipped constructs

    private mutating func skip(to closing: StaticString) throws(Failure) {
        let count = closing.utf8CodeUnitCount
        while true {
            let first = closing.utf8Start[0]
            position = buffer.span.bytes.firstIndex(of: first, or: first, from: position, to: end)
            if end - position < count {
                guard try refill() else { throw cut() }
            } else if buffer.span.bytes.starts(with: closing, at: position) {
                position += count
                return
            } else {
                position += 1
            }
        }
    }

    /// Returns the next byte, and moves past it.
    private mutating func takeByte() throws(Failure) -> UInt8 {
        if position == end {
            guard try refill() else { throw cut() }
        }
        defer { position += 1 }
        return buffer[position]
    }

    private mutating func skipDocumentType() throws(Failure) {
        guard !hasRoot else { throw error(position, "elements", "<!DOCTYPE") }
        while true {
            let byte = try takeByte()
            switch byte {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "\""), UInt8(ascii: "'"): while try takeByte() != byte {}
            case UInt8(ascii: "["):
                var isAfterBracket = false
                while true {
                    let byte = try takeByte()
                    if byte == UInt8(ascii: ">"), isAfterBracket { return }
                    isAfterBracket = byte == UInt8(ascii: "]") || isAfterBracket && Self.isSpace(byte)
                }
            default: break
            }
        }
    }

    // MARK: The buffer

    /// Reads more bytes, keeping those from `position` on; returns false at the end of the file.
    private mutating func refill() throws(Failure) -> Bool {
        let kept = end - position
        if position == 0, kept == buffer.count {
            guard kept < Self.maxTag else { throw error(0, "a tag of at most \(Self.maxTag) bytes", excerpt(0..<40)) }
            buffer += repeatElement(0, count: kept)
        } else if position > 0 {
            buffer.replaceSubrange(0..<kept, with: buffer[position..<end])
        }
        base += position
        position = 0
        end = kept
        // The buffer is filled completely, as an incomplete tag is scanned again after each read.
        while end < buffer.count, case let count = try stream.read(into: &buffer, from: end), count > 0 {
            end += count
        }
        return end > kept
    }

    // MARK: Errors

    /// The last tag's name, for messages.
    var nameText: String { SourceText.excerpt(String(decoding: buffer[name].prefix(200), as: UTF8.self)) }

    func excerpt(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<buffer.count)
        return SourceText.quoted(String(decoding: buffer[range].prefix(200), as: UTF8.self))
    }

    private func error(_ index: Int, _ expected: String, _ found: String) -> Failure {
        Failure(at: location(index), expected: expected, found: found)
    }

    private func cut() -> Failure {
        let open = starts.last.map { "</\(SourceText.excerpt(String(decoding: names[$0...], as: UTF8.self)))>" }
        return error(end, open ?? "the end of a tag", "the end of the file")
    }
}
