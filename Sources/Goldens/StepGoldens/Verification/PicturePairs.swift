/// The pictures of a run, each beside its golden, as rules have it.
struct PicturePairs {
    /// By case: the paths of the pictures that go with its golden, which may have to be recorded yet. There should be one.
    private(set) var pictures: [String: [String]] = [:]
    /// By name: the paths of pictures with which no golden goes, nor any that could be recorded.
    private(set) var strangers: [String: String] = [:]
    /// The names of the goldens.
    private(set) var goldens: Set<String> = []
    /// Of those among them without a picture that need none, since only failures leave one.
    private(set) var passed: Set<String> = []

    init(_ rules: [PairRule], goldens listing: PictureListing, pictures actual: PictureListing) {
        let lastNames = Dictionary(grouping: actual.names) { $0.split(separator: "/").last ?? "" }
        let names = rules.map(\.actual.name)
        var known: Set<String> = []
        // What earlier runs left is laid out as the goldens are.
        let lists = listing.leftOut.map(\.path).filter { $0.hasSuffix("/failures.json") }
        for golden in listing.names {
            if let path = listing.paths[golden], lists.contains(where: { path.hasPrefix($0.dropLast(13)) }) { continue }
            var (found, isGolden, mayPass): ([String], Bool, Bool) = ([], false, true)
            for (rule, name) in zip(rules, names) {
                _ = rule.expected.matches(golden) { words in
                    (isGolden, mayPass) = (true, mayPass && rule.failuresOnly)
                    let name = name.filled(words)
                    let matches = (name.isPath ? lastNames[name.text[...]] ?? [] : actual.names)
                        .filter { rule.actual.matches($0, words) && Self.wasComparedWith(listing, golden, actual, $0) }
                    known.formUnion(matches)
                    if found.isEmpty { found = matches }
                    return false
                }
            }
            guard isGolden else { continue }
            goldens.insert(golden)
            if actual.paths[golden] == listing.paths[golden] { known.insert(golden) }
            if !found.isEmpty {
                pictures[golden] = found.compactMap { actual.paths[$0] }
            } else if mayPass {
                passed.insert(golden)
            }
        }
        for name in actual.names where !known.contains(name) {
            if let rule = rules.first(where: { $0.actual.matches(name) }), let path = actual.paths[name] {
                let hasName = rule.actual.matches(name) { words in
                    let golden = rule.expected.filled(words)
                    if golden.isPath { pictures[golden.text, default: []].append(path) }
                    return golden.isPath
                }
                if !hasName { strangers[name] = path }
            }
        }
    }

    /// Each picture as a case; what does not go with one golden alone is in trouble.
    func cases(tolerance: (String) throws(Failure) -> Tolerance) throws(Failure) -> [VerificationCase] {
        let goldens = Dictionary(grouping: pictures.filter { $0.value.count == 1 }.keys.sorted()) { pictures[$0] ?? [] }
        var cases: [VerificationCase] = []
        for (name, paths) in pictures {
            var trouble: String?
            if paths.count > 1 {
                trouble = "expected one picture, found \(paths.joined(separator: ", "))"
            } else if let other = goldens[paths]?.first(where: { $0 != name }) {
                trouble = "expected a picture for it alone, found \(paths[0]), which goes with \(other) too"
            }
            cases.append(try Self.verification(of: name, paths, trouble, tolerance(name)))
        }
        for (name, path) in strangers {
            cases.append(Self.verification(of: name, [path], "expected a golden that goes with it, found none"))
        }
        return cases
    }

    static func verification(
        of name: String, _ paths: [String], _ trouble: String? = nil, _ tolerance: Tolerance = Tolerance()
    ) -> VerificationCase {
        VerificationCase(name: name, tolerance: tolerance, inputs: paths) { () throws(Failure) in
            if let trouble { throw Failure(.badData, trouble) }
            return .file(try InputFile(paths[0]))
        }
    }

    /// Beside `x-actual.png` Playwright leaves the golden as it was, `x-expected.png`, which tells goldens of one name
    /// apart. One that was approved since is the picture itself.
    private static func wasComparedWith(
        _ goldens: PictureListing, _ golden: String, _ pictures: PictureListing, _ picture: String
    ) -> Bool {
        guard picture.hasSuffix("-actual"), let copy = pictures.paths[picture.dropLast(6) + "expected"] else {
            return goldens.paths[golden] != pictures.paths[picture]
        }
        func bytes(_ path: String?) -> [UInt8]? { path.flatMap { try? InputFile($0).bytes } }
        let expected = bytes(goldens.paths[golden])
        return expected == bytes(copy) || expected == bytes(pictures.paths[picture])
    }
}
