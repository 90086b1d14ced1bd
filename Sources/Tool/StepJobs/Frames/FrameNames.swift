/// Names of the frames of a sequence: all alike but for the number, which counts from 0 and has leading zeros.
struct FrameNames: Equatable {
    private let prefix: String
    private let suffix: String
    /// Least number of digits.
    let digits: Int
    /// Where the frames are; empty when the names do not say.
    var folder: String { Folder.parent(of: prefix) }

    /// Those of an animation, as the name of its place tells; nil where it is one file.
    /// - Throws: `Failure.option` for a name that is none of these.
    static func animation(_ path: String, _ format: FrameFormat = .png) throws(Failure) -> FrameNames? {
        if format != .png {
            try refuse(path.hasSuffix("/") || Folder.isDirectory(path), "output", "a file for all frames", found: path)
            return nil
        }
        if path.contains("%") { return try FrameNames(pattern: path) }
        if Folder.isDirectory(path) || path.hasSuffix("/") { return FrameNames(folder: path) }
        let isPicture = path == "-" || access(path, F_OK) == 0 || PictureName.kind(of: path) != nil
        let expected = "a name that ends in .png, .gif, .svg or .y4m, a pattern as in f%04d.png or a folder"
        try refuse(!isPicture, "output", expected, found: path)
        return nil
    }

    /// `frame-0000.png` and so on.
    init(folder: String) {
        prefix = (folder.hasSuffix("/") ? folder : folder + "/") + "frame-"
        suffix = ".png"
        digits = 4
    }

    /// - Parameters:
    ///   - pattern: a path with one `%0Nd` in its last part, as for printf; `%%` is a percent sign.
    ///   - areFew: whether there may be a `%d` in its place.
    init(pattern: String, areFew: Bool = false) throws(Failure) {
        var parts = [""]
        var digits: [Int] = []
        var rest = pattern[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                parts[parts.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                parts[parts.count - 1].append("%")
                rest.removeFirst()
            } else if areFew, rest.first == "d" {
                rest.removeFirst()
                digits.append(1)
                parts.append("")
            } else if rest.popFirst() == "0", let count = rest.popFirst().flatMap({ Int(String($0)) }), count > 0,
                rest.popFirst() == "d"
            {
                digits.append(count)
                parts.append("")
            } else {
                throw Self.refusal("%0Nd, as in %04d", pattern)
            }
        }
        guard digits.count == 1 else { throw Self.refusal("one number, as in f%04d.png", pattern) }
        guard parts[1].hasSuffix(".png"), !parts[1].contains("/") else {
            throw Self.refusal("a number in the name of a .png file", pattern)
        }
        (prefix, suffix) = (parts[0], parts[1])
        self.digits = digits[0]
    }

    private static func refusal(_ expected: String, _ pattern: String) -> Failure {
        .option("output", expected: expected, found: pattern)
    }

    subscript(index: Int) -> String { prefix + index.digits(digits) + suffix }

    // MARK: Before anything is drawn

    /// - Throws: `usage` where the names have too few digits.
    func check(count: Int) throws(Failure) {
        let needed = String(count - 1).utf8.count
        guard needed <= digits else {
            throw Failure(.usage, "--output: expected %0\(needed)d or wider for \(count) frames, found %0\(digits)d")
        }
    }

    /// Makes sure that all frames may be written.
    /// - Parameters:
    ///   - replacingAny: files that are not ours too, but for those that are read.
    ///   - inputs: what is read.
    func checkFiles(count: Int, replacingAny: Bool, beside inputs: PathConflicts) throws(Failure) {
        if replacingAny {
            var roles = inputs
            for index in 0..<count { roles.writes(self[index], as: "--output") }
            try roles.check()
            return
        }
        for path in (0..<count).lazy.map({ self[$0] })
        where access(path, F_OK) == 0 && !OwnPicture.isStepchartPicture(path) {
            throw Failure(
                .cannotCreate,
                "\(path): expected no file, or a picture by stepchart, found another file (--force replaces it)")
        }
    }
}
