import StepFiles

/// The bytes of a file, a zip's entry or standard input, once, from the front to the end.
package final class ByteStream {
    /// What messages call it: with the zip or folder that it is in.
    package let name: String
    /// The part of the name after the last slash.
    package var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
    /// How many bytes have been read.
    package private(set) var offset = 0

    /// Fills `buffer` from `start` on, where there is room for at least one byte, and says how many came; 0 at the end.
    package typealias Source = (_ buffer: inout [UInt8], _ start: Int) throws(ImportError) -> Int

    private let source: Source
    /// What was read ahead, from `ahead.startIndex` on.
    private var ahead: ArraySlice<UInt8> = []
    private var remaining: Int
    private let maxSize: Int

    package init(name: String, maxSize: Int = .max, source: @escaping Source) {
        self.name = name
        self.maxSize = maxSize
        remaining = maxSize
        self.source = source
    }

    /// Bytes that are at hand, in pieces of at most `piece` bytes.
    package convenience init(name: String, bytes: [UInt8], piece: Int = .max) {
        var rest = bytes[...]
        self.init(name: name) { buffer, start in
            let next = rest.prefix(min(buffer.count - start, piece))
            rest = rest.dropFirst(next.count)
            buffer.replaceSubrange(start..<start + next.count, with: next)
            return next.count
        }
    }

    /// The first bytes, which stay to be read: `count` of them, or all where there are fewer.
    package func head(_ count: Int) throws(ImportError) -> ArraySlice<UInt8> {
        if ahead.count < count {
            var bytes = Array(ahead)
            var filled = bytes.count
            bytes += repeatElement(0, count: count - filled)
            while filled < count {
                let added = try fetch(into: &bytes, from: filled)
                if added == 0 { break }
                filled += added
            }
            ahead = bytes[..<filled]
        }
        return ahead.prefix(count)
    }

    /// Reads into `buffer` from `start` on, at least one byte; returns how many, and 0 at the end.
    ///
    /// There must be room for one.
    package func read(into buffer: inout [UInt8], from start: Int = 0) throws(ImportError) -> Int {
        var count = 0
        if ahead.isEmpty {
            count = try fetch(into: &buffer, from: start)
        } else {
            count = min(ahead.count, buffer.count - start)
            buffer.replaceSubrange(start..<start + count, with: ahead.prefix(count))
            ahead = ahead.dropFirst(count)
            if ahead.isEmpty { ahead = [] }
        }
        offset += count
        return count
    }

    /// All of it, from where it is.
    package func rest() throws(ImportError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try read(into: &piece)
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }

    private func fetch(into buffer: inout [UInt8], from start: Int) throws(ImportError) -> Int {
        let count = try source(&buffer, start)
        guard count <= remaining else {
            throw .content(at: ImportPlace(name), expected: "at most \(maxSize) bytes, unpacked", found: "more")
        }
        remaining -= count
        return count
    }
}
