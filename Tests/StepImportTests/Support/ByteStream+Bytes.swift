@testable import StepImport

extension ByteStream {
    /// Bytes that are at hand, in pieces of at most `piece` bytes.
    convenience init(name: String, bytes: [UInt8], piece: Int = .max) {
        var rest = bytes[...]
        self.init(name: name) { buffer, start in
            let next = rest.prefix(min(buffer.count - start, piece))
            rest = rest.dropFirst(next.count)
            buffer.replaceSubrange(start..<start + next.count, with: next)
            return next.count
        }
    }
}
