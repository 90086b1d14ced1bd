extension DiffPicture {
    /// Writes a PNG file row by row: the picture can be three times as large as those that it compares.
    package func write(to path: String) throws {
        let transaction = try Transaction()
        let file = try transaction.write(path)
        try file.refuseTerminal()
        let encoder = try PNGEncoder(PNGInfo(width: size.width, height: size.height, scale: 1), opaque: isOpaque)
        var row: [Pixel] = []
        for y in 0..<size.height {
            draw(row: y, into: &row)
            try encoder.write(rows: row.span)
            try encoder.drain { try file.write($0) }
        }
        try encoder.finish()
        try encoder.drain { try file.write($0) }
        try transaction.commit()
    }
}
