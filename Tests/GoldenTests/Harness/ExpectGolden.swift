import Foundation
import Raster
import Testing

/// Expects `image` to have the very pixels of golden/<topic>/<case>.png.
///
/// Where it has not, `expected | difference | actual` is left in .build/golden-failures, or in the folder that
/// `STEPCHART_GOLDEN_FAILURES` names. To record goldens, set `STEPCHART_RECORD` (see `Recording`), and look at them.
func expectGolden(
    _ image: PixelBuffer, topic: String, case name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    switch try Goldens.store.check(image, topic: topic, case: name) {
    case .same: break
    case .recorded(let path): Issue.record("recorded \(path): look at it", sourceLocation: sourceLocation)
    case .different(let message): Issue.record("\(message)", sourceLocation: sourceLocation)
    }
}

/// This repository's golden pictures.
enum Goldens {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// As the environment has it; `GoldenFolderTests` report a wish that is refused.
    static var store: GoldenStore {
        let environment = ProcessInfo.processInfo.environment
        return GoldenStore(
            goldens: root.appending(path: "golden"),
            failures: environment["STEPCHART_GOLDEN_FAILURES"].map { URL(filePath: $0) }
                ?? root.appending(path: ".build/golden-failures"),
            recording: (try? Recording(environment: environment)) ?? .never)
    }

    static let samples = root.appending(path: "samples")
}
