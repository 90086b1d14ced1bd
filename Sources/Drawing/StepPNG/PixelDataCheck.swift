import CStepLibPNG

/// Unpacks the compressed pixels of one picture after another, only to see that they are all there.
///
/// Takes a fixed amount of memory, whatever the pictures' size.
struct PixelDataCheck: ~Copyable {
    /// Stays where it is, as zlib wants it; nil where there was no memory for it.
    private let zlib: UnsafeMutablePointer<z_stream>?
    private var output = [UInt8](repeating: 0, count: 1 << 16)
    private var passes: ArraySlice<PNGHeader.Pass> = []
    private var expectedRows = 0
    private var foundRows = 0
    private var isEnded = true
    /// How many bytes of the row at hand are still to come.
    private var untilRow = 0

    init() {
        let zlib = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        zlib.initialize(to: z_stream())
        let isReady = inflateInit_(zlib, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        if !isReady { zlib.deallocate() }
        self.zlib = isReady ? zlib : nil
    }

    deinit {
        guard let zlib else { return }
        inflateEnd(zlib)
        zlib.deallocate()
    }

    /// Starts with another picture.
    mutating func begin(_ passes: [PNGHeader.Pass]) {
        if let zlib { inflateReset(zlib) }
        self.passes = passes[...]
        expectedRows = passes.reduce(0) { $0 + $1.rows }
        (foundRows, untilRow, isEnded) = (0, 0, false)
    }

    /// Takes the next compressed bytes, which are the data of `chunk` or their end.
    mutating func read(_ bytes: ArraySlice<UInt8>, of chunk: PNGChunk) throws(PNGFault) {
        guard let zlib else { throw PNGFault(chunk, PNGError.outOfMemory.description) }
        var rest = bytes
        var isOutputFull = false
        while !rest.isEmpty || isOutputFull {
            try chunk.require(!isEnded, "bytes after the pixels: expected 0, found \(rest.count)")
            let (read, written, status) = unpack(rest, zlib)
            // Without input or room for output there is nothing to do, which is no fault.
            if ![Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) {
                let reason = String(cString: zlib.pointee.msg.map { UnsafePointer($0) } ?? zError(status))
                throw PNGFault(chunk, "expected a zlib stream, found a broken one: \(reason)")
            }
            rest = rest.dropFirst(read)
            isEnded = status == Z_STREAM_END
            isOutputFull = !isEnded && written == output.count
            try take(written, of: chunk)
        }
    }

    /// To be called after the last of a picture's chunks.
    func finish(before chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(isEnded, "expected the end of the pixels before it, found none")
        guard passes.isEmpty, untilRow == 0 else {
            let found = untilRow == 0 ? foundRows : foundRows - 1
            throw PNGFault(chunk, "rows of pixels before it: expected \(expectedRows), found \(found)")
        }
    }

    /// Unpacks until the input is used up, the output is full, or the stream ends.
    private mutating func unpack(
        _ bytes: ArraySlice<UInt8>, _ zlib: UnsafeMutablePointer<z_stream>
    ) -> (read: Int, written: Int, status: Int32) {
        bytes.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                let (count, room) = (UInt32(clamping: input.count), UInt32(clamping: output.count))
                zlib.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                (zlib.pointee.avail_in, zlib.pointee.next_out, zlib.pointee.avail_out) = (
                    count, output.baseAddress, room
                )
                let status = inflate(zlib, Z_NO_FLUSH)
                return (Int(count - zlib.pointee.avail_in), Int(room - zlib.pointee.avail_out), status)
            }
        }
    }

    /// Looks at the first byte of each row among the next `count` bytes of output.
    private mutating func take(_ count: Int, of chunk: PNGChunk) throws(PNGFault) {
        while untilRow < count {
            guard var pass = passes.first else {
                throw PNGFault(chunk, "bytes after \(expectedRows) rows: expected 0, found \(count - untilRow)")
            }
            let filter = output[untilRow]
            try chunk.require(filter <= 4, "filter of a row: expected 0 to 4, found \(filter)")
            untilRow += pass.rowBytes
            foundRows += 1
            pass.rows -= 1
            passes[passes.startIndex] = pass
            if pass.rows == 0 { passes.removeFirst() }
        }
        untilRow -= count
    }
}
