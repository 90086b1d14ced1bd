/// The pictures of a run, each beside its golden, as rules have it.
struct PicturePairs {
    /// By case: the paths of the pictures that go with its golden, there or not yet. There should be one.
    private(set) var pictures: [String: [String]] = [:]
    private(set) var goldens: Set<String> = []
    /// The goldens without a picture that need none, since only failures leave one.
    private(set) var passed: Set<String> = []
    /// The names of pictures with which no golden goes, nor any that could be recorded.
    private var strangers: Set<String> = []

    /// - Throws: `badData` for a rule that has too many ways to match a path.
    init(_ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing) throws(Failure) {
        let names = actual.names
        let byName = Dictionary(grouping: names) { Folder.name(of: $0) }
        func pictures(at place: PathPattern) throws(Failure) -> [String] {
            guard place.isOpen else { return actual.paths[place.text] == nil ? [] : [place.text] }
            let name = Folder.name(of: place.text)
            let candidates = PathPattern(String(name)).isOpen ? names : byName[name] ?? []
            var pictures: [String] = []
            for candidate in candidates where try !place.readings(of: candidate, most: 1).isEmpty {
                pictures.append(candidate)
            }
            return pictures
        }
        // What earlier runs left is laid out as the goldens are.
        let runs = listing.leftOut.map(\.path).filter { $0.hasSuffix("/failures.json") }.map { $0.dropLast(13).utf8 }
        var known: Set<String> = []
        for (golden, path) in listing.paths where !runs.contains(where: path.utf8.starts) {
            var ways: [(rule: PairRule, pictures: [String])] = []
            for rule in rules {
                for words in try rule.expected.readings(of: golden) {
                    let pictures = try pictures(at: rule.actual.filled(words))
                    ways.append((rule, pictures.filter { Self.belongs($0, in: actual, to: path) }))
                }
            }
            if ways.isEmpty { continue }
            goldens.insert(golden)
            known.formUnion(ways.flatMap(\.pictures) + [golden])
            if let way = ways.first(where: { !$0.pictures.isEmpty }) {
                self.pictures[golden] = way.pictures.compactMap { actual.paths[$0] }
            } else if ways.allSatisfy(\.rule.failuresOnly) {
                passed.insert(golden)
            }
        }
        for (name, path) in actual.paths where !known.contains(name) {
            for rule in rules {
                guard let words = try rule.actual.readings(of: name, most: 1).first else { continue }
                let golden = rule.expected.filled(words)
                if golden.isOpen { strangers.insert(name) }
                self.pictures[golden.isOpen ? name : golden.text, default: []].append(path)
                break
            }
        }
    }

    /// Each picture as a case; what does not go with one golden alone is in trouble.
    func cases(tolerance: (String) throws(Failure) -> Tolerance) throws(Failure) -> [VerificationCase] {
        let sharing = Dictionary(grouping: pictures.keys.sorted()) { pictures[$0] ?? [] }
        var cases: [VerificationCase] = []
        for (name, paths) in pictures {
            var trouble: String?
            if strangers.contains(name) {
                trouble = "expected a golden that goes with it, found none"
            } else if paths.count > 1 {
                trouble = "expected one picture, found \(paths.joined(separator: ", "))"
            } else if let other = sharing[paths]?.first(where: { $0 != name }) {
                trouble = "expected a picture for it alone, found \(paths[0]), which goes with \(other) too"
            }
            let item = VerificationCase(name: name, tolerance: try tolerance(name), inputs: paths) {
                [trouble] () throws(Failure) in
                if let trouble { throw Failure(.badData, trouble) }
                return .file(try InputFile(paths[0]))
            }
            cases.append(item)
        }
        return cases
    }

    /// Takes in a case whose picture should be there.
    mutating func expect(_ name: String, at path: String) {
        if pictures[name] == nil { pictures[name] = [path] }
    }

    /// Beside `x-actual.png` Playwright leaves the golden as it was, `x-expected.png`, which tells goldens of one name
    /// apart. One that was approved since is the picture itself.
    private static func belongs(_ picture: String, in pictures: PictureListing, to golden: String) -> Bool {
        guard picture.hasSuffix("-actual"), let copy = pictures.paths[picture.dropLast(6) + "expected"] else {
            return pictures.paths[picture] != golden
        }
        func bytes(_ path: String?) -> [UInt8]? { path.flatMap { try? InputFile($0).bytes } }
        return [bytes(copy), bytes(pictures.paths[picture])].contains(bytes(golden))
    }
}
