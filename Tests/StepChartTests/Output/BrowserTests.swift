import Foundation
import StepPNG
import StepTestSupport
import Testing

@testable import StepChart

/// What a browser makes of the files: each kind of colours, each way of compressing.
struct BrowserTests {
    @Test func showsThePixels() throws {
        try TestTool.withFolder { folder in
            var dark = ChartOptions()
            dark.background = ChartTheme.Color("#101010")
            let drawings = [
                try WeekChart(sampleWeek()).drawing, try WeekChart(sampleWeek()).placeholder.drawing,
                try WeekChart(sampleWeek(), options: dark).drawing,
            ]
            var expected: [String] = []
            for (index, drawing) in drawings.enumerated() {
                for compression in [RenderOptions.Compression.default, .libpng] {
                    let options = RenderOptions(scale: 1, compression: compression)
                    let name = folder.appending(path: "\(index)-\(compression).png")
                    try Data(drawing.png(options)).write(to: name)
                    let pixels = try drawing.image(options).buffer.pixels
                    expected.append("\(name.path) \(pixels.withUnsafeBytes { Self.checksum(of: $0) })\n")
                }
            }
            let paths = expected.compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(try python(Self.script, [TestTool.support] + paths, input: []) == expected.joined())
        }
    }

    /// Fletcher's, of bytes, with room for all sums.
    private static func checksum(of bytes: UnsafeRawBufferPointer) -> String {
        var (a, b) = (0, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return "\(a)-\(b)"
    }

    private static let script = """
        import base64, pathlib, sys
        sys.path.append(sys.argv[1])
        from browser import Browser, eventually
        browser = Browser()
        try:
            for path in sys.argv[2:]:
                # A page may not look into pictures that are files.
                data = "data:image/png;base64," + base64.b64encode(pathlib.Path(path).read_bytes()).decode()
                browser.run("window.image = new Image(); image.src = arguments[0]", data)
                assert eventually(lambda: browser.run("return image.complete"))
                print(path, browser.run('''
                    const canvas = document.createElement("canvas")
                    canvas.width = image.naturalWidth
                    canvas.height = image.naturalHeight
                    const context = canvas.getContext("2d")
                    context.drawImage(image, 0, 0)
                    let a = 0, b = 0
                    for (const byte of context.getImageData(0, 0, canvas.width, canvas.height).data) {
                        a = (a + byte) % 65521
                        b = (b + a) % 65521
                    }
                    return a + "-" + b'''))
        finally:
            browser.close()
        """
}
