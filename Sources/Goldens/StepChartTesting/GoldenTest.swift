import Foundation
import StepGoldens
import StepSupport
import Synchronization

/// The goldens of one test file, and the folder for the pictures of its failures.
struct GoldenTest {
    private let goldens: String
    private let failures: String
    /// The path of `goldens` inside `failures`, which mirrors the package.
    private let mirror: String
    /// The folder in which `mirror` begins.
    private let root: String
    private let environment: [String: String]

    /// - Parameter folder: the folder of the goldens, relative to that of the test's source; nil for the usual one.
    init(file: String, folder: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let usual = "__Goldens__/\(URL(filePath: file).deletingPathExtension().lastPathComponent)"
        goldens = URL(filePath: Folder.path(folder ?? usual, in: Folder.parent(of: file))).standardized.path
        // A test that has no Package.swift above it, as in a project of Xcode, has no build folder.
        let package = sequence(first: Folder.parent(of: file), next: Folder.parent)
            .prefix { !$0.isEmpty }.first { Folder.exists("\($0)/Package.swift") }
        let project = package ?? FileManager.default.temporaryDirectory.path
        failures = environment["STEPCHART_GOLDEN_FAILURES"] ?? "\(project)/.build/golden-failures"
        let folder = package ?? ""
        root = package != nil && goldens.hasPrefix("\(folder)/") ? folder : "/"
        mirror = String(goldens.dropFirst(root == "/" ? 1 : root.count + 1))
        self.environment = environment
    }

    /// Returns the golden's default name, the name of the test function: `aWeek` of `aWeek()`.
    static func name(of function: String) -> String { String(function.prefix { $0 != "(" }) }

    /// Compares a picture with its golden, or records it. Returns nil if the two match.
    func failure(of image: GoldenImage, named name: String, limits: GoldenLimits = .exact) -> GoldenFailure? {
        do {
            // `@` begins the variant in the name of an alternate, which only people approve.
            guard CaseName.isValid(name), !PictureFile.hasEnding(name), !name.contains("@") else {
                throw Failure(.usage, "expected a path without hidden parts, an ending and \"@\" as the golden's name")
            }
            try limits.validate()
            var store = GoldenStore(folder: goldens, recording: try Recording(environment: environment))
            // The visible difference, for which only a limit asks, takes longer than the rest.
            store.detail = [.pictures]
            let result = store.check(try image.picture(), named: name, tolerance: limits.tolerance)
            let paths = GoldenStore.FailurePaths(of: "\(mirror)/\(name)", in: failures)
            if result.recorded || result.kind == .same {
                Self.kept.withLock { kept in paths.all.filter { !kept.contains($0) }.forEach(Folder.remove) }
            }
            // An error is ignored here: writing the pictures to the same folder fails too, and is reported.
            try? FailureList.update(result, named: "\(mirror)/\(name)", in: failures, root: root)
            if result.recorded { return GoldenFailure(message: "recorded \(store.path(of: name)): look at it") }
            return result.kind == .same ? nil : failure(result, paths)
        } catch let failure as Failure {
            return GoldenFailure(message: "\(name): \(failure.line)")
        } catch { return GoldenFailure(message: "\(name): \(error)") }
    }

    private func failure(_ result: CaseResult, _ paths: GoldenStore.FailurePaths) -> GoldenFailure {
        var failure = GoldenFailure(message: "\(result.name): \(result.message)")
        if result.kind == .new { failure.add("\(Recording.variable)=missing records it") }
        if let reason = result.tolerance.reason { failure.add("reason for the limits: \(reason)") }
        if result.expectedFile != nil { failure.add("golden: \(goldens)/\(result.name).png") }
        let stem = result.name.replacing("/", with: "-")
        let pictures = [
            ("difference", result.comparedPNGs?.sideBySide, "expected | difference | actual", paths.difference),
            ("actual", result.actualFile, "actual", paths.actual),
        ]
        failure.pictures = pictures.compactMap { kind, png, _, _ in png.map { ("\(stem).\(kind).png", $0) } }
        do {
            for case (_, let png?, let words, let path) in pictures {
                Self.kept.withLock { _ = $0.insert(path) }
                try OutputFile.write(png, to: path)
                failure.add("\(words): \(path)")
            }
        } catch { failure.add("no picture kept: \(error.line)") }
        return failure
    }

    /// The paths of pictures that failing tests of this run wrote: tests of the same golden must not remove them.
    private static let kept = Mutex<Set<String>>([])
}
