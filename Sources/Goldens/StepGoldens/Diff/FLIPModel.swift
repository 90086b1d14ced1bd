/// FLIP's model of the change that is visible when two pictures alternate: for each pixel an error from 0 to 1.
///
/// Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A Difference Evaluator for Alternating
/// Images", 2020, for pictures of usual brightness; the names are the paper's. It computes in single precision and a
/// fixed order, with no function but those of `Elementary`.
struct FLIPModel {
    /// The distance up to which other pixels influence a pixel's error, in pixels.
    let reach: Int
    /// The filters of the eye's contrast sensitivity, by lane: lightness, red-green, blue-yellow (in two parts).
    private let contrastSensitivity: SeparableFilter
    /// The filters that detect edges and points, to the right and down: edge, point, edge, point.
    private let features: SeparableFilter
    /// The error, before it is spread, of the two colours furthest apart: green and blue.
    private let greatestColorError: Double

    init(pixelsPerDegree: Double) {
        contrastSensitivity = .contrastSensitivity(pixelsPerDegree)
        features = .features(pixelsPerDegree)
        reach = max(contrastSensitivity.radius, features.radius)
        greatestColorError = Self.colorError(SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0))
    }

    /// Returns the errors of a window, row after row. Beyond the edges of `size` the pictures repeat its border pixels.
    func errors(_ expected: PixelBuffer, _ actual: PixelBuffer, _ size: PixelSize, in window: PixelRect) -> [Float] {
        let columns = (-reach..<window.width + reach).map { min(max(window.x + $0, 0), size.width - 1) }
        let rows = (-reach..<window.height + reach).map { min(max(window.y + $0, 0), size.height - 1) }
        func pixels(of picture: PixelBuffer) -> [Pixel] {
            var pixels: [Pixel] = []
            pixels.reserveCapacity(rows.count * columns.count)
            for y in rows {
                let row = picture.pixels.span.extracting(y * picture.width..<(y + 1) * picture.width)
                for x in columns { pixels.append(row[x]) }
            }
            return pixels
        }
        let before = pixels(of: expected)
        let after = pixels(of: actual)
        guard repeats(before.span, after: columns.count), repeats(after.span, after: columns.count) else {
            return errors(before, after, window)
        }
        // All rows are equal, as those of plain areas and upright lines are, and have the errors of the first.
        let count = (2 * reach + 1) * columns.count
        let first = PixelRect(x: window.x, y: window.y, width: window.width, height: 1)
        let row = errors(Array(before[..<count]), Array(after[..<count]), first)
        return (0..<window.height).flatMap { _ in row }
    }

    private func errors(_ before: [Pixel], _ after: [Pixel], _ window: PixelRect) -> [Float] {
        let overBlack = errors(before, after, over: 0, window)
        if PixelDifference.isOpaque(before.span) && PixelDifference.isOpaque(after.span) { return overBlack }
        return zip(overBlack, errors(before, after, over: 255, window)).map { max($0, $1) }
    }

    private func errors(_ before: [Pixel], _ after: [Pixel], over background: UInt32, _ window: PixelRect) -> [Float] {
        let before = perceive(before, over: background, window)
        let after = perceive(after, over: background, window)
        var errors: [Float] = []
        errors.reserveCapacity(before.colors.count)
        for i in before.colors.indices {
            let repeats = i > 0 && before.repeats(at: i) && after.repeats(at: i)
            errors.append(repeats ? errors[i - 1] : error(before, after, at: i))
        }
        return errors
    }

    private func error(_ before: PerceivedPixels, _ after: PerceivedPixels, at i: Int) -> Float {
        // Pixels of one perceived colour have no error, whatever their features.
        guard before.colors[i] != after.colors[i] else { return 0 }
        let color = Self.colorError(Opponent.rgb(before.colors[i]), Opponent.rgb(after.colors[i]))
        let difference = before.features(at: i) - after.features(at: i)
        let feature = Double(max(abs(difference.x), abs(difference.y))) / 2.0.squareRoot()
        return Float(Elementary.pow(spread(color), 1 - feature.squareRoot()))
    }

    private func perceive(_ pixels: [Pixel], over background: UInt32, _ window: PixelRect) -> PerceivedPixels {
        var opponent: [SIMD4<Float>] = []
        opponent.reserveCapacity(pixels.count)
        for i in pixels.indices {
            let repeats = i > 0 && pixels[i] == pixels[i - 1]
            opponent.append(repeats ? opponent[i - 1] : Opponent.yCxCz(pixels[i].levels(over: background)))
        }
        let stride = window.width + 2 * reach
        let lightness = opponent.map { SIMD4(repeating: ($0.x + 16) / 116) }
        return PerceivedPixels(
            colors: contrastSensitivity.filtered(opponent, stride: stride, margin: reach, in: window),
            slopes: features.filtered(lightness, stride: stride, margin: reach, in: window))
    }

    /// Returns the distance HyAB of two colours in linear RGB to the power of .7.
    private static func colorError(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Double {
        let difference = Opponent.labHunt(a) - Opponent.labHunt(b)
        let plane = (difference.y * difference.y + difference.z * difference.z).squareRoot()
        return Elementary.pow(Double(abs(difference.x) + plane), 0.7)
    }

    /// Maps two fifths of the greatest error to 95 % of the range: the largest errors look alike.
    private func spread(_ error: Double) -> Double {
        let limit = 0.4 * greatestColorError
        if error < limit { return error * 0.95 / limit }
        return 0.95 + (error - limit) / (greatestColorError - limit) * 0.05
    }
}

private struct PerceivedPixels {
    /// The colours, in the lanes of YCxCz.
    let colors: [SIMD4<Float>]
    /// The slopes of edges and points, to the right and down: edge, point, edge, point.
    let slopes: [SIMD4<Float>]

    /// The strength of an edge and of a point.
    func features(at i: Int) -> SIMD2<Float> {
        let squares = slopes[i] * slopes[i]
        return (squares.lowHalf + squares.highHalf).squareRoot()
    }

    /// True if a pixel is perceived as the one before it.
    func repeats(at i: Int) -> Bool { all(colors[i] .== colors[i - 1]) && all(slopes[i] .== slopes[i - 1]) }
}

/// Conversions between the colour spaces that FLIP uses, in lanes; all with the white of D65.
private enum Opponent {
    // The compiler turns computed properties into constants. These are read several times for each pixel.
    private static var white: SIMD4<Float> { SIMD4(0.950428545, 1, 1.088900371, 1) }

    /// Each primary's X, Y, Z.
    private static var red: SIMD4<Float> { SIMD4(0.412386563, 0.212636822, 0.019330620, 0) }
    private static var green: SIMD4<Float> { SIMD4(0.357591491, 0.715182982, 0.119197164, 0) }
    private static var blue: SIMD4<Float> { SIMD4(0.180450491, 0.072180196, 0.950372587, 0) }

    /// Linear red, green, blue as shares of the white's X, Y, Z.
    private static func xyz(_ rgb: SIMD4<Float>) -> SIMD4<Float> {
        (red * rgb.x + green * rgb.y + blue * rgb.z) / white
    }

    /// CIELAB without its cube roots, in which light mixes: lightness, red-green, and blue-yellow twice.
    static func yCxCz(_ levels: SIMD4<UInt32>) -> SIMD4<Float> {
        let light = Pixel.linearLight
        let xyz = xyz(SIMD4(light[Int(levels.x)], light[Int(levels.y)], light[Int(levels.z)], 0))
        let cz = 200 * (xyz.y - xyz.z)
        return SIMD4(116 * xyz.y - 16, 500 * (xyz.x - xyz.y), cz, cz)
    }

    /// Converts back to linear RGB, with the sum of both parts of blue-yellow, clamped to what a screen can show.
    static func rgb(_ yCxCz: SIMD4<Float>) -> SIMD4<Float> {
        let y = (yCxCz.x + 16) / 116
        let xyz = SIMD4(y + yCxCz.y / 500, y, y - (yCxCz.z + yCxCz.w) / 200, 0) * white
        let rgb =
            SIMD4(3.241003275, -0.969224334, 0.055639472, 0) * xyz.x
            + SIMD4(-1.537398934, 1.875929952, -0.204011202, 0) * xyz.y
            + SIMD4(-0.498615861, 0.041554224, 1.057148933, 0) * xyz.z
        return rgb.replacing(with: 0, where: rgb .< 0).replacing(with: 1, where: rgb .> 1)
    }

    /// CIELAB with Hunt's effect: the darker, the less colourful.
    static func labHunt(_ rgb: SIMD4<Float>) -> SIMD4<Float> {
        let xyz = xyz(rgb)
        let roots = cubeRoots(xyz).replacing(with: xyz * 7.787037 + 4 / 29, where: xyz .<= 0.008856452)
        let lightness = 116 * roots.y - 16
        let hunt = 0.01 * lightness
        return SIMD4(lightness, 500 * (roots.x - roots.y) * hunt, 200 * (roots.y - roots.z) * hunt, 0)
    }
}

/// A filter of two passes, each of which has weights of its own for each of four lanes.
private struct SeparableFilter {
    let radius: Int
    private let across: [SIMD4<Float>]
    private let down: [SIMD4<Float>]

    /// The Gaussians of the eye's contrast sensitivity.
    static func contrastSensitivity(_ pixelsPerDegree: Double) -> SeparableFilter {
        let pi = Double.pi
        let radius = Int((3 * (0.04 / (2 * pi * pi)).squareRoot() * pixelsPerDegree).rounded(.up))
        func gaussian(_ a: Double, _ b: Double) -> [Double] {
            let height = (a * (pi / b).squareRoot()).squareRoot()
            return (-radius...radius).map { i in
                let x = Double(i) / pixelsPerDegree
                return height * Elementary.exp(-pi * pi * x * x / b)
            }
        }
        let wide = gaussian(34.1, 0.04)
        let narrow = gaussian(13.5, 0.025)
        let sums = [wide, narrow].map { $0.reduce(0, +) }
        let both = (sums[0] * sums[0] + sums[1] * sums[1]).squareRoot()
        let lanes = [
            unit(gaussian(1, 0.0047)), unit(gaussian(1, 0.0053)), wide.map { $0 / both }, narrow.map { $0 / both },
        ]
        return SeparableFilter(radius: radius, across: lanes, down: lanes)
    }

    /// First and second derivatives of a Gaussian, which is as wide as a feature that the eye detects.
    static func features(_ pixelsPerDegree: Double) -> SeparableFilter {
        let deviation = 0.5 * 0.082 * pixelsPerDegree
        let radius = Int((3 * deviation).rounded(.up))
        let positions = (-radius...radius).map { Double($0) / deviation }
        let gaussian = positions.map { Elementary.exp(-$0 * $0 / 2) }
        let plain = unit(gaussian)
        let edge = unit(zip(positions, gaussian).map { -$0 * $1 })
        let point = unit(zip(positions, gaussian).map { ($0 * $0 - 1) * $1 })
        return SeparableFilter(radius: radius, across: [edge, point, plain, plain], down: [plain, plain, edge, point])
    }

    /// Scales weights so that the positive ones have a sum of 1, and the negative ones a sum of -1.
    private static func unit(_ weights: [Double]) -> [Double] {
        let positive = weights.reduce(0) { $0 + max($1, 0) }
        let negative = weights.reduce(0) { $0 - min($1, 0) }
        return weights.map { $0 > 0 ? $0 / positive : $0 < 0 ? $0 / negative : 0 }
    }

    private init(radius: Int, across: [[Double]], down: [[Double]]) {
        func packed(_ lanes: [[Double]]) -> [SIMD4<Float>] {
            (0...2 * radius).map { i in SIMD4(SIMD4(lanes[0][i], lanes[1][i], lanes[2][i], lanes[3][i])) }
        }
        self.radius = radius
        self.across = packed(across)
        self.down = packed(down)
    }

    /// Filters the window that `plane` has with a margin all around, in rows of `stride`. The result has its size.
    func filtered(_ plane: [SIMD4<Float>], stride: Int, margin: Int, in window: PixelRect) -> [SIMD4<Float>] {
        let rows = window.height + 2 * radius
        let start = (margin - radius) * (stride + 1)
        let columns = Self.columns(of: plane, from: start, stride: stride, rows: rows, across, count: window.width)
        return Self.columns(of: columns, from: 0, stride: rows, rows: window.width, down, count: window.height)
    }

    /// Filters rows that begin `stride` pixels apart, and returns `count` sums of each as a column, so that the second
    /// pass reads rows, too. A sum is of as many pixels as there are weights.
    private static func columns(
        of plane: [SIMD4<Float>], from start: Int, stride: Int, rows: Int, _ weights: [SIMD4<Float>], count: Int
    ) -> [SIMD4<Float>] {
        var result = Array(repeating: SIMD4<Float>(), count: count * rows)
        var sums = result.mutableSpan
        let weights = weights.span
        let reach = weights.count - 1
        var previous = plane.span.extracting(0..<0)
        for row in 0..<rows {
            let pixels = plane.span.extracting(start + row * stride..<start + row * stride + count + reach)
            if row > 0, isSame(pixels.bytes, previous.bytes) {
                for i in 0..<count { sums[i * rows + row] = sums[i * rows + row - 1] }
                continue
            }
            previous = pixels
            // How many pixels, up to the last of the next sum, equal the one before them without a gap.
            var repeats = 0
            for i in 1..<reach { repeats = all(pixels[i] .== pixels[i - 1]) ? repeats + 1 : 0 }
            for i in 0..<count {
                repeats = all(pixels[i + reach] .== pixels[i + reach - 1]) ? repeats + 1 : 0
                // All these and the pixel before them are equal, so the sum before is the same.
                if repeats >= weights.count {
                    sums[i * rows + row] = sums[(i - 1) * rows + row]
                    continue
                }
                var sum = SIMD4<Float>()
                for j in weights.indices { sum += weights[j] * pixels[i &+ j] }
                sums[i * rows + row] = sum
            }
        }
        return result
    }
}
