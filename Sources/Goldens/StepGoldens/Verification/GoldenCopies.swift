/// Finds the golden of a picture by the copy of it that a program left beside the picture.
///
/// Several goldens may have these bytes: it takes the one whose path has most in common with the picture's. Playwright
/// names a failure of `menu-phone-linux.png`, in `tests/home.spec.ts` and the project `phone`,
/// `test-results/home-opens-phone/menu-actual.png`; it cuts long names in the middle.
struct GoldenCopies {
    /// The fewest letters that a name keeps of its beginning where it is cut to 60.
    private static let leastCut = 26
    /// Endings of names of goldens that are for one system only, this machine's own first.
    private static let systems: [String] = {
        #if os(Linux)
            ["-linux", "-darwin", "-win32"]
        #else
            ["-darwin", "-linux", "-win32"]
        #endif
    }()

    private var namesByDigest: [String: [String]] = [:]

    /// - Parameter paths: the paths of files that may be goldens, by their names.
    /// - Parameter sizes: the sizes of the files to which goldens are to be equal; others are not read.
    init(_ paths: [String: String], sizes: Set<Int>) {
        for (name, path) in paths where FileStatus(path).map({ sizes.contains($0.size) }) == true {
            if let file = try? InputFile(path) { namesByDigest[SHA256.hex(of: file.bytes), default: []].append(name) }
        }
    }

    /// Returns the goldens that have the bytes of one of the files: one, or several whose paths fit equally well.
    /// - Parameter name: the picture's name in its folder, without the parts that the program adds.
    /// - Parameter folder: the picture's folder, without the number of a retry.
    func goldens(equalTo files: [[UInt8]], of name: String, in folder: String) -> [String] {
        let equal = Set(files.flatMap { namesByDigest[SHA256.hex(of: $0)] ?? [] }).sorted()
        let affinities = equal.map { affinity(of: $0, to: name, in: folder) }
        let best = affinities.max { $0.lexicographicallyPrecedes($1) }
        return zip(equal, affinities).filter { $0.1 == best }.map(\.0)
    }

    /// Measures how much the path of a golden has in common with that of a picture, the most significant number first.
    private func affinity(of golden: String, to name: String, in folder: String) -> [Int] {
        let goldenName = PictureFile.parts(of: Folder.name(of: golden)).stem
        let goldenFolders = Folder.parts(of: Folder.parent(of: golden))
        let folders = Folder.parts(of: folder)
        let system = Self.systems.first(where: goldenName.hasSuffix)
        let projectName = String(goldenName.dropLast(system?.count ?? 0).reversed())
        let project = folders.map { String($0.reversed()).sharedPrefixCount(with: projectName) }.max()
        return [
            (name + "-").sharedPrefixCount(with: goldenName), project ?? 0, specCount(goldenFolders, folders),
            goldenFolders.sharedPrefixCount(with: folders), system == Self.systems[0] ? 2 : system == nil ? 1 : 0,
        ]
    }

    /// Counts the letters of a spec's path with which a folder begins: `sub-home` of `tests/sub/home.spec.ts`.
    private func specCount(_ goldenFolders: [String], _ folders: [String]) -> Int {
        var most = 0
        for last in goldenFolders.indices where goldenFolders[last].utf8.contains(UInt8(ascii: ".")) {
            let file = String(goldenFolders[last].prefix { $0 != "." })
            for first in 0...last {
                let slug = (goldenFolders[first..<last] + [file]).joined(separator: "-") + "-"
                for folder in folders {
                    let count = slug.sharedPrefixCount(with: folder)
                    if count == slug.count || count >= Self.leastCut { most = max(most, count) }
                }
            }
        }
        return most
    }
}
