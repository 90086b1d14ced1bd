import StepFiles
import StepText

/// What to verify: the cases that a folder's golden.json lists, or the pictures of another folder.
package struct VerificationPlan: Sendable {
    package var verification: Verification
    private let folder: String
    private let actual: String?
    private let lock: String?
    private let failures: String?
    private let mask: String?
    /// Those too that are left out of the verification.
    private let cases: [VerificationCase]

    /// - Parameters:
    ///   - folder: that of the goldens.
    ///   - actual: the folder of the pictures to hold against them; nil where cases are drawn.
    ///   - patterns: which cases to verify, by their names, as in a shell; empty for all.
    ///   - lock: the path of digests in place of goldens.
    ///   - failures: where to leave pictures of what is not the same.
    ///   - tolerance: for pictures in `actual` that golden.json does not list.
    ///   - expand: what there is to verify of a case of golden.json, which may have several pictures.
    /// - Throws: when golden.json or the pictures cannot be had, no case is left, or a lock is to have limits.
    package init(
        folder: String, actual: String? = nil, only patterns: [String] = [], lock: String? = nil,
        failures: String? = nil, tolerance: Tolerance = Tolerance(),
        expanding expand: (Manifest.Case) throws(Failure) -> [VerificationCase]
    ) throws(Failure) {
        (self.folder, self.actual, self.lock, self.failures) = (folder, actual, lock, failures)
        mask = tolerance.mask
        let manifest = try Self.manifest(in: folder, isRequired: actual == nil)
        if let actual {
            cases = try Self.cases(
                in: actual, leavingOut: failures, manifest, against: folder, tolerance: tolerance)
        } else {
            guard tolerance.isExact else {
                throw Failure(.usage, "limits: expected them in \(Manifest.fileName), with a reason, or with --actual")
            }
            var expanded: [VerificationCase] = []
            for item in manifest.cases { expanded += try expand(item) }
            cases = expanded
        }
        let selected = cases.filter { item in
            patterns.isEmpty || patterns.contains { fnmatch($0, item.name, 0) == 0 }
        }
        guard !selected.isEmpty else {
            throw Failure(
                .usage, "--only: expected a pattern that a case matches, found \(patterns.joined(separator: ", "))")
        }
        if lock != nil, let limited = selected.first(where: { !$0.tolerance.isExact }) {
            throw Failure(
                .usage, "--lock: expected no limits, since a digest is equal or not, found some for \(limited.name)")
        }
        verification = Verification(cases: selected, threads: 1)
        verification.isPartial = !patterns.isEmpty
        verification.strangers = [actual, failures].compactMap(\.self) + cases.compactMap { $0.tolerance.mask }
    }

    /// The cases that golden.json lists; without one, two folders are compared without exception.
    private static func manifest(in folder: String, isRequired: Bool) throws(Failure) -> Manifest {
        let path = "\(folder)/\(Manifest.fileName)"
        if !isRequired, !Folder.holds(path) { return Manifest() }
        let file = try InputFile(path)
        do {
            return try Manifest(file.bytes, in: folder)
        } catch {
            throw Failure(.badData, "\(file.name):\(error)")
        }
    }

    /// Every picture in the folder, and those that golden.json promises.
    private static func cases(
        in actual: String, leavingOut failures: String?, _ manifest: Manifest, against folder: String,
        tolerance: Tolerance
    ) throws(Failure) -> [VerificationCase] {
        guard !Folder.isSame(actual, folder) else {
            throw Failure(.usage, "--actual: expected another folder than that of the goldens, found \(actual)")
        }
        let names = try Folder.files(in: actual, ending: ".png", leavingOut: [failures].compactMap(\.self))
            .map { String($0.dropLast(4)) }
        guard !names.isEmpty else { throw Failure(.noInput, "\(actual): expected PNG files, found none") }
        var tolerances = Dictionary(uniqueKeysWithValues: manifest.cases.map { ($0.name, $0.tolerance) })
        for name in names where tolerances[name] == nil {
            tolerances[name] = tolerance.isExact ? manifest.defaults : tolerance
        }
        return tolerances.map { name, tolerance in
            let path = "\(actual)/\(name).png"
            return VerificationCase(name: name, tolerance: tolerance, inputs: [path]) { () throws(Failure) in
                .file(try InputFile(path))
            }
        }
    }

    // MARK: Running

    /// Says which files the run reads and writes. Goldens count as read: that they are recorded is no conflict.
    package func add(to roles: inout FileRoles, recording: Recording) {
        roles.reads(folder: folder, as: "<dir>")
        roles.reads("\(folder)/\(Manifest.fileName)", as: "<dir>")
        let store = GoldenStore(folder: folder)
        let names = lock == nil ? (try? store.names(leavingOut: verification.strangers)) ?? [] : []
        for name in Set(names + cases.map(\.name)) { roles.reads(store.path(of: name), as: "<dir>") }
        if let actual { roles.reads(folder: actual, as: "--actual") }
        for input in cases.flatMap(\.inputs) {
            roles.reads(input, as: actual == nil ? Manifest.fileName : "--actual")
        }
        for path in Set(cases.compactMap(\.tolerance.mask)) {
            roles.reads(path, as: path == mask ? "--mask" : Manifest.fileName)
        }
        if let lock {
            roles.reads(lock, as: "--lock")
            if recording != .never || verification.prunes { roles.writes(lock, as: "--lock") }
        }
        if let failures {
            let paths = GoldenStore.failurePaths(of: "", in: failures)
            for path in [failures, Folder.parent(of: paths.actual), Folder.parent(of: paths.difference)] {
                roles.writes(folder: path, as: "--failures")
            }
        }
    }

    /// - Parameters:
    ///   - measures: whether results carry figures and regions.
    ///   - keepsPictures: whether they carry pictures.
    package func run(
        recording: Recording, measures: Bool, keepsPictures: Bool
    ) throws(Failure) -> Verification.Findings {
        if let lock { return try verification.run(againstLockAt: lock, recording: recording, failures: failures) }
        var store = GoldenStore(folder: folder, failures: failures, recording: recording)
        store.measures = measures
        store.keepsPictures = keepsPictures
        return try verification.run(against: store)
    }
}
