import Foundation
import StepChart
import StepGoldens
import StepPNG
import Testing

struct RendererVersionTests {
    /// Caches take a picture for current as long as the version is the same.
    @Test func theVersionIsRaisedWhenPixelsChange() throws {
        let bytes = try Data(contentsOf: ProjectGoldens.samples.appending(path: "week.json"))
        let week = try StepWeek(json: bytes)
        let drawings = [try WeekChart(week).drawing, try WeekWidget(week, options: WidgetOptions(.large)).drawing]
        let digests = try drawings.map { PictureDigest(of: try $0.image(.scale(1)).buffer).sha256 }
        let pinned = (
            version: 4,
            digests: [
                "6f2ebf95636fb2636e4c0af3780fe66c3ebe323296d9a758a1b264fc91e85005",
                "cfb4a1100de563e2e7a04389398474ef1e8968d50f487c7d5d0b84721e890527",
            ]
        )
        #expect(digests == pinned.digests, "raise Drawing.rendererVersion, and write both here")
        #expect(Drawing.rendererVersion == pinned.version)
    }
}
