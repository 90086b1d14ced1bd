/// The pictures of a run, each beside its golden, as rules have it.
struct PicturePairs {
    /// By golden, there or not yet: the names of the pictures that go with it, in order.
    private(set) var pictures: [String: [String]] = [:]
    private(set) var goldens: Set<String> = []
    /// The goldens without a picture that need none, since only failures leave one.
    private(set) var passed: Set<String> = []
    /// What is no picture of the run, though it looks like one, and why.
    private(set) var leftOut: [Folder.LeftOut] = []
    /// Pictures with which no golden goes, nor any that could be recorded.
    private var strangers: Set<String> = []
    /// Files that cannot be compared, by their names: their paths, and why.
    private var unreadable: [String: (path: String, trouble: String)] = [:]
    private var paths: [String: String]

    /// - Throws: `badData` for a rule that has too many ways to match a path.
    init(_ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing) throws(Failure) {
        paths = actual.paths
        let names = Self.lastTries(of: actual.names)
        var known = try pairByCopies(rules, names: names, goldens: listing, pictures: actual)
        try pairByNames(rules, names: names.filter { !known.contains($0) }, goldens: listing, &known)
        for name in names where !known.contains(name) { try addUnknown(name, rules, known: known, actual) }
        try addOtherKinds(rules, goldens: listing, pictures: actual)
    }

    // MARK: Pairing

    /// Pairs the pictures beside which the program left a copy of the golden.
    /// - Returns: the pictures that have a copy, and the copies.
    private mutating func pairByCopies(
        _ rules: [PairRule], names: [String], goldens listing: PictureListing, pictures actual: PictureListing
    ) throws(Failure) -> Set<String> {
        var copies: [(picture: String, copy: String)] = []
        for rule in rules {
            guard let copy = rule.copy else { continue }
            for name in names {
                for words in try rule.actual.readings(of: name, most: 1) where paths[copy.filled(words).text] != nil {
                    copies.append((name, copy.filled(words).text))
                }
            }
        }
        if copies.isEmpty { return [] }
        let folders = Set(copies.map { Folder.parent(of: $0.picture) })
        let found = GoldenCopies(listing.names.filter { !folders.contains(Folder.parent(of: $0)) }, in: listing)
        for (picture, copy) in copies {
            let copyName = Folder.name(of: copy)
            let name = String(copyName.dropLast(copyName.hasSuffix("-expected") ? "-expected".count : 0))
            for file in [copy, picture] {
                // One that was approved since is the picture itself.
                guard let path = paths[file], let bytes = try? InputFile(path).bytes else { continue }
                let equal = found.goldens(equalTo: bytes, of: name, in: Folder.parent(of: picture))
                for golden in equal { pictures[golden, default: []].append(picture) }
                goldens.formUnion(equal)
                if !equal.isEmpty { break }
            }
            if !pictures.values.contains(where: { $0.contains(picture) }) {
                strangers.insert(picture)
                pictures[picture] = [picture]
            }
        }
        return Set(copies.flatMap { [$0.picture, $0.copy] })
    }

    /// Pairs goldens with pictures by what both are called.
    private mutating func pairByNames(
        _ rules: [PairRule], names: [String], goldens listing: PictureListing, _ known: inout Set<String>
    ) throws(Failure) {
        // Readings are of paths without a number of the try.
        let originals = Dictionary(grouping: names) { Self.withoutTries($0) }
        let plainNames = originals.keys.sorted()
        let byName = Dictionary(grouping: plainNames) { Folder.name(of: $0) }
        func pictures(at place: PathPattern) throws(Failure) -> [String] {
            guard place.isOpen else { return originals[place.text] ?? [] }
            let name = Folder.name(of: place.text)
            let candidates = PathPattern(String(name)).isOpen ? plainNames : byName[name] ?? []
            var pictures: [String] = []
            for candidate in candidates where try !place.readings(of: candidate, most: 1).isEmpty {
                pictures += originals[candidate] ?? []
            }
            return pictures
        }
        // What earlier runs left is laid out as the goldens are.
        let runs = listing.leftOut.map(\.path).filter { $0.hasSuffix("/failures.json") }.map { $0.dropLast(13).utf8 }
        for (golden, path) in listing.paths where !runs.contains(where: path.utf8.starts) && !known.contains(golden) {
            var ways: [(rule: PairRule, pictures: [String])] = []
            for rule in rules {
                for words in try rule.expected.readings(of: golden) {
                    let found = try pictures(at: rule.actual.filled(words)).filter { paths[$0] != path }
                    ways.append((rule, found))
                }
            }
            known.formUnion(ways.flatMap(\.pictures))
            if self.pictures[golden] != nil || ways.isEmpty { continue }
            let way = ways.first { !$0.pictures.isEmpty }
            guard way != nil || ways.contains(where: \.rule.namesGoldens) else { continue }
            goldens.insert(golden)
            known.insert(golden)
            if let way {
                self.pictures[golden] = way.rule.isLastOnly ? way.pictures.suffix(1) : way.pictures
            } else if ways.allSatisfy(\.rule.failuresOnly) {
                passed.insert(golden)
            }
        }
    }

    /// Takes in a picture without a golden: the first of its kind, or one that is left beside another.
    private mutating func addUnknown(
        _ name: String, _ rules: [PairRule], known: Set<String>, _ actual: PictureListing
    ) throws(Failure) {
        var golden: PathPattern?
        for rule in rules {
            guard let words = try rule.actual.readings(of: Self.withoutTries(name), most: 1).first else { continue }
            let place = rule.expected.filled(words)
            if golden?.isOpen ?? true { golden = place }
        }
        guard let golden, let path = actual.paths[name] else { return }
        if let subject = SidePictures.subject(of: name, in: actual) {
            leftOut.append(Folder.LeftOut(path: path, reason: SidePictures.reason + Folder.name(of: subject)))
            return
        }
        if golden.isOpen { strangers.insert(name) }
        pictures[golden.isOpen ? name : golden.text, default: []].append(name)
    }

    /// Takes in pictures that are no PNG files, and which have a golden that is none: nobody compares them.
    private mutating func addOtherKinds(
        _ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing
    ) throws(Failure) {
        for picture in actual.otherPixels {
            for rule in rules {
                for words in try rule.actual.readings(of: picture.name) {
                    let place = rule.expected.filled(words)
                    for golden in listing.otherPixels
                    where golden.path != picture.path && place.matches(golden.name) {
                        let trouble = "expected PNG files to compare, found \(golden.path)"
                        unreadable[picture.nameWithEnding] = (picture.path, trouble)
                    }
                }
            }
        }
    }

    // MARK: Cases

    /// Each picture as a case; what does not go with one golden alone is in trouble.
    func cases(tolerance: (String) throws(Failure) -> Tolerance) throws(Failure) -> [VerificationCase] {
        var goldensByPicture: [String: [String]] = [:]
        for (golden, names) in pictures {
            for name in names { goldensByPicture[name, default: []].append(golden) }
        }
        var cases: [VerificationCase] = []
        for (golden, names) in pictures {
            // Several pictures of one golden are cases of their own, unless they are the same file.
            var seen: Set<[UInt8]> = []
            for name in names {
                let path = paths[name] ?? name
                if names.count > 1, let bytes = try? InputFile(path).bytes, !seen.insert(bytes).inserted { continue }
                var trouble: String?
                if strangers.contains(name) {
                    trouble = "expected a golden that goes with it, found none"
                } else if let other = goldensByPicture[name]?.sorted().first(where: { $0 != golden }) {
                    trouble = "expected a picture for it alone, found \(path), which goes with \(other) too"
                }
                let isFirst = name == names.first
                cases.append(
                    try Self.item(isFirst ? golden : name, of: golden, at: path, trouble, tolerance, isFirst: isFirst))
            }
        }
        for (name, file) in unreadable {
            cases.append(try Self.item(name, of: name, at: file.path, file.trouble, tolerance, isFirst: true))
        }
        return cases
    }

    private static func item(
        _ name: String, of golden: String, at path: String, _ trouble: String?,
        _ tolerance: (String) throws(Failure) -> Tolerance, isFirst: Bool
    ) throws(Failure) -> VerificationCase {
        var item = VerificationCase(name: name, tolerance: try tolerance(golden), inputs: [path]) {
            () throws(Failure) in
            if let trouble { throw Failure(.badData, trouble) }
            return .file(try InputFile(path))
        }
        item.golden = golden
        item.isRecordable = isFirst && trouble == nil
        return item
    }

    /// Takes in a case whose picture should be there.
    mutating func expect(_ name: String, at path: String) {
        guard pictures[name] == nil else { return }
        pictures[name] = [name]
        paths[name] = path
    }

    // MARK: Tries

    /// Without `-retry1`, `-repeat2` and the like at the end of folders, which number the tries of a test.
    static func withoutTries(_ path: String) -> String { without(["-retry", "-repeat"], path) }

    private static func without(_ words: [String], _ path: String) -> String {
        Folder.parts(of: path).map { part in
            let digits = part.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            let stem = part.dropLast(digits.count)
            guard !digits.isEmpty, let word = words.first(where: stem.hasSuffix) else { return part }
            return without(words, String(stem.dropLast(word.count)))
        }.joined(separator: "/")
    }

    /// Of several tries the last one counts.
    private static func lastTries(of names: [String]) -> [String] {
        var last: [String: String] = [:]
        for name in names {
            let test = without(["-retry"], name)
            let other = last[test] ?? ""
            // The tenth try has a longer path than the second.
            if (other.utf8.count, other) < (name.utf8.count, name) { last[test] = name }
        }
        return last.values.sorted()
    }
}

extension SidePictures {
    /// Why a side picture is left out, but for the name of that which it is beside.
    static let reason = "no picture of its own, but one beside "

    /// The picture that another stands beside, which shows a difference from it or is a copy; nil for one of its own.
    static func subject(of name: String, in pictures: PictureListing) -> String? {
        let folder = name.dropLast(Folder.name(of: name).count)
        let own = Folder.name(of: name)
        let candidates =
            endings.filter(own.hasSuffix).map { own.dropLast($0.count) }
            + beginnings.filter(own.hasPrefix).map { own.dropFirst($0.count) }
        return candidates.map { "\(folder)\($0)" }.first { pictures.paths[$0] != nil || pictures.hasShape(of: $0) }
    }
}
