/// The names of the frames of a sequence, which differ only in a number: from 0, with leading zeros.
struct FrameNames: Equatable {
    private let prefix: String
    private let suffix: String
    let digits: Int
    /// The folder of the frames; empty when the names have none.
    var folder: String { Folder.parent(of: prefix) }

    /// Returns the names of an animation's frames, by the path of its output; nil for the path of one file.
    /// - Throws: `Failure.option` for any other path.
    static func animation(_ path: String, _ format: FrameFormat, _ access: FileAccess) throws(Failure) -> FrameNames? {
        let isFolder = Folder.endsInSlash(path) || Folder.isDirectory(path, access)
        if format != .png {
            try refuse(isFolder, "output", "a file for all frames", found: path)
            let isPattern = (try? FrameNames(pattern: path + ".png")) != nil
            try refuse(isPattern, "output", "a sequence of PNG files, as in f%04d.png", found: path)
            return nil
        }
        if path.contains("%") { return try FrameNames(pattern: path) }
        if isFolder { return try FrameNames(pattern: Folder.path("frame-%04d.png", in: path)) }
        let isPicture = path == "-" || access.exists(path) || PictureName.kind(of: path) != nil
        let expected = "a name that ends in .png, .gif, .webp, .svg or .y4m, a pattern as in f%04d.png or a folder"
        try refuse(!isPicture, "output", expected, found: path + PictureName.otherWay(to: path))
        return nil
    }

    /// - Parameter pattern: a path whose last part has one `%0Nd`, or `%d` if `areFew`, as for printf; `%%` is a `%`.
    init(pattern: String, areFew: Bool = false) throws(Failure) {
        // The character that replaces `%%` is in no path.
        let parts = pattern.replacingAll("%%", with: "\0").split(separator: "%", omittingEmptySubsequences: false)
        let numbers = try parts.dropFirst().map { part throws(Failure) in
            let width = part.prefix { $0 != "d" }
            let digits = areFew && width.isEmpty ? 1 : width.first == "0" ? Int(width.dropFirst()) : nil
            guard let digits, 1...9 ~= digits, width.count < 3, width.endIndex < part.endIndex else {
                throw .option("output", expected: "%0Nd, as in %04d", found: pattern)
            }
            return (digits: digits, suffix: part[width.endIndex...].dropFirst())
        }
        try refuse(numbers.count != 1, "output", "one number, as in f%04d.png", found: pattern)
        (prefix, suffix) = (Self.plain(parts[0]), Self.plain(numbers[0].suffix))
        digits = numbers[0].digits
        let isInName = suffix.hasSuffix(".png") && !suffix.contains("/")
        try refuse(!isInName, "output", "a number in the name of a .png file", found: pattern)
    }

    private static func plain(_ part: Substring) -> String { String(part).replacingAll("\0", with: "%") }

    subscript(index: Int) -> String { prefix + index.digits(digits) + suffix }

    /// - Throws: `usage` where the names have too few digits.
    func check(count: Int) throws(Failure) {
        let needed = String(count - 1).utf8.count
        try refuse(needed > digits, "output", "%0\(needed)d or wider for \(count) frames", found: "%0\(digits)d")
    }

    /// Returns the paths of frames that continue a sequence of `count` without a gap; the last first, so that no gap is
    /// left if the process is killed while it removes them. Other pictures have another size, or other texts.
    /// - Throws: when a file cannot be read.
    func following(_ count: Int, _ access: FileAccess) throws(Failure) -> [String] {
        guard let mark = try FileKind.frameMark(of: self[count - 1], access) else { return [] }
        var frames: [String] = []
        while try FileKind.frameMark(of: self[count + frames.count], access) == mark {
            frames.append(self[count + frames.count])
        }
        return frames.reversed()
    }
}
