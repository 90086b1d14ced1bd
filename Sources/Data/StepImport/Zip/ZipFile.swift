import CStepLibMinizip
import StepSupport

/// A file in the hands of minizip: by its descriptor, and piece by piece, since minizip reads numbers byte by byte.
final class ZipFile {
    private let descriptor: Int32
    let size: Int
    /// Where minizip reads next.
    private var position: UInt64 = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 14)
    private var bufferStart: UInt64 = 0
    private var bufferCount = 0
    /// Whether the last read went past the end, which minizip does not take for an error by itself.
    private var isShort = false

    /// - Parameter open: a file; this has a descriptor of its own.
    init(_ open: Int32) {
        descriptor = dup(open)
        size = Int(lseek(descriptor, 0, SEEK_END))
    }

    deinit { close(descriptor) }

    /// What minizip calls, as long as this lives.
    var functions: zlib_filefunc64_def {
        func file(_ opaque: UnsafeMutableRawPointer?) -> ZipFile? {
            opaque.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
        }
        return zlib_filefunc64_def(
            zopen64_file: { opaque, _, _ in opaque },
            zread_file: { opaque, _, bytes, count in
                UInt(file(opaque)?.read(UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))) ?? 0)
            },
            zwrite_file: { _, _, _, _ in 0 },
            ztell64_file: { opaque, _ in ZPOS64_T(file(opaque)?.position ?? 0) },
            zseek64_file: { opaque, _, offset, origin in
                file(opaque)?.seek(UInt64(offset), origin)
                return 0
            },
            zclose_file: { _, _ in 0 },
            zerror_file: { opaque, _ in file(opaque)?.isShort == true ? 1 : 0 },
            opaque: Unmanaged.passUnretained(self).toOpaque())
    }

    private func read(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
        var done = 0
        while done < bytes.count {
            if position < bufferStart || position - bufferStart >= bufferCount {
                // A place that no file has, as a broken directory may name.
                guard let offset = Int(exactly: position) else { break }
                bufferCount = (try? Descriptor.read(descriptor, into: &buffer, at: offset, name: "")) ?? 0
                if bufferCount == 0 { break }
                bufferStart = position
            }
            let rest = buffer[Int(position - bufferStart)..<bufferCount].prefix(bytes.count - done)
            UnsafeMutableRawBufferPointer(rebasing: bytes[done...]).copyBytes(from: rest)
            done += rest.count
            position += UInt64(rest.count)
        }
        isShort = done < bytes.count
        return done
    }

    private func seek(_ offset: UInt64, _ origin: Int32) {
        switch origin {
        case ZLIB_FILEFUNC_SEEK_CUR: position &+= offset
        case ZLIB_FILEFUNC_SEEK_END: position = UInt64(size) &+ offset
        default: position = offset
        }
    }
}
