/// Brightness of the encoded (not linear) channels, Rec. ITU-R BT.709: .2126 red, .7152 green, .0722 blue.
enum Luma {
    static let white = 255 * 10_000

    static func weighted(_ pixel: Pixel) -> Int {
        2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
    }
}
