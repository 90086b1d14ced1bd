import StepRaster

/// Mean structural similarity: Wang, Bovik, Sheikh, Simoncelli, "Image quality assessment: from error visibility to
/// structural similarity", IEEE Transactions on Image Processing 13 (4), 2004.
///
/// Of the luma over white, and where a picture is transparent anywhere over black too: the lower counts. Windows are
/// 11 x 11 Gaussian of standard deviation 1.5, K1 = .01, K2 = .03; the mean is over the pixels whose window lies
/// inside the picture and which are not ignored. A picture narrower or lower than a window is one window, all of
/// its pixels weighing the same.
struct StructuralSimilarity {
    static let side = 11
    /// Of the parts in which windows are looked at.
    private static let tile = 32

    private let expected: PixelBuffer
    private let actual: PixelBuffer
    private let size: PixelSize
    private let ignored: [Bool]
    private let differingRows: [Bool]

    /// - Parameter differingRows: for each shared row whether its pixels differ anywhere.
    /// - Parameter ignored: for each shared pixel whether it is left out; empty when none is. In the windows of others
    ///   such a pixel is the mean of both, so that it does not matter which picture is the expected one.
    static func mean(
        expected: PixelBuffer, actual: PixelBuffer, ignored: [Bool], differingRows: [Bool], isOpaque: Bool
    ) -> Double {
        let similarity = StructuralSimilarity(
            expected: expected, actual: actual, size: PixelSize(of: expected).shared(with: PixelSize(of: actual)),
            ignored: ignored, differingRows: differingRows)
        let overWhite = similarity.mean(over: 255)
        return isOpaque ? overWhite : min(overWhite, similarity.mean(over: 0))
    }

    private func mean(over background: Int) -> Double {
        guard size.width >= Self.side && size.height >= Self.side else {
            return size.width == 0 || size.height == 0 ? 1 : similarityOfAll(over: background)
        }
        var windows = 0
        // Windows in which nothing differs are 1 exactly and need no look.
        var loss = 0.0
        for top in stride(from: 0, through: size.height - Self.side, by: Self.tile) {
            let rows = top..<min(top + Self.tile, size.height - Self.side + 1)
            for left in stride(from: 0, through: size.width - Self.side, by: Self.tile) {
                let columns = left..<min(left + Self.tile, size.width - Self.side + 1)
                windows += comparedWindows(columns, rows)
                guard differs(columns, rows) else { continue }
                if isFlat(columns, rows) {
                    let one = moments(columns.lowerBound, rows.lowerBound, over: background)
                    loss += Double(columns.count * rows.count) * (1 - Self.similarity(one))
                } else {
                    loss += self.loss(columns, rows, over: background)
                }
            }
        }
        return windows == 0 ? 1 : 1 - loss / Double(windows)
    }

    /// How many windows, by their top left pixels, have a centre that is compared.
    private func comparedWindows(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
        guard !ignored.isEmpty else { return columns.count * rows.count }
        return rows.reduce(0) { count, y in count + columns.count { !isIgnored(center($0, y)) } }
    }

    /// Whether any pixel under these windows does.
    private func differs(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        (rows.lowerBound..<rows.upperBound + Self.side - 1).contains { y in
            differingRows[y]
                && (columns.lowerBound..<columns.upperBound + Self.side - 1).contains { x in
                    !expected.pixels[y * expected.width + x].isEqual(to: actual.pixels[y * actual.width + x])
                        && !isIgnored(y * size.width + x)
                }
        }
    }

    /// Whether each picture has one colour only under these windows, as where a background has changed.
    private func isFlat(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        guard ignored.isEmpty else { return false }
        func isFlat(_ picture: PixelBuffer) -> Bool {
            let first = picture.pixels[rows.lowerBound * picture.width + columns.lowerBound]
            return (rows.lowerBound..<rows.upperBound + Self.side - 1).allSatisfy { y in
                let row = y * picture.width + columns.lowerBound
                return picture.pixels[row..<row + columns.count + Self.side - 1].allSatisfy { $0.isEqual(to: first) }
            }
        }
        return isFlat(expected) && isFlat(actual)
    }

    private func center(_ left: Int, _ top: Int) -> Int {
        (top + Self.side / 2) * size.width + left + Self.side / 2
    }

    private func isIgnored(_ place: Int) -> Bool { !ignored.isEmpty && ignored[place] }

    /// The sum of 1 - similarity over windows, by their top left pixels. The Gaussian is applied along rows, then
    /// along columns.
    private func loss(_ columns: Range<Int>, _ rows: Range<Int>, over background: Int) -> Double {
        let weights = Self.gaussian
        let width = columns.count
        var alongRows: [Moments] = []
        alongRows.reserveCapacity((rows.count + Self.side - 1) * width)
        for y in rows.lowerBound..<rows.upperBound + Self.side - 1 {
            let row = (columns.lowerBound..<columns.upperBound + Self.side - 1).map { moments($0, y, over: background) }
            for x in 0..<width { alongRows.append(Self.sum(row.span, from: x, step: 1, weights)) }
        }
        var loss = 0.0
        for y in 0..<rows.count {
            for x in 0..<width where !isIgnored(center(columns.lowerBound + x, rows.lowerBound + y)) {
                loss += 1 - Self.similarity(Self.sum(alongRows.span, from: y * width + x, step: width, weights))
            }
        }
        return loss
    }

    /// Eleven values, weighted.
    @inline(__always)
    private static func sum(_ plane: Span<Moments>, from start: Int, step: Int, _ weights: SIMD8<Double>) -> Moments {
        let center = start + side / 2 * step
        var sum = weights[0] * plane[center]
        for i in 1...side / 2 { sum += weights[i] * (plane[center - i * step] + plane[center + i * step]) }
        return sum
    }

    /// Of the whole picture as one window.
    private func similarityOfAll(over background: Int) -> Double {
        var sum = Moments()
        for y in 0..<size.height {
            for x in 0..<size.width { sum += moments(x, y, over: background) }
        }
        return Self.similarity(sum / Double(size.width * size.height))
    }

    /// Of one pixel, or weighted of several: e, a, e² + a², ea, of the expected and the actual luma.
    private typealias Moments = SIMD4<Double>

    private func moments(_ x: Int, _ y: Int, over background: Int) -> Moments {
        var e = Luma.of(expected.pixels[y * expected.width + x], over: background)
        var a = Luma.of(actual.pixels[y * actual.width + x], over: background)
        if isIgnored(y * size.width + x) {
            e = (e + a) / 2
            a = e
        }
        return Moments(e, a, e * e + a * a, e * a)
    }

    private static func similarity(_ moments: Moments) -> Double {
        let (e, a) = (moments[0], moments[1])
        let c1 = 0.01 * 255 * (0.01 * 255)
        let c2 = 0.03 * 255 * (0.03 * 255)
        return (2 * e * a + c1) * (2 * (moments[3] - e * a) + c2)
            / ((e * e + a * a + c1) * (moments[2] - (e * e + a * a) + c2))
    }

    /// exp(-d² / (2 · 1.5²)) for d = 0...5, over the sum of that for d = -5...5.
    private static let gaussian: SIMD8<Double> = {
        // exp(-2/9) by its series; the others are its powers 0, 1, 4, 9, 16, 25.
        var ratio = 0.0
        var term = 1.0
        for n in 1...20 {
            ratio += term
            term *= -2 / 9.0 / Double(n)
        }
        var half = SIMD8<Double>()
        for d in 0...side / 2 { half[d] = (0..<d * d).reduce(1.0) { power, _ in power * ratio } }
        return half / (2 * half.sum() - 1)
    }()
}
