import Foundation
import Goldens
import StepChart
import Testing

struct RendererVersionTests {
    /// Caches take a picture for current as long as the version is the same.
    @Test func theVersionIsRaisedWhenPixelsChange() throws {
        let bytes = try Data(contentsOf: ProjectGoldens.samples.appending(path: "week.json"))
        let image = try Chart(StepWeek(json: bytes)).image(scale: 1)
        let pinned = (version: 1, sha256: "6f2ebf95636fb2636e4c0af3780fe66c3ebe323296d9a758a1b264fc91e85005")
        #expect(
            PictureDigest(of: image.buffer).sha256 == pinned.sha256,
            "raise Drawing.rendererVersion, and write both here")
        #expect(Drawing.rendererVersion == pinned.version)
    }
}
