/// How an animation's file holds pixels.
package enum APNGFormat: Hashable, Sendable {
    /// Pixels have alpha, and one that does not change is transparent.
    case rgba
    /// Every pixel is opaque, and one that does not change has the colour `key`, which shows as transparent. No picture may
    /// have that colour. Its alpha is not looked at.
    case rgb(key: Pixel)

    var key: Pixel? {
        if case .rgb(let key) = self { Pixel(red: key.red, green: key.green, blue: key.blue) } else { nil }
    }
}
