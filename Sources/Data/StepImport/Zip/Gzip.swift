import CStepZip
import StepSupport

/// What is in a file of gzip, one stream after the other.
final class Gzip {
    /// What a stream begins with.
    static let signature: [UInt8] = [0x1F, 0x8B]

    private let packed: ByteStream
    private let handle: OpaquePointer
    private var piece: [UInt8] = Array(repeating: 0, count: 1 << 16)
    /// Of the piece, what is not yet unpacked.
    private var rest = 0..<0
    private var isOver = false
    private var (packedSize, size) = (0, 0)

    init(_ packed: ByteStream) throws(Failure) {
        guard let handle = cstep_gzip_open() else {
            throw Failure(at: ImportPlace(packed.name), expected: "memory to unpack it", found: "none")
        }
        (self.packed, self.handle) = (packed, handle)
    }

    deinit { cstep_gzip_close(handle) }

    /// Fills a buffer, as `ByteStream.Source` does.
    func read(into buffer: inout [UInt8], from start: Int) throws(Failure) -> Int {
        let place = ImportPlace(packed.name)
        while true {
            if rest.isEmpty {
                rest = 0..<(try packed.read(into: &piece))
                packedSize += rest.count
                if rest.isEmpty {
                    if isOver { return 0 }
                    throw Failure(at: place, expected: "a whole gzip", found: "one that is cut short")
                }
            }
            var taken = 0
            let count = buffer.withUnsafeMutableBufferPointer { bytes in
                piece.withUnsafeBufferPointer { piece in
                    let (packed, free) = (UnsafeBufferPointer(rebasing: piece[rest]), bytes[start...])
                    return Int(
                        cstep_gzip_read(
                            handle, packed.baseAddress, packed.count, bytes.baseAddress.map { $0 + start }, free.count,
                            &taken, &isOver))
                }
            }
            guard count >= 0 else { throw Failure(at: place, expected: "deflated data", found: "damaged ones") }
            rest = rest.dropFirst(taken)
            size += count
            try ZipArchive.checkRatio(size, packed: packedSize, at: place)
            if count > 0 { return count }
        }
    }
}
