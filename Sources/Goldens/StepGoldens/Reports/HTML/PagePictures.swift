/// The pictures of a case on a page: whole, or cut to their differences, so that a browser can open a page with many.
package struct PagePictures {
    /// The most bytes of all pictures of a page. Base64 adds a third, so that a page of 400 failures has 8 MB.
    package static let mostBytes = 4_600_000
    /// The fewest pixels to which pictures are cut in each direction, however many there are.
    static let leastSide = 64

    /// PNG files by their role in the case: `actual`, or `actual-2` of its frame.
    private(set) var files: [(name: String, png: [UInt8])]
    /// The part that is cut out, and the whole size as `of`; nil where pictures are whole.
    private(set) var part: JSON?

    /// Returns the pictures of all cases, whole if they fit. Otherwise the first, most visible ones are whole, as long
    /// as each of the others has three quarters of an equal share. Spare bytes are for those that are cut.
    static func all(of cases: [CaseResult], mostBytes: Int) -> [PagePictures] {
        var all = cases.map { PagePictures(of: $0) }
        guard all.reduce(0, { $0 + $1.size }) > mostBytes else { return all }
        var spare = mostBytes / 4
        let share = (mostBytes - spare) / all.count { $0.size > 0 }
        var large: [Int] = []
        for index in all.indices where all[index].size > 0 {
            if all[index].size > share + spare { large.append(index) } else { spare += share - all[index].size }
        }
        for index in large { all[index].cut(cases[index], to: share + spare / large.count) }
        return all
    }

    private init(of result: CaseResult) {
        let compared = result.comparedPNGs
        var pictures = [
            ("expected", Self.png(of: result.expectedFile)), ("actual", Self.png(of: result.actualFile)),
            ("difference", compared?.difference),
        ]
        for (index, frame) in (compared?.frames ?? []).enumerated() {
            pictures.append(("expected-\(index)", frame.expected))
            pictures.append(("actual-\(index)", frame.actual))
            pictures.append(("difference-\(index)", frame.difference))
        }
        files = pictures.compactMap { name, png in png.map { (name, $0) } }
    }

    /// Converts a picture to PNG, the only format that the page reads.
    private static func png(of file: [UInt8]?) -> [UInt8]? {
        let picture = file.flatMap { try? InputFile(name: "", bytes: $0).pictureUnlessPNG() }
        guard let picture else { return file }
        return try? picture.png()
    }

    private var size: Int { files.reduce(0) { $0 + $1.png.count } }

    /// Cuts all pictures to `most` bytes, not below the least side; of an animation only the first differing frame.
    private mutating func cut(_ result: CaseResult, to most: Int) {
        files = Array(files.count > 3 ? files[3..<6] : files[...])
        let pictures = files.compactMap { name, png in
            (try? PNGDecoder.decode(png)).map { (role: String(name.prefix { $0 != "-" }), pixels: $0) }
        }
        let size = PixelSize(
            width: pictures.map(\.pixels.width).max() ?? 0, height: pictures.map(\.pixels.height).max() ?? 0)
        // The area is right if all pixels take equally many bytes; differing ones mostly take more.
        let area = Double(size.width * size.height) * Double(most) / Double(self.size)
        var side = max(Int(area.squareRoot()), Self.leastSide)
        repeat {
            let window = DiffExcerpt.window(side, in: size, of: result.diff) { _ in result.comparedPNGs?.densest }
            part = .object(window.members + [("of", size.json)])
            files = pictures.compactMap { role, pixels in
                let area = window.clipped(to: PixelSize(of: pixels))
                return area.flatMap { try? DiffExcerpt.cut(pixels, to: $0).png() }.map { (role, $0) }
            }
            side = side * 7 / 8
        } while self.size > most && side >= Self.leastSide
    }
}
