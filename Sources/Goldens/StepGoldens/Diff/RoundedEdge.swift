/// Decides whether one picture draws an edge softly and the other sharply, as renderers without anti-aliasing do.
///
/// Such rounding moves an edge by up to half a pixel, partly outwards and partly inwards, which no single motion
/// explains. The questions, about the 5 x 5 pixels around:
/// - Has the sharp picture two colours only, both next to the pixel or at it?
/// - Is each soft pixel a mix of these, and the sharp one that of which it has more? Or, where the two renderers also
///   place the edge differently, is the pixel a mix, and does one small motion explain the differences around it?
/// - Do both pictures show both colours, the very same ones? Of a line too thin to fill a pixel, the soft picture may
///   have the colour's ink instead, as much as the sharp one has, or as one pixel holds.
/// - Does the shape keep its width? Not where both its sides moved outwards by half a pixel: it became a pixel wider.
///
/// It accepts an edge along the pixels that truly moved by half a pixel, or two edges more than `farthest` apart.
struct RoundedEdge {
    /// A picture, and a premultiplied part of it.
    struct Tile {
        let picture: PixelBuffer
        let pixels: [SIMD4<Float>]

        init(picture: PixelBuffer, columns: [Int], rows: [Int]) {
            self.picture = picture
            pixels = rows.flatMap { y in
                columns.map { x in SIMD4(PixelDifference.premultiplied(picture.pixels[y * picture.width + x])) }
            }
        }
    }

    let sharp: Tile
    let soft: Tile
    /// The size of both pictures; beyond their edges they repeat their border pixels.
    let size: PixelSize
    /// The number of pixels in a tile's row, and of the tile's pixels on each side of any pixel that is examined.
    let stride: Int
    let margin: Int

    /// A pixel at an edge of the sharp picture.
    private struct EdgeSample {
        let x: Int
        let y: Int
        /// The pixel's index in the tile.
        let index: Int
        /// The colour of the pixel in the sharp picture, and the step from there to the other side of the edge.
        let side: SIMD4<Float>
        let step: SIMD4<Float>
        let contrast: Float

        /// The share of the other side in a colour: 0 for the colour of the pixel's side, 1 for that of the other.
        func share(of color: SIMD4<Float>) -> Float { ((color - side) * step).sum() / (step * step).sum() }
    }

    /// True if the difference of this pixel, which has an index in the tiles, is such rounding.
    /// - Parameter isMoved: a function that returns true if a motion explains the pixels around.
    func explains(x: Int, y: Int, index: Int, isMoved: () -> Bool) -> Bool {
        let side = sharp.pixels[index]
        var step = SIMD4<Float>()
        for row in -1...1 {
            for i in index + row * stride - 1...index + row * stride + 1 {
                let other = sharp.pixels[i] - side
                if other.greatest > step.greatest { step = other }
            }
        }
        let contrast = step.greatest
        guard contrast >= Self.leastContrast else { return false }

        let sample = EdgeSample(x: x, y: y, index: index, side: side, step: step, contrast: contrast)
        let tolerance = 1 + contrast * Self.colorTolerance
        let half = Self.halfTolerance + 0.5 / contrast
        var showsSide = false
        var showsOther = false
        var isInPlace = true
        var least = Float(1)
        var most = Float(0)
        for row in -Self.reach...Self.reach {
            for column in -Self.reach...Self.reach {
                let sharp = color(of: sharp, sample, column, row)
                let isSide = (sharp - side).greatest <= tolerance
                guard isSide || (sharp - side - step).greatest <= tolerance else { return false }
                let soft = color(of: soft, sample, column, row)
                let share = sample.share(of: soft)
                guard (soft - side - share * step).greatest <= tolerance else { return false }
                if isSide ? share > 0.5 + half : share < 0.5 - half { isInPlace = false }
                if (soft - sharp).greatest <= 1 { if isSide { showsSide = true } else { showsOther = true } }
                least = min(least, share)
                most = max(most, share)
            }
        }
        let isMix = (soft.pixels[sample.index] - side).greatest < contrast - 1
        guard isInPlace || (isMix && isMoved()) else { return false }
        guard showsSide || showsOther else { return false }
        if !showsOther, !isWholeLine(sample, peak: most, ink: { $0 }) { return false }
        if !showsSide, !isWholeLine(sample, peak: 1 - least, ink: { 1 - $0 }) { return false }
        return keepsWidth(sample, columns: 1, rows: 0) && keepsWidth(sample, columns: 0, rows: 1)
    }

    /// True if the soft picture has all the ink of a line that is too thin to fill a pixel.
    /// - Parameter ink: converts a share of the other side's colour to the line's ink.
    private func isWholeLine(_ sample: EdgeSample, peak: Float, ink: (Float) -> Float) -> Bool {
        guard (Self.leastPeak...1 + Self.colorTolerance).contains(peak) else { return false }
        return [(1, 0), (0, 1)].contains { columns, rows in
            func inks(_ tile: Tile) -> [Float] {
                (-Self.softest...Self.softest).map { ink(share(in: tile, sample, $0 * columns, $0 * rows)) }
            }
            let softInks = inks(soft)
            guard let first = softInks[..<Self.softest].lastIndex(where: { $0 <= Self.colorTolerance }),
                let last = softInks[(Self.softest + 1)...].firstIndex(where: { $0 <= Self.colorTolerance })
            else { return false }
            let sharpInk = isStraight(sample, columns, rows) ? inks(sharp)[first...last].reduce(0, +) : 1
            return softInks[first...last].reduce(0, +) >= Self.leastInk * max(1, sharpInk)
        }
    }

    /// True if the edge runs straight across a direction.
    private func isStraight(_ sample: EdgeSample, _ columns: Int, _ rows: Int) -> Bool {
        [-Self.reach, Self.reach].allSatisfy { i in
            abs(share(in: soft, sample, i * rows, i * columns) - share(in: soft, sample, 0, 0)) <= Self.halfTolerance
        }
    }

    /// True if the shapes on both sides are as wide in the soft picture as in the sharp one, in one direction, or if
    /// the edge is not straight across it, and so was moved both ways, or if the opposite edge is far.
    private func keepsWidth(_ sample: EdgeSample, columns: Int, rows: Int) -> Bool {
        if !isStraight(sample, columns, rows) { return true }
        func growth(_ i: Int) -> Float {
            share(in: soft, sample, i * columns, i * rows) - share(in: sharp, sample, i * columns, i * rows)
        }
        let none = 1 / sample.contrast + 0.001
        func isUnchanged(_ i: Int) -> Bool { (-none...none).contains(growth(i)) }
        /// Adds the growth of the changed pixels from one on. Returns the first other one; nil if it is too far.
        func addChanged(from start: Int, _ direction: Int, to sum: inout Float) -> Int? {
            for length in 0..<Self.softest {
                let i = start + length * direction
                if isUnchanged(i) { return i }
                sum += growth(i)
            }
            return nil
        }

        var edge = growth(0)
        var ends: [Int] = []
        for direction in [-1, 1] {
            guard let end = addChanged(from: direction, direction, to: &edge) else { return true }
            ends.append(end)
        }
        for (direction, end) in zip([-1, 1], ends) {
            var i = end
            let isOther = share(in: sharp, sample, i * columns, i * rows) > 0.5
            let last = end + direction * Self.farthest
            while i != last, isUnchanged(i), (share(in: sharp, sample, i * columns, i * rows) > 0.5) == isOther {
                i += direction
            }
            var both = edge
            if addChanged(from: i, direction, to: &both) != nil, abs(both) >= Self.leastGrowth { return false }
        }
        return true
    }

    // MARK: Colours, by their distance from a sample

    private func share(in tile: Tile, _ sample: EdgeSample, _ columns: Int, _ rows: Int) -> Float {
        sample.share(of: color(of: tile, sample, columns, rows))
    }

    private func color(of tile: Tile, _ sample: EdgeSample, _ columns: Int, _ rows: Int) -> SIMD4<Float> {
        if abs(columns) <= margin && abs(rows) <= margin { return tile.pixels[sample.index + rows * stride + columns] }
        let x = min(max(sample.x + columns, 0), size.width - 1)
        let y = min(max(sample.y + rows, 0), size.height - 1)
        return SIMD4(PixelDifference.premultiplied(tile.picture.pixels[y * tile.picture.width + x]))
    }
}
