/// Distinguishes, in a part of two pictures, pixels that render one edge differently from those of other content.
///
/// Two renderers put the edge of a shape into the same pixels but weigh them a little differently, as if the edge had
/// moved by part of a pixel. So a difference is anti-aliasing if one small motion of both contents explains it, or if
/// one picture has none, see `RoundedEdge`. The motion is the least-squares solution of difference = motion · gradient
/// over the pixels around (Lucas and Kanade, "An iterative image registration technique", 1981), of all premultiplied
/// channels together, so that another colour is no motion. Six questions:
/// - Do both pictures have an edge here? Not where something was added or removed.
/// - Does the motion explain the difference, around the pixel and of itself? Not where the shape or its colour changed,
///   nor for a distant move, nor for a single pixel too many.
/// - Is it shorter than a pixel, across the edge? Not where the edge moved visibly.
/// - Does it leave the shape as large as it was? Not where both sides of a wide one moved outwards.
/// - Is the ink kept? What an edge that moved loses on one side comes out beside it. Not where a line became thicker or
///   paler, or has another colour: its ink came from nowhere.
/// - Is the change along the edge a mix of its two sides? Not where a line was drawn on it, as an outline of a panel.
///
/// The rule also accepts an edge that truly moved by a third of a pixel (by .7 where one picture is rounded), and a
/// thin line whose colour or opacity changed by less than a tenth of its contrast, but no change of a flat area.
struct EdgeTile {
    /// The tile's size in each direction, in pixels. A small one needs less work where few pixels differ.
    static let side = 32

    /// The least difference of a channel among neighbours that is an edge.
    private static let leastContrast: Float = 8
    /// The ink that may be left over or missing, as a share of the sum of the gradients. The gradients of a line
    /// blurred by 1 2 1 add up to no more than its ink, so a tenth of them is no more than a tenth of the line.
    private static let inkTolerance: Float = 0.1
    /// A share of the gradients' energy that keeps motion along a straight edge, which is undetermined, near zero.
    private static let regularization: Float = 0.01

    /// The width of the border around the tile, in pixels: the reach, two for the gradient, one for the blur before it.
    private static let margin = MotionBounds.rounded.reach + 3

    private let origin: (x: Int, y: Int)
    private let stride: Int
    private let expected: [SIMD4<Float>]
    private let actual: [SIMD4<Float>]
    private let mean: [SIMD4<Float>]
    private var evidence: [Evidence]
    private let roundings: [RoundedEdge]

    /// Makes the tile whose top left pixel is at `x`, `y`. Beyond their edges the pictures repeat their border pixels.
    init(expected: PixelBuffer, actual: PixelBuffer, size: PixelSize, x: Int, y: Int) {
        origin = (x, y)
        let width = min(Self.side, size.width - x) + 2 * Self.margin
        let height = min(Self.side, size.height - y) + 2 * Self.margin
        stride = width
        let columns = (0..<width).map { min(max(x + $0 - Self.margin, 0), size.width - 1) }
        let rows = (0..<height).map { min(max(y + $0 - Self.margin, 0), size.height - 1) }
        let one = RoundedEdge.Tile(picture: expected, columns: columns, rows: rows)
        let other = RoundedEdge.Tile(picture: actual, columns: columns, rows: rows)
        self.expected = one.pixels
        self.actual = other.pixels
        roundings = [(one, other), (other, one)].map {
            RoundedEdge(sharp: $0, soft: $1, size: size, stride: width, margin: Self.margin)
        }
        mean = Self.blurred(zip(self.expected, self.actual).map { ($0 + $1) / 2 }, stride: width)
        let difference = Self.blurred(zip(self.expected, self.actual).map { $0 - $1 }, stride: width)
        evidence = Array(repeating: Evidence(), count: width * height)
        // Pixels at the border and beyond are no evidence: there every edge is continued at a right angle.
        for row in 3..<height - 3 where y + row > Self.margin && y + row - Self.margin < size.height - 1 {
            for column in 3..<width - 3 where x + column > Self.margin && x + column - Self.margin < size.width - 1 {
                let i = row * width + column
                evidence[i] = Evidence(
                    difference: difference[i], gradientX: Self.derivative(of: mean, at: i, step: 1),
                    gradientY: Self.derivative(of: mean, at: i, step: width),
                    pixels: self.expected[i] == self.actual[i] ? 0 : 1)
            }
        }
    }

    /// True if the difference of this pixel, in the pictures' coordinates, is anti-aliasing.
    func explains(x: Int, y: Int) -> Bool {
        let center = (y - origin.y + Self.margin) * stride + x - origin.x + Self.margin
        if isMotion(center, .smooth) { return true }
        return roundings.contains { $0.explains(x: x, y: y, index: center, isMoved: { isMotion(center, .rounded) }) }
    }

    /// - Parameter center: the pixel's index in the tile.
    private func isMotion(_ center: Int, _ bounds: MotionBounds) -> Bool {
        let contrasts = [contrast(expected, around: center), contrast(actual, around: center)]
        guard let contrast = contrasts.max(), contrasts.allSatisfy({ $0 >= Self.leastContrast }) else { return false }

        var sum = Evidence()
        let reach = bounds.reach
        for row in -reach...reach {
            for i in center + row * stride - reach...center + row * stride + reach { sum += evidence[i] }
        }
        let ridge = Self.regularization * (sum.xx + sum.yy)
        let xx = sum.xx + ridge
        let yy = sum.yy + ridge
        let determinant = xx * yy - sum.xy * sum.xy
        guard determinant > 0, sum.pixels >= bounds.pixels else { return false }
        let motionX = (yy * sum.xd - sum.xy * sum.yd) / determinant
        let motionY = (xx * sum.yd - sum.xy * sum.xd) / determinant

        // The motion is measured in the direction of most change, which is across an edge.
        let explained = motionX * sum.xd + motionY * sum.yd
        let half = (xx + yy) / 2
        let across = half + max(0, half * half - determinant).squareRoot()
        guard explained <= bounds.longest * bounds.longest * across else { return false }

        let left = sum.difference - motionX * sum.gradientX - motionY * sum.gradientY
        guard sum.difference.greatest <= bounds.growth * sum.slope, left.greatest <= Self.inkTolerance * sum.slope
        else { return false }

        let slopeX = Self.derivative(of: mean, at: center, step: 1)
        let slopeY = Self.derivative(of: mean, at: center, step: stride)
        let error = expected[center] - actual[center] - motionX * slopeX - motionY * slopeY
        guard error.greatest <= bounds.error * contrast else { return false }
        let isUpright = slopeX.greatest > slopeY.greatest
        if isLine(center, across: isUpright ? 1 : stride, along: isUpright ? stride : 1, contrast) { return false }

        let residual = sum.dd - explained - ridge * (motionX * motionX + motionY * motionY)
        let allowed = bounds.residual * contrast
        return residual <= Float((2 * reach + 1) * (2 * reach + 1)) * allowed * allowed
    }

    /// True if the change along an edge between two plain sides is no mix of these: a line was drawn on the edge.
    private func isLine(_ center: Int, across step: Int, along: Int, _ contrast: Float) -> Bool {
        let one = expected[center - step]
        let other = expected[center + step]
        let isPlain = [-2, -1, 1, 2].allSatisfy { i in
            let side = i < 0 ? one : other
            return expected[center + i * step] == side && actual[center + i * step] == side
        }
        let changes = (-3...3).allSatisfy { expected[center + $0 * along] != actual[center + $0 * along] }
        guard isPlain, changes, (one - other).greatest >= contrast * 0.75 else { return false }
        let low = pointwiseMin(one, other) - Self.leastContrast
        let high = pointwiseMax(one, other) + Self.leastContrast
        return [expected[center], actual[center]].contains { any($0 .< low) || any($0 .> high) }
    }

    /// The greatest difference of a channel among a pixel and its eight neighbours.
    private func contrast(_ picture: [SIMD4<Float>], around center: Int) -> Float {
        var low = picture[center]
        var high = low
        for row in [center - stride, center, center + stride] {
            for i in row - 1...row + 1 {
                low = pointwiseMin(low, picture[i])
                high = pointwiseMax(high, picture[i])
            }
        }
        return (high - low).max()
    }

    /// Blurs by 1 2 1 in both directions: a line a pixel wide has no slope at its peak, a blurred one has.
    private static func blurred(_ plane: [SIMD4<Float>], stride: Int) -> [SIMD4<Float>] {
        var result = plane
        for step in [1, stride] {
            let plane = result
            for i in step..<plane.count - step { result[i] = (plane[i - step] + 2 * plane[i] + plane[i + step]) / 4 }
        }
        return result
    }

    /// The central difference of fourth order: the plain one is a third too small on lines a pixel wide.
    private static func derivative(of plane: [SIMD4<Float>], at i: Int, step: Int) -> SIMD4<Float> {
        (8 * (plane[i + step] - plane[i - step]) - (plane[i + 2 * step] - plane[i - 2 * step])) / 12
    }
}

/// The evidence of one or several pixels for a motion: products of the gradient and the difference.
private struct Evidence {
    var difference = SIMD4<Float>()
    var gradientX = SIMD4<Float>()
    var gradientY = SIMD4<Float>()
    /// xx, xy, yy, x · difference, y · difference, difference squared, the steepest channel's slope, differing pixels.
    private var products = SIMD8<Float>()

    var xx: Float { products[0] }
    var xy: Float { products[1] }
    var yy: Float { products[2] }
    var xd: Float { products[3] }
    var yd: Float { products[4] }
    var dd: Float { products[5] }
    var slope: Float { products[6] }
    var pixels: Float { products[7] }

    init() {}

    init(difference: SIMD4<Float>, gradientX: SIMD4<Float>, gradientY: SIMD4<Float>, pixels: Float) {
        self.difference = difference
        self.gradientX = gradientX
        self.gradientY = gradientY
        let slope = (gradientX * gradientX + gradientY * gradientY).max().squareRoot()
        products = SIMD8(
            (gradientX * gradientX).sum(), (gradientX * gradientY).sum(), (gradientY * gradientY).sum(),
            (gradientX * difference).sum(), (gradientY * difference).sum(), (difference * difference).sum(), slope,
            pixels)
    }

    static func += (sum: inout Evidence, other: Evidence) {
        sum.difference += other.difference
        sum.gradientX += other.gradientX
        sum.gradientY += other.gradientY
        sum.products += other.products
    }
}

extension SIMD4<Float> {
    /// The value of the channel that is furthest from 0.
    var greatest: Float { Swift.max(max(), -min()) }
}
