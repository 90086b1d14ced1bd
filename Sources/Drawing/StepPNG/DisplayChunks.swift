/// The chunks of a PNG file that change how viewers show its pixels.
package enum DisplayChunks {
    /// Returns the types of the chunks in which two files differ.
    package static func differing(_ file: [UInt8], _ other: [UInt8]) -> [String] {
        let contents = [file, other].map(contents)
        return types.filter { contents[0][$0] != contents[1][$0] }
    }

    private static func contents(of file: [UInt8]) -> [String: [UInt8]] {
        var contents = standard
        var reader = PNGChunkReader(file)
        while let chunk = try? reader.next() {
            guard chunk.isIntact, types.contains(chunk.type) else { continue }
            let data = Array(chunk.data)
            contents[chunk.type] = chunk.type == "eXIf" ? [UInt8(EXIF.orientation(data))] : data
        }
        return contents
    }
}
