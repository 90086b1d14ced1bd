import Raster

/// A picture for a person: `expected | difference | actual`, side by side.
///
/// The outer panes show the two pictures as they are, transparency included. The middle one is opaque: a faded grey
/// copy, each differing pixel in red, stronger the further apart, never faint, with a frame around them all, since one
/// pixel among a million is easily missed. Panes are as large as the larger picture in each direction; what only one
/// of the two covers is tinted blue, what a pane lacks has the colour of the gap.
package enum DiffPicture {
    /// Pixels between two panes.
    package static let gap = 8

    static let gapColor = Pixel(red: 128, green: 128, blue: 128)
    static let frameColor = Pixel(red: 255, green: 160, blue: 0)
    private static let differenceColor = Pixel(red: 230, green: 0, blue: 20)
    private static let uncoveredColor = Pixel(red: 40, green: 90, blue: 255)
    /// Clear pixels between the differing ones and their frame, so that the frame hides nothing.
    private static let frameMargin = 2

    package static func draw(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
        let pane = PixelSize(
            width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        let columns = [0, pane.width + gap, 2 * (pane.width + gap)]
        var picture = PixelBuffer(width: columns[2] + pane.width, height: pane.height, filledWith: gapColor)
        for y in 0..<pane.height {
            for x in 0..<pane.width {
                let e = expected.pixel(x, y)
                let a = actual.pixel(x, y)
                if let e { picture[columns[0] + x, y] = e }
                if let middle = difference(e, a) { picture[columns[1] + x, y] = middle }
                if let a { picture[columns[2] + x, y] = a }
            }
        }
        if let bounds = ImageDiff.compare(expected: expected, actual: actual).bounds {
            for (x, y) in frame(around: bounds) where pane.contains(x: x, y: y) {
                picture[columns[1] + x, y] = frameColor
            }
        }
        return picture
    }

    private static func difference(_ expected: Pixel?, _ actual: Pixel?) -> Pixel? {
        guard let expected, let actual else {
            return (expected ?? actual).map { mix(faded($0), uncoveredColor, 96) }
        }
        let difference = Int(PixelDifference.between(expected, actual))
        return difference == 0
            ? faded(expected) : mix(faded(expected), differenceColor, min(255, 128 + 4 * difference))
    }

    /// A pale grey with a quarter of the contrast that the pixel has on white.
    private static func faded(_ p: Pixel) -> Pixel {
        // Rec. 709 luma of the encoded components, in 1/256.
        let luma = (54 * Int(p.red) + 183 * Int(p.green) + 19 * Int(p.blue)) / 256
        let ink = (255 - luma) * Int(p.alpha) / 255
        let grey = UInt8(255 - ink / 4)
        return Pixel(red: grey, green: grey, blue: grey)
    }

    /// `weight` of 255 parts `b`, the rest `a`, both opaque.
    private static func mix(_ a: Pixel, _ b: Pixel, _ weight: Int) -> Pixel {
        func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8((Int(a) * (255 - weight) + Int(b) * weight + 127) / 255)
        }
        return Pixel(
            red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue))
    }

    private static func frame(around r: PixelRect) -> [(Int, Int)] {
        let left = r.x - frameMargin - 1
        let right = r.x + r.width + frameMargin
        let top = r.y - frameMargin - 1
        let bottom = r.y + r.height + frameMargin
        return (left...right).flatMap { [($0, top), ($0, bottom)] }
            + (top...bottom).flatMap { [(left, $0), (right, $0)] }
    }
}

extension PixelBuffer {
    fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
        PixelSize(of: self).contains(x: x, y: y) ? self[x, y] : nil
    }
}
