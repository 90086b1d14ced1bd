import CStepPNG

/// Unpacks the compressed pixels of one picture after another, only to see that they are all there.
///
/// Takes a fixed amount of memory, whatever the pictures' size.
struct PixelDataCheck: ~Copyable {
    /// Nil where there was no memory for it.
    private let inflater = cstep_inflater_create()
    private var output = [UInt8](repeating: 0, count: 1 << 16)
    private var passes: ArraySlice<PNGHeader.Pass> = []
    private var expectedRows = 0
    private var foundRows = 0
    private var isEnded = true
    /// How many bytes of the row at hand are still to come.
    private var untilRow = 0

    deinit {
        if let inflater { cstep_inflater_destroy(inflater) }
    }

    /// Starts with another picture.
    mutating func begin(_ passes: [PNGHeader.Pass]) {
        if let inflater { cstep_inflater_reset(inflater) }
        self.passes = passes[...]
        expectedRows = passes.reduce(0) { $0 + $1.rows }
        (foundRows, untilRow, isEnded) = (0, 0, false)
    }

    /// Takes the next compressed bytes, which are the data of `chunk` or their end.
    mutating func read(_ bytes: ArraySlice<UInt8>, of chunk: PNGChunk) throws(PNGFault) {
        guard let inflater else { throw PNGFault(chunk, .outOfMemory) }
        var rest = bytes
        var isOutputFull = false
        while !rest.isEmpty || isOutputFull {
            try chunk.require(!isEnded, .value(of: "bytes after the pixels", expected: "0", found: rest.count))
            let (inflated, isSound) = inflate(rest, with: inflater)
            try chunk.require(isSound, .notInflated(String(cString: cstep_inflater_message(inflater))))
            rest = rest.dropFirst(inflated.read)
            isEnded = inflated.is_end
            isOutputFull = !isEnded && inflated.written == output.count
            try take(inflated.written, of: chunk)
        }
    }

    /// To be called after the last of a picture's chunks.
    func finish(before chunk: PNGChunk) throws(PNGFault) {
        try chunk.require(isEnded, .missing("the end of the pixels before it"))
        guard passes.isEmpty, untilRow == 0 else {
            let found = untilRow == 0 ? foundRows : foundRows - 1
            throw PNGFault(chunk, .value(of: "rows of pixels before it", expected: "\(expectedRows)", found: found))
        }
    }

    private mutating func inflate(
        _ bytes: ArraySlice<UInt8>, with inflater: OpaquePointer
    ) -> (cstep_inflated, isSound: Bool) {
        var result = cstep_inflated()
        let isSound = bytes.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                cstep_inflate(inflater, input.baseAddress, input.count, output.baseAddress, output.count, &result)
            }
        }
        return (result, isSound)
    }

    /// Looks at the first byte of each row among the next `count` bytes of output.
    private mutating func take(_ count: Int, of chunk: PNGChunk) throws(PNGFault) {
        while untilRow < count {
            guard var pass = passes.first else {
                throw PNGFault(
                    chunk, .value(of: "bytes after \(expectedRows) rows", expected: "0", found: count - untilRow))
            }
            let filter = output[untilRow]
            try chunk.require(filter <= 4, .value(of: "filter of a row", expected: "0 to 4", found: Int(filter)))
            untilRow += pass.rowBytes
            foundRows += 1
            pass.rows -= 1
            passes[passes.startIndex] = pass
            if pass.rows == 0 { passes.removeFirst() }
        }
        untilRow -= count
    }
}
