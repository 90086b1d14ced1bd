/// The pictures of a run, each with its golden, as paired by rules.
struct PicturePairs {
    /// The names of the pictures that go with each golden, in order; the golden need not exist yet.
    private(set) var pictures: [String: [String]] = [:]
    private(set) var goldens: Set<String> = []
    /// The goldens without a picture that need none, since only failures leave one.
    private(set) var passed: Set<String> = []
    /// Files that are not compared, each with the reason.
    private(set) var leftOut: [Folder.LeftOut] = []
    /// The reasons why pictures cannot be compared, by their names.
    private var errors: [String: String] = [:]
    private var paths: [String: String]
    private let rules: [PairRule]

    /// - Throws: `badData` for a rule that has too many ways to match a path.
    init(_ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing) throws(Failure) {
        let isShared = listing.paths == actual.paths
        self.rules = rules.filter { !isShared || !$0.needsOwnFolder }
        paths = actual.paths
        // Only the last try is compared: the tenth has a longer path than the second.
        let tries = Dictionary(grouping: actual.names) { withoutTries($0, ["retry"]) }
        let names = tries.values.compactMap { $0.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) } }.sorted()
        var known = try pairByCopies(names, goldens: listing.paths)
        try pairByNames(names.filter { !known.contains($0) }, goldens: listing.paths, &known)
        for name in names where !known.contains(name) { try addUnknown(name, actual) }
        try addOtherKinds(goldens: listing, pictures: actual)
    }

    // MARK: Pairing

    /// Pairs pictures with the goldens of which the program left a copy, or which it wrote itself.
    /// - Returns: the pictures that are paired or have a copy, and the copies.
    private mutating func pairByCopies(
        _ names: [String], goldens goldenPaths: [String: String]
    ) throws(Failure) -> Set<String> {
        var copies: [(picture: String, copy: String)] = []
        for name in names {
            copies += try rules.patterns(of: name, as: \.actual, to: \.copy, most: 1).map { (name, $0.pattern.text) }
        }
        if copies.isEmpty { return [] }
        // Every try of a test leaves a copy, which is no golden.
        func test(of picture: String) -> String { Folder.parent(of: withoutTries(picture)) }
        let tests = Set(copies.map { test(of: $0.picture) })
        let files = copies.flatMap { [$0.picture, $0.copy] }.compactMap { paths[$0] }
        let sizes = Set(files.compactMap { FileStatus($0)?.size })
        let found = GoldenCopies(goldenPaths.filter { !tests.contains(test(of: $0.key)) }, sizes: sizes)
        var known: Set<String> = []
        for (picture, copy) in copies {
            let copyName = PictureFile.parts(of: Folder.name(of: copy)).stem
            let name = String(copyName.dropLast(copyName.hasSuffix("-expected") ? "-expected".count : 0))
            // A golden that was approved after the run is the picture itself.
            let files = [copy, picture].compactMap { file in paths[file].flatMap { try? InputFile($0).bytes } }
            let equal = found.goldens(equalTo: files, of: name, in: test(of: picture))
            if equal.isEmpty, paths[copy] == nil { continue }
            if equal.isEmpty { addStranger(picture) }
            for golden in equal { pictures[golden, default: []].append(picture) }
            goldens.formUnion(equal)
            known.formUnion([picture, copy])
        }
        return known
    }

    /// Pairs goldens with pictures by the names of both.
    private mutating func pairByNames(
        _ names: [String], goldens goldenPaths: [String: String], _ known: inout Set<String>
    ) throws(Failure) {
        // The rules match paths without a number of the try.
        let originals = Dictionary(grouping: names) { withoutTries($0) }
        let plainNames = originals.keys.sorted()
        let byName = Dictionary(grouping: plainNames) { Folder.name(of: $0) }
        func pictures(at pattern: PathPattern) throws(Failure) -> [String] {
            guard pattern.isOpen else { return originals[pattern.text] ?? [] }
            let name = Folder.name(of: pattern.text)
            let candidates = PathPattern(name).isOpen ? plainNames : byName[name] ?? []
            var pictures: [String] = []
            for candidate in candidates where try !pattern.readings(of: candidate, most: 1).isEmpty {
                pictures += originals[candidate] ?? []
            }
            return pictures
        }
        var ways: [String: [(rule: PairRule, pictures: [String])]] = [:]
        for (golden, path) in goldenPaths where !Folder.parts(of: golden).contains(SidePictures.folder) {
            for (rule, pattern) in try rules.patterns(of: golden, as: \.expected, to: \.actual) {
                ways[golden, default: []].append((rule, try pictures(at: pattern).filter { paths[$0] != path }))
            }
        }
        known.formUnion(ways.values.joined().flatMap(\.pictures))
        for (golden, ways) in ways where self.pictures[golden] == nil {
            if paths[golden] == goldenPaths[golden] {
                // A picture of the run may match the pattern of goldens as well.
                let letters = ways.map(\.rule.expected.letters).max() ?? 0
                let asPicture = try rules.patterns(of: golden, as: \.actual, to: \.expected, most: 1)
                if known.contains(golden) { continue }
                if asPicture.contains(where: { $0.rule.actual.letters > letters }) { continue }
            }
            let way = ways.first { !$0.pictures.isEmpty }
            guard way != nil || ways.contains(where: \.rule.namesGoldens) else { continue }
            goldens.insert(golden)
            if let way {
                self.pictures[golden] = way.rule.isLastOnly ? way.pictures.suffix(1) : way.pictures
            } else if ways.allSatisfy(\.rule.failuresOnly) {
                passed.insert(golden)
            }
        }
        known.formUnion(goldens)
    }

    /// Adds a picture without a golden as a new case, unless it is a side picture of another one.
    private mutating func addUnknown(_ name: String, _ actual: PictureListing) throws(Failure) {
        let patterns = try rules.patterns(of: withoutTries(name), as: \.actual, to: \.expected, most: 1).map(\.pattern)
        if patterns.isEmpty { return }
        if let subject = SidePictures.subject(of: name, in: actual) {
            let reason = "no picture of its own, but one beside \(Folder.name(of: subject))"
            leftOut.append(Folder.LeftOut(path: paths[name] ?? name, reason: reason))
        } else if let golden = patterns.first(where: { !$0.isOpen }) {
            pictures[golden.text, default: []].append(name)
        } else {
            addStranger(name)
        }
    }

    /// Adds a picture that has no golden, and for which none can be recorded.
    private mutating func addStranger(_ name: String) {
        pictures[name, default: []].append(name)
        errors[name] = "expected a golden that goes with it, found none"
    }

    /// Adds the pictures of formats that are not read whose golden has such a format, too: they cannot be compared.
    private mutating func addOtherKinds(
        goldens listing: PictureListing, pictures actual: PictureListing
    ) throws(Failure) {
        for picture in actual.otherPixels {
            let patterns = try rules.patterns(of: picture.name, as: \.actual, to: \.expected).map(\.pattern)
            let golden = listing.otherPixels.last { golden in
                golden.path != picture.path && patterns.contains { $0.matches(golden.name) }
            }
            guard let golden else { continue }
            expect(picture.nameWithEnding, at: picture.path)
            errors[picture.nameWithEnding] = "expected \(ReadFormat.words) files to compare, found \(golden.path)"
        }
    }

    /// Adds a case whose picture is expected at a path.
    mutating func expect(_ name: String, at path: String) {
        guard pictures[name] == nil else { return }
        pictures[name] = [name]
        paths[name] = path
    }

    /// Limits goldens without a picture to those that the run compared.
    /// - Parameter seen: names or paths of goldens, with or without their ending.
    /// - Throws: `badData` when none of them is a golden.
    mutating func leavePassed(_ seen: [String], of listing: PictureListing) throws(Failure) {
        let stems = Set(seen.map(PathPattern.stem))
        let found = goldens.filter { name in
            stems.contains(name) || listing.paths[name].map { stems.contains(PathPattern.stem($0)) } ?? false
        }
        guard !found.isEmpty || goldens.isEmpty else {
            let example = goldens.min() ?? ""
            throw Failure(.badData, "--seen: expected names of goldens, as \(example), found \(seen.first ?? "none")")
        }
        passed.formIntersection(found)
    }

    // MARK: Cases

    /// Makes each picture a case; one that does not belong to exactly one golden is an error.
    func cases(tolerance: (String) throws(Failure) -> Tolerance) throws(Failure) -> [VerificationCase] {
        var goldensByPicture: [String: [String]] = [:]
        for golden in pictures.keys.sorted() {
            for name in pictures[golden] ?? [] { goldensByPicture[name, default: []].append(golden) }
        }
        var cases: [VerificationCase] = []
        for (golden, names) in pictures.sorted(by: { $0.key < $1.key }) {
            // Several pictures of one golden are cases of their own, unless they are the same file.
            var seen: Set<[UInt8]> = []
            for name in names {
                let path = paths[name] ?? name
                if names.count > 1, let bytes = try? InputFile(path).bytes, !seen.insert(bytes).inserted { continue }
                let other = goldensByPicture[name]?.first { $0 != golden }
                let shared = other.map { "expected a picture for it alone, found \(path), which goes with \($0) too" }
                let problem = errors[name] ?? shared
                let isFirst = name == names.first
                var item = VerificationCase(
                    name: isFirst ? golden : name, tolerance: try tolerance(golden), inputs: [path]
                ) { () throws(Failure) in
                    if let problem { throw Failure(.badData, problem) }
                    return .file(try InputFile(path))
                }
                item.golden = golden
                item.isRecordable = isFirst && problem == nil
                cases.append(item)
            }
        }
        return cases
    }

    // MARK: Tries

    /// Removes `-retry1`, `-repeat2` and the like from the ends of folders, where they number the tries of a test.
    private func withoutTries(_ path: String, _ words: [String] = ["retry", "repeat"]) -> String {
        // Folders of programs that leave no copies may have such names for other reasons.
        guard rules.contains(where: { $0.copy != nil }) else { return path }
        let folders = Folder.parts(of: Folder.parent(of: path)).map { folder in
            var parts = folder.split(separator: "-", omittingEmptySubsequences: false)
            while parts.count > 1, let last = parts.last, let word = words.first(where: last.hasPrefix),
                UInt(last.dropFirst(word.count)) != nil
            { parts.removeLast() }
            return parts.joined(separator: "-")
        }
        return (folders + [Folder.name(of: path)]).joined(separator: "/")
    }
}

extension SidePictures {
    /// Returns the picture of which another one beside it is a copy or shows the difference; nil if there is none.
    static func subject(of name: String, in pictures: PictureListing) -> String? {
        let folder = name.dropLast(Folder.name(of: name).count)
        let own = PictureFile.parts(of: Folder.name(of: name)).stem
        let candidates =
            endings.filter(own.hasSuffix).map { own.dropLast($0.count) }
            + beginnings.filter(own.hasPrefix).map { own.dropFirst($0.count) }
        // A difference is often a PNG, whatever format its picture has.
        return candidates.map { "\(folder)\($0)" }.first { subject in
            let names = [subject] + ReadFormat.endings.map { "\(subject).\($0)" }
            return names.contains { pictures.paths[$0] != nil } || pictures.shapes.contains(subject)
        }
    }
}
