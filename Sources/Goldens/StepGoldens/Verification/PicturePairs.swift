/// The pictures of a run, each beside its golden, as rules have it.
struct PicturePairs {
    /// By case: the paths of the pictures that go with its golden, there or not yet. There should be one.
    private(set) var pictures: [String: [String]] = [:]
    private(set) var goldens: Set<String> = []
    /// The goldens without a picture that need none, since only failures leave one.
    private(set) var passed: Set<String> = []
    /// The names of pictures with which no golden goes, nor any that could be recorded.
    private var strangers: Set<String> = []

    init(_ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing) {
        let byName = Dictionary(grouping: actual.names) { $0.split(separator: "/").last ?? "" }
        func candidates(_ place: String) -> [String] {
            guard PathPattern.isOne(place) else { return actual.paths[place] == nil ? [] : [place] }
            let name = place.split(separator: "/").last ?? ""
            return PathPattern.isOne(name) ? actual.names : byName[name] ?? []
        }
        // What earlier runs left is laid out as the goldens are.
        let runs = listing.leftOut.map(\.path).filter { $0.hasSuffix("/failures.json") }.map { $0.dropLast(13) }
        var known: Set<String> = []
        for (golden, path) in listing.paths where !runs.contains(where: path.hasPrefix) {
            var ways: [(rule: PairRule, pictures: [String])] = []
            for rule in rules {
                _ = rule.expected.matches(golden) { words in
                    let pictures = candidates(rule.actual.filled(words)).filter {
                        rule.actual.matches($0, words) && Self.belongs($0, in: actual, to: path)
                    }
                    ways.append((rule, pictures))
                    return false
                }
            }
            if ways.isEmpty { continue }
            goldens.insert(golden)
            known.formUnion(ways.flatMap(\.pictures) + [golden])
            if let way = ways.first(where: { !$0.pictures.isEmpty }) {
                pictures[golden] = way.pictures.compactMap { actual.paths[$0] }
            } else if ways.allSatisfy(\.rule.failuresOnly) {
                passed.insert(golden)
            }
        }
        for (name, path) in actual.paths where !known.contains(name) {
            guard let rule = rules.first(where: { $0.actual.matches(name) }) else { continue }
            var golden = name
            _ = rule.actual.matches(name) { words in
                golden = rule.expected.filled(words)
                return true
            }
            if PathPattern.isOne(golden) { strangers.insert(name) }
            pictures[PathPattern.isOne(golden) ? name : golden, default: []].append(path)
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
