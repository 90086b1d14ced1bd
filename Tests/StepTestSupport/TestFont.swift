import Foundation

/// Small fonts made by fonts.py, which says what is in them, and those of Debian's packages.
package enum TestFont: String, CaseIterable, Sendable {
    case plain, bold, weights, pairs, cubic, collection, nested

    /// Makes the font's file in a folder, and gives its path.
    package func make(in folder: URL) throws -> String {
        let path = folder.appending(path: "\(rawValue).ttf").path
        let outcome = try TestTool.run(
            TestTool.python, ["-B", "\(TestTool.support)/fonts.py", rawValue, path], installedBy: "python3-fonttools")
        try require(outcome.status == 0, "python3 with fontTools (package python3-fonttools) failed: \(outcome.text)")
        return path
    }

    package func bytes() throws -> [UInt8] {
        try TestTool.withFolder { [UInt8](try Data(contentsOf: URL(filePath: make(in: $0)))) }
    }
}

/// A font of a package of Debian.
package struct DebianFont: Sendable, CustomStringConvertible {
    package var description: String
    package var path: String
    package var package: String

    package static let dejaVu = DebianFont("dejavu", "truetype/dejavu/DejaVuSans.ttf", "fonts-dejavu-core")
    package static let inter = DebianFont("inter", "opentype/inter/Inter-Regular.otf", "fonts-inter")
    package static let notoCJK = DebianFont("noto-cjk", "opentype/noto/NotoSansCJK-Regular.ttc", "fonts-noto-cjk")
    package static let all = [dejaVu, inter, notoCJK]

    private init(_ name: String, _ path: String, _ package: String) {
        (description, self.path, self.package) = (name, "/usr/share/fonts/\(path)", package)
    }

    /// Whether the fonts are the versions of Debian 12, told by their sizes in bytes.
    package static let areOfDebian12 =
        zip(all, [759_720, 258_992, 19_484_784]).allSatisfy { font, size in
            let attributes = try? FileManager.default.attributesOfItem(atPath: font.path)
            return attributes?[.size] as? Int == size
        }

    /// The path, where the font is installed; fonts are required as other tools are.
    package func installed() throws -> String {
        try require(
            FileManager.default.isReadableFile(atPath: path),
            "\(path) is missing: install \(package), for example with `apt-get install -y \(package)`")
        return path
    }
}
