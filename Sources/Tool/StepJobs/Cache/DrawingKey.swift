/// Identifies a drawing by a digest of everything that decides its pixels.
package struct DrawingKey: Hashable, Sendable {
    /// 64 lowercase hexadecimal digits.
    package let hex: String

    /// - Parameter parts: parts in a fixed order; the digest also depends on their lengths.
    package init(_ parts: [[UInt8]]) {
        var hash = SHA256()
        for part in parts {
            hash.update("\(part.count) ".utf8)
            hash.update(part)
        }
        hex = hash.finishHex()
    }

    /// A number that is raised when the same job makes other files with the same pixels.
    private static let version = 2

    /// Makes the key of a job's drawing: its options, week, files and fonts that affect it, and the renderer's version.
    init(of job: Job, _ state: WeekToDraw, _ inputs: JobInputs) throws(Failure) {
        var drawn = job
        drawn.outputs.pictureKind = job.pictureKind == .png ? nil : job.pictureKind
        drawn.outputs.frames = job.frameFormat == .png ? nil : job.frameFormat
        var members = [("command", JSON.string(job.command.rawValue))]
        var contents: [[UInt8]] = []
        for (option, words) in Option.given(drawn) {
            switch option.influence {
            case .value: members.append((option.name, option.json(words)))
            case .presence:
                let kind = words.compactMap(PictureName.kind).first ?? .png
                members.append((option.name, .string(kind == .png ? "" : kind.ending)))
            case .content:
                let paths = words.compactMap(option.path)
                for path in paths { contents.append(try inputs.sharedFile(path).bytes) }
                if paths.isEmpty { members.append((option.name, option.json(words))) }
            case .letters, .week, .none: break
            }
        }
        var fonts = try job.appearance.fonts.map(inputs.font)
        for case let source? in [job.appearance.theme, job.appearance.darkTheme] {
            fonts += try inputs.theme(source).fonts
        }
        let letters = fonts.map { Array($0.typeface.source.fingerprint.utf8) }
        self.init(
            [Array("\(Drawing.rendererVersion).\(Self.version)".utf8), Array(JSON.object(members).text.utf8)] + contents
                + letters + state.key)
    }
}
