import Foundation
import Goldens
import Raster
import Testing

/// Expects `image` to have the very pixels of golden/<topic>/<case>.png.
///
/// Where it has not, pictures of it are left in .build/golden-failures, or in the folder that
/// `STEPCHART_GOLDEN_FAILURES` names. To record goldens, set `STEPCHART_RECORD` (see `Recording`), and look at them.
func expectGolden(
    _ image: PixelBuffer, topic: String, case name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let store = ProjectGoldens.store
    let result = store.check(.pixels(image, scale: 1), named: "\(topic)/\(name)")
    if result.recorded {
        Issue.record("recorded \(store.path(of: result.name)): look at it", sourceLocation: sourceLocation)
    } else if result.kind != .same {
        let pictures = store.failures.map { "\npictures are in \($0)" } ?? ""
        Issue.record("\(result.name): \(result.message)\(pictures)", sourceLocation: sourceLocation)
    }
}

/// This repository's golden pictures.
enum ProjectGoldens {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// As the environment has it; `GoldenFolderTests` report a wish that is refused.
    static var store: GoldenStore {
        let environment = ProcessInfo.processInfo.environment
        return GoldenStore(
            folder: root.appending(path: "golden").path,
            failures: environment["STEPCHART_GOLDEN_FAILURES"] ?? root.appending(path: ".build/golden-failures").path,
            recording: (try? Recording(environment: environment)) ?? .never)
    }

    static let samples = root.appending(path: "samples")
}
