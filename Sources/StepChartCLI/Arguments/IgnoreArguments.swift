import ArgumentParser
import StepFiles
import StepImageDiff
import StepRaster

/// Where two pictures may differ.
struct IgnoreArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Leave out a rectangle, in pixels from the top left. May be given several times. (default: everything is \
            compared)
            """, valueName: "x,y,w,h"))
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Leave out what a PNG file as large as the expected picture shows in a light colour; black and transparent \
            are compared. (default: everything is compared)
            """, valueName: "file"),
        completion: .file(extensions: ["png"]))
    var mask: String?

    /// - Throws: `Failure` for a rectangle that is none.
    func rectangles() throws(Failure) -> [PixelRect] {
        var rectangles: [PixelRect] = []
        for text in ignore {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
                width > 0, height > 0
            else {
                throw Failure(
                    .usage, "--ignore: expected x,y,width,height in whole pixels, found \"\(text)\"")
            }
            rectangles.append(PixelRect(x: x, y: y, width: width, height: height))
        }
        return rectangles
    }
}
