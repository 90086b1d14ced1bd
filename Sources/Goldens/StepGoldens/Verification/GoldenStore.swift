/// A folder of golden pictures: `name.png`, as in `week/dark.png`, or a name with another ending, as in `home.webp`.
///
/// A golden may have approved alternates beside it, `name@variant.png`: a picture that matches any of them passes. Only
/// people make these. Pictures are compared by their decoded pixels, with alpha.
///
/// Goldens of a lock, which has the digest of each golden's pixels, are named by their digests, as in
/// `ab/abcd....png`: a folder outside of the project's repository may have those of all its versions.
package struct GoldenStore: Sendable {
    package var folder: String
    /// The lock that has the digest of each golden; nil where files have the names of the goldens.
    package var lock: Lock?
    /// True if there are pictures of goldens; a lock alone only decides whether two pictures are equal.
    package var keepsPictures = true
    /// The folder for pictures of cases that do not match: `actual/name.png`, so that copying it approves it, and
    /// `difference/name.png` with expected, difference and actual side by side. Nil for none.
    package var failures: String?
    /// The folder for a small picture of each case that is not the same, `name.png`. Nil for none.
    package var excerpts: String?
    package var recording: Recording
    package var detail: Set<CaseResult.CaseDetail> = [.visible]
    /// The paths of goldens whose files do not have the usual names.
    package var paths: [String: String] = [:]

    package init(folder: String, recording: Recording = .never) {
        self.folder = folder
        self.recording = recording
    }

    /// Makes the store of a project: goldens by their names in a folder, or by a lock.
    init(_ options: VerificationOptions, isRecording: Bool) throws(Failure) {
        self.init(folder: options.store ?? options.folder)
        failures = options.failures
        excerpts = options.pictures
        guard let lock = options.lock else { return }
        let isNew = !Folder.exists(lock)
        if isNew, !isRecording {
            throw Failure(.noInput, "\(lock): expected a lock, found no such file (--record missing makes it)")
        }
        self.lock = isNew ? Lock() : try Lock(InputFile(lock))
        self.lock?.path = lock
        keepsPictures = options.store != nil
    }

    package func path(of name: String) -> String {
        if let digest = digest(of: name) { return path(of: digest) }
        return paths[name] ?? "\(folder)/\(PictureFile.path(of: name))"
    }

    /// The path of the picture of a digest, whether it exists or not.
    func path(of digest: PictureDigest) -> String { "\(folder)/\(digest.sha256.prefix(2))/\(digest.sha256).png" }

    /// The golden's location in a report: its path, or its line in the lock.
    func location(of name: String) -> String { lock.map { "\($0.path): \(name)" } ?? path(of: name) }

    func digest(of name: String) -> PictureDigest? { lock?.digests[name] }

    /// The approved alternates of a case, `variant` of `name@variant.png`, in order. Only the golden's own folder is listed.
    private func variants(of name: String) -> [String] {
        let stem = "\(Folder.name(of: name))@"
        let names = (try? Folder.names(in: Folder.parent(of: path(of: name)))) ?? []
        return names.filter { $0.hasPrefix(stem) && $0.hasSuffix(".png") }
            .map { String($0.dropFirst(stem.count).dropLast(4)) }.sorted()
    }

    /// Compares a picture with its golden, and records it if requested. An error becomes a result too. Pictures that an
    /// earlier run left in `failures` are removed when the case passes.
    /// - Parameter golden: the golden's name; nil where it is the case's own.
    /// - Parameter variants: the golden's alternates; nil to search for them.
    package func check(
        _ picture: Picture, named name: String, golden: String? = nil, tolerance: Tolerance = Tolerance(),
        variants: [String]? = nil
    ) -> CaseResult {
        var result = CaseResult(name: name, golden: golden, .same, tolerance: tolerance)
        var subject = Subject(picture: picture)
        // A golden that is no picture is treated as missing; one that cannot be read may be a picture.
        var isReadable = true
        do throws(Failure) {
            try compare(&subject, variants: variants ?? self.variants(of: name), &result)
            if needsPictures, result.kind != .same { result.actualFile = try subject.picture.asFile() }
        } catch {
            isReadable = error.status == .badData
            result.fail(error.line)
        }
        do throws(Failure) {
            if isReadable { try recordOrKeep(&subject, &result) }
        } catch { result.fail(error.line) }
        if !keepsPictures || !detail.contains(.pictures) { result.dropPictures() }
        return result
    }

    private var needsPictures: Bool { detail.contains(.pictures) || failures != nil }

    // MARK: Comparing

    private func compare(_ subject: inout Subject, variants: [String], _ result: inout CaseResult) throws(Failure) {
        if lock != nil, try compareDigests(&subject, variants, &result) { return }
        var match = try match(result.golden, of: result.name, &subject, result.tolerance)
        for variant in variants where match?.isSame != true {
            let golden = PictureFile.alternate(variant, of: result.golden)
            let name = PictureFile.alternate(variant, of: result.name)
            guard let other = try self.match(golden, of: name, &subject, result.tolerance) else { continue }
            if other.isSame { result.variant = variant }
            if other.isSame || match == nil { match = other }
        }
        guard let match else {
            result.kind = .new
            // A file that is no picture could be no golden.
            try leaveExcerpt(subject.loaded.get().pixels, nil, of: &result)
            let digest = result.digests?.actual.words
            result.message = digest.map { "not in the lock: \($0)" } ?? "no golden at \(path(of: result.golden))"
            return
        }
        result.warnings = match.warnings
        guard let comparison = match.comparison else { return }
        let (diff, isSame) = (comparison.diff, comparison.verdict == .same)
        result.add(comparison, isSame ? [] : detail)
        if isSame {
            if diff.pixels.different == 0 { result.message = "" }
            return
        }
        if let visible = result.visible { result.message += "; visible by \(visible.greatest.fixed(3))" }
        if needsPictures || excerpts != nil {
            result.expectedFile = match.golden.bytes
            let (expected, actual) = (comparison.expected, comparison.actual)
            let panes = DiffPicture(of: diff, expected: expected, actual: actual, style: .sideBySide).pixels
            try leaveExcerpt(panes, diff, of: &result)
            var pictures = CaseResult.Pictures(sideBySide: try panes.png(), frames: match.frames)
            if detail.contains(.pagePictures) {
                let difference = DiffPicture(of: diff, expected: expected, actual: actual, style: nil).pixels
                pictures.difference = try difference.png()
                pictures.densest = DensestWindow(of: diff.map, side: PagePictures.leastSide / 2).window
            }
            result.comparedPNGs = pictures
        }
    }

    /// Compares a picture's digest with those of its case in the lock. Returns false if pictures have to be compared.
    private func compareDigests(
        _ subject: inout Subject, _ variants: [String], _ result: inout CaseResult
    ) throws(Failure) -> Bool {
        guard !result.name.hasControls else { throw Failure(.usage, "expected a name on one line, as a lock has it") }
        let actual = try subject.loaded.get().digest()
        let expected = digest(of: result.golden)
        result.digests = (expected, actual)
        let variant = variants.first { digest(of: PictureFile.alternate($0, of: result.golden)) == actual }
        let isSame = expected == actual || variant != nil
        if keepsPictures {
            // A picture in the store is compared all the same: it may be damaged.
            guard isSame, !Folder.exists(path(of: actual)) else { return false }
            result.kind = .new
            result.message = "not in the store: \(path(of: actual))"
        } else if isSame {
            if expected != actual { result.variant = variant }
        } else if let expected {
            result.kind = expected.size == actual.size ? .different : .size
            result.message = "expected \(expected.words), found \(actual.words)"
        } else {
            return false
        }
        return true
    }

    /// Compares the picture with a golden; nil when there is no such golden.
    private func match(
        _ goldenName: String, of name: String, _ subject: inout Subject, _ tolerance: Tolerance
    ) throws(Failure) -> Match? {
        let path = path(of: goldenName)
        let digest = digest(of: goldenName)
        if digest == nil, lock != nil || !Folder.exists(path) { return nil }
        if let digest, !Folder.exists(path) {
            throw Failure(.noInput, "\(path): expected the golden of \(name), \(digest.size.words), found no such file")
        }
        let golden = try InputFile(path)
        // A golden that cannot be read proves nothing, whatever it is equal to.
        let expected = digest == nil ? try LoadedPicture(golden) : try? LoadedPicture(golden)
        guard let expected, digest == nil || (try? expected.digest()) == digest else {
            let found = "others or none (remove it, then --record missing adds it again)"
            throw Failure(.badData, "\(path): expected the pixels whose digest is its name, found \(found)")
        }
        // An area that leaves nothing to compare, or a mask that does not fit, is an error for equal pictures too.
        if case .file(let file) = subject.picture, file.bytes == golden.bytes, tolerance.comparesAll {
            try expected.validateFrames()
            return Match(golden: golden, warnings: expected.warnings)
        }
        var frames: [CaseResult.FramePictures] = []
        let comparison = try PictureComparison(
            expected: expected, actual: try subject.loaded.get(), limits: tolerance.limits,
            ignoring: try tolerance.ignoredArea()
        ) { diff, expected, actual throws(Failure) in
            guard detail.contains(.pagePictures), frames.count < CaseResult.mostFrames else { return }
            let difference = DiffPicture(of: diff, expected: expected, actual: actual, style: nil).pixels
            frames.append((try expected.png(), try actual.png(), try difference.png()))
        }
        return Match(golden: golden, comparison: comparison, frames: frames)
    }

    private struct Match {
        let golden: InputFile
        /// The comparison; nil for the same bytes.
        var comparison: PictureComparison?
        var frames: [CaseResult.FramePictures] = []
        /// Problems of a file that was not compared: a comparison has its own.
        var warnings: [String] = []

        var isSame: Bool { comparison.map { $0.verdict == .same } ?? true }
    }

    /// The picture to check, decoded once at most.
    private struct Subject {
        let picture: Picture
        lazy var loaded: Result<LoadedPicture, Failure> = Result { () throws(Failure) in try picture.loaded() }
    }

    // MARK: Writing

    /// Records the picture, writes pictures for people, or removes old ones, depending on the result.
    private func recordOrKeep(_ subject: inout Subject, _ result: inout CaseResult) throws(Failure) {
        let transaction = try Transaction()
        var recorded = result
        if recording.writes(result.kind) {
            // A file that is no picture would be no golden.
            try subject.loaded.get().validateFrames()
            var path = path(of: result.golden)
            if lock == nil {
                try checkFolders(of: result.name)
            } else {
                let digest = try subject.loaded.get().digest()
                recorded.digests = (self.digest(of: result.golden), digest)
                path = self.path(of: digest)
            }
            if keepsPictures {
                _ = try transaction.write(try subject.picture.asFile(), to: path, unlessEqual: lock != nil)
            }
            recorded.recorded = true
            if recorded.kind == .error { recorded.kind = .new }
        }
        try leavePictures(of: &recorded, transaction)
        if !recorded.pictures.isEmpty, keepsPictures { recorded.failure = try entry(of: recorded) }
        try transaction.commit()
        result = recorded
    }

    /// Writes the pictures of a failure and adds their paths; otherwise removes those that an earlier run left.
    private func leavePictures(of result: inout CaseResult, _ transaction: Transaction) throws(Failure) {
        guard let failures, result.kind != .error else { return }
        let paths = FailurePaths(of: result.name, in: failures)
        for (file, path) in [(result.actualFile, paths.actual), (result.comparedPNGs?.sideBySide, paths.difference)] {
            if result.kind == .same || result.recorded {
                try transaction.remove(path)
            } else if let file {
                _ = try transaction.write(file, to: path, unlessEqual: false)
                result.pictures.append(path)
            }
        }
    }

    func entry(of result: CaseResult) throws(Failure) -> FailureList.FailureEntry {
        let path = path(of: result.golden)
        let golden = lock == nil ? String(path.dropFirst(folder.count + 1)) : PictureFile.path(of: result.golden)
        return try FailureList.FailureEntry(result, named: result.name, golden: golden, at: path)
    }

    /// - Throws: `cannotCreate` where a folder on the way to the golden is a link, since listings do not follow it.
    func checkFolders(of name: String) throws(Failure) {
        let folders = Folder.ancestors(of: name).map { "\(folder)/\($0)" }
        guard let link = folders.first(where: Folder.isLink) else { return }
        throw Failure(.cannotCreate, "\(link): expected a folder for the golden, found a link")
    }

    /// The paths of the pictures of a case that does not match.
    package struct FailurePaths {
        package let actual: String
        package let difference: String

        package var all: [String] { [actual, difference] }

        package init(of name: String, in failures: String) {
            actual = "\(failures)/actual/\(PictureFile.path(of: name))"
            difference = "\(failures)/difference/\(name).png"
        }
    }
}
