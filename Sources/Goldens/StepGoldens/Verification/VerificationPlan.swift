/// The plan of a verification: the cases that a folder's golden.json lists, or the pictures of another folder.
package struct VerificationPlan: Sendable {
    package var verification: Verification
    let options: VerificationOptions
    let tolerance: Tolerance
    let manifest: Manifest
    let rules: [PairRule]?
    /// All cases, including those that are left out of the verification.
    let cases: [VerificationCase]
    /// Files in `actual` that are no pictures.
    private var leftOut: [Folder.LeftOut] = []
    /// The names of the cases that the last run listed as failures; empty if its list cannot be read.
    private let listed: [String]

    /// - Parameter seen: the names of the goldens that the run compared, if only failures leave pictures; nil for all.
    /// - Parameter tolerance: the tolerance of pictures in `actual` that golden.json does not list.
    /// - Parameter commands: the commands that can draw cases; the first is the default.
    /// - Parameter expand: a function that returns the pictures to verify of a case of golden.json.
    /// - Throws: when golden.json or the pictures cannot be read, no case is left, or there are limits with a lock.
    package init(
        _ options: VerificationOptions, seen: [String]? = nil, tolerance: Tolerance = Tolerance(), commands: [String],
        expanding expand: (Manifest.Case) throws(Failure) -> [VerificationCase]
    ) throws(Failure) {
        let (folder, actual) = (options.folder, options.actual)
        self.options = options
        listed = options.failures.flatMap { try? FailureList(in: $0) }?.entries.map(\.name) ?? []
        self.tolerance = tolerance
        // Two folders are compared without exception if there is no golden.json.
        let (list, modules) = ("\(folder)/\(Manifest.fileName)", "\(folder)/node_modules")
        let listed = try Manifest.read(in: folder, commands: commands)
        if actual == nil, options.pairs == nil, listed == nil { throw Self.nothingToVerify(in: folder, modules) }
        let manifest = listed ?? Manifest()
        self.manifest = manifest
        rules = options.pairs?.rules ?? manifest.pairs ?? (actual == nil ? nil : [.sameName])
        guard seen == nil || rules?.contains(where: \.failuresOnly) == true else {
            throw Failure(.usage, "--seen: expected --pairs of a program that leaves failures only, found none")
        }
        var pairs: PicturePairs?
        if let rules {
            let pictures = try actual.map { path throws(Failure) in
                guard !Folder.isSame(path, folder) else {
                    throw Failure(.usage, "--actual: expected another folder than that of the goldens, found \(path)")
                }
                let listing = try PictureListing(path)
                guard !listing.paths.isEmpty else {
                    throw Failure(.noInput, "\(path): expected \(ReadFormat.words) files, found none")
                }
                return listing.without(manifest.leaveOut)
            }
            let goldens = try Self.goldens(options, modules).without(manifest.leaveOut)
            var found = try PicturePairs(rules, goldens: goldens, pictures: pictures ?? goldens)
            if let seen { try found.leavePassed(seen, of: goldens) }
            for item in manifest.cases where item.pattern == nil && rules == [.sameName] {
                found.expect(item.name, at: "\(actual ?? folder)/\(PictureFile.path(of: item.name))")
            }
            cases = try found.cases { name throws(Failure) in try manifest.tolerance(of: name, otherwise: tolerance) }
            pairs = found
            leftOut = (pictures?.leftOut ?? []) + found.leftOut
            // A run that gives the names it compared may have no failure.
            guard !cases.isEmpty || seen != nil else {
                let found = [goldens, pictures].compactMap(\.?.census).joined(separator: ", and ")
                throw Failure(
                    .noInput, "\(actual ?? folder): expected pictures that go with goldens, found none among \(found)")
            }
        } else {
            guard tolerance.isExact else {
                throw Failure(.usage, "limits: expected them in \(Manifest.fileName), with a reason, or with --actual")
            }
            cases = try Self.drawnCases(manifest, list, expanding: expand)
        }
        let selection = try CaseSelection(options.only, excluding: options.exclude, of: cases)
        let selected = cases.filter(selection.contains)
        if options.lock != nil, options.store == nil, let limited = selected.first(where: { !$0.tolerance.isExact }) {
            let found = "found some for \(limited.name) (--store keeps pictures, too)"
            throw Failure(.usage, "--lock: expected no limits, since a digest is equal or not, \(found)")
        }
        verification = Verification(
            cases: selected, threads: 1, isPartial: !options.only.isEmpty,
            otherCases: cases.filter { !selection.contains($0) }, pairs: pairs)
        // Drawn cases are PNG files.
        if rules == nil { verification.endings = ["png"] }
        verification.excludedPaths =
            [actual, list, modules].compactMap(\.self)
            + (cases.map(\.tolerance) + manifest.cases.map(\.tolerance)).flatMap(\.masks)
            + (rules == nil ? cases.flatMap(\.inputs) : [])
    }

    /// Makes the error for a folder without golden.json; it names the program whose layout the folder has.
    private static func nothingToVerify(in folder: String, _ modules: String) -> Failure {
        let expected = "\(folder): expected \(Manifest.fileName), or another folder with --actual"
        guard let listing = try? PictureListing(folder, leavingOut: [modules]) else {
            return Failure(.noInput, "\(expected), found no such folder")
        }
        // Programs are sorted so that the rules of a later one are more specific.
        let program = PairProgram.allCases.last { program in
            let pairs = try? PicturePairs(program.rules, goldens: listing, pictures: listing)
            return pairs.map { !$0.goldens.isDisjoint(with: $0.pictures.keys) } ?? false
        }
        let found = program.map { "found what \($0.rawValue) leaves: --pairs \($0.rawValue) says that" }
        return Failure(.noInput, "\(expected), \(found ?? "found neither")")
    }

    /// Lists the goldens of a project. Those that are going to be recorded need no folder yet.
    private static func goldens(_ options: VerificationOptions, _ modules: String) throws(Failure) -> PictureListing {
        var listing = PictureListing()
        if options.store != nil {
            let goldens = try GoldenStore(options, isRecording: true)
            for name in goldens.lock?.digests.keys ?? [:].keys { listing.paths[name] = goldens.path(of: name) }
        } else if Folder.exists(options.folder) {
            listing = try PictureListing(options.folder, leavingOut: [modules])
        }
        return listing
    }

    private static func drawnCases(
        _ manifest: Manifest, _ list: String, expanding expand: (Manifest.Case) throws(Failure) -> [VerificationCase]
    ) throws(Failure) -> [VerificationCase] {
        let items = manifest.cases.filter { $0.pattern == nil }
        if let name = items.first(where: { PictureFile.hasEnding($0.name) })?.name {
            let found = SourceText.quoted(name)
            throw Failure(.badData, "\(list): expected no ending in the name of a case to draw, found \(found)")
        }
        let cases = try items.map(expand).flatMap(\.self)
        guard !cases.isEmpty else {
            throw Failure(.badData, "\(list): expected cases to draw, or pictures with --actual, found neither")
        }
        var names: Set<String> = []
        if let twin = cases.first(where: { !names.insert($0.name).inserted }) {
            throw Failure(.badData, "\(list): expected one picture called \(twin.name), found two")
        }
        return cases
    }

    // MARK: Running

    /// Adds the files that the run reads and writes. Goldens are both, which is no conflict.
    package func add(to roles: inout PathConflicts, recording: Recording) {
        let folder = options.folder
        if options.lock == nil { roles.reads(.folder, folder, as: "<dir>") }
        roles.reads("\(folder)/\(Manifest.fileName)", as: "<dir>")
        var goldens = GoldenStore(folder: folder)
        if options.lock == nil, let listing = try? verification.goldens(in: folder) {
            goldens.paths = listing.paths.filter { verification.pairs?.goldens.contains($0.key) ?? true }
        }
        let read = Set(goldens.paths.keys).union(cases.map(\.name)).sorted()
        for name in read { roles.reads(goldens.path(of: name), as: "<dir>") }
        // Links can make two goldens one file, which is then a conflict.
        if options.lock == nil, recording != .never {
            for item in verification.cases.sorted(by: { $0.name < $1.name }) where item.isRecordable {
                roles.writes(goldens.path(of: item.name), as: "<dir>")
            }
        }
        if let actual = options.actual { roles.reads(.folder, actual, as: "--actual") }
        for input in cases.flatMap(\.inputs) { roles.reads(input, as: rules == nil ? Manifest.fileName : "--actual") }
        for path in Set(cases.flatMap(\.tolerance.masks)).sorted() {
            roles.reads(path, as: tolerance.masks.contains(path) ? "--mask" : Manifest.fileName)
        }
        if let lock = options.lock {
            roles.reads(lock, as: "--lock")
            if recording != .never || verification.prunes { roles.writes(lock, as: "--lock") }
        }
        if let store = options.store { roles.reads(.tree, store, as: "--store") }
        if let failures = options.failures {
            let folders = GoldenStore.FailurePaths(of: "", in: failures).all.map { Folder.parent(of: $0) }
            for path in [failures] + folders { roles.writes(folder: path, as: "--failures") }
            let names = Set(listed + verification.cases.map(\.name)).sorted()
            let pictures = names.flatMap { GoldenStore.FailurePaths(of: $0, in: failures).all }
            let list = FailureList.path(in: failures)
            for path in pictures { roles.writes(path, as: "--failures", .picture.beside(list, FailureList.kind)) }
            roles.writes(list, as: "--failures", FailureList.kind)
        }
        guard let excerpts = options.pictures else { return }
        roles.writes(folder: excerpts, as: "--pictures", .tree)
        for name in read { roles.writes("\(excerpts)/\(name).png", as: "--pictures", .picture) }
    }

    package func run(
        recording: Recording, detail: Set<CaseResult.CaseDetail> = [.visible]
    ) throws(Failure) -> Verification.Findings {
        var store = try GoldenStore(options, isRecording: recording != .never)
        store.recording = recording
        store.detail = detail
        var findings = try verification.run(against: store, removing: listed)
        if let lock = options.lock, recording != .never || verification.prunes {
            let pruned = Set(findings.pruned)
            let changed = findings.results.filter { $0.recorded || pruned.contains(store.location(of: $0.golden)) }
            try Lock.update(lock, changed.map { ($0.name, $0.recorded ? $0.digests?.actual : nil) })
        }
        // A whole project has many files beside its goldens.
        if options.actual == nil, rules != nil {
            findings.leftOut.removeAll { $0.reason != Verification.Findings.withoutPicture }
        }
        findings.leftOut += leftOut
        if let failures = options.failures {
            FailureList.removeEmptyFolders(of: Set(listed + findings.results.map(\.name)), in: failures)
            let errors = findings.results.filter { $0.kind == .error }.map { result in
                FailureList.FailureEntry(name: result.name, kind: .error, golden: PictureFile.path(of: result.golden))
            }
            let entries = findings.results.compactMap(\.failure) + errors
            try FailureList(entries: entries, goldens: store.folder, lock: options.lock).write(in: failures)
        }
        return findings
    }
}
