import Raster

/// Mean structural similarity: Wang, Bovik, Sheikh, Simoncelli, "Image quality assessment: from error visibility to
/// structural similarity", IEEE Transactions on Image Processing 13 (4), 2004.
///
/// Of the luma over white, and where a picture is transparent anywhere over black too: the lower counts. Windows are
/// 11 x 11 Gaussian of standard deviation 1.5, K1 = .01, K2 = .03; the mean is over the pixels whose window lies
/// inside the picture and which are not ignored. A picture narrower or lower than a window is one window, all of
/// its pixels weighing the same.
enum StructuralSimilarity {
    static let side = 11

    /// - Parameter ignored: for each shared pixel whether it is left out; empty when none is. Such pixels count as equal
    ///   in the windows of others.
    static func mean(expected: PixelBuffer, actual: PixelBuffer, ignored: [Bool]) -> Double {
        let size = PixelSize(of: expected).shared(with: PixelSize(of: actual))
        guard size.width > 0 && size.height > 0 else { return 1 }
        let isOpaque = expected.pixels.allSatisfy { $0.alpha == 255 } && actual.pixels.allSatisfy { $0.alpha == 255 }
        return (isOpaque ? [255] : [255, 0]).map { background in
            LumaPair(expected, actual, size, background: background, ignored: ignored).mean
        }.min() ?? 1
    }
}

private struct LumaPair {
    let size: PixelSize
    let ignored: [Bool]
    private(set) var expected: [Double] = []
    private(set) var actual: [Double] = []

    init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ size: PixelSize, background: Int, ignored: [Bool]) {
        self.size = size
        self.ignored = ignored
        func luma(_ pixel: Pixel) -> Double {
            let weighted = Luma.weighted(pixel) * Int(pixel.alpha) + background * 10_000 * (255 - Int(pixel.alpha))
            return Double(weighted) / (255 * 10_000)
        }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let e = luma(expected[x, y])
                let isIgnored = !ignored.isEmpty && ignored[y * size.width + x]
                self.expected.append(e)
                self.actual.append(isIgnored ? e : luma(actual[x, y]))
            }
        }
    }

    var mean: Double {
        let side = StructuralSimilarity.side
        guard size.width >= side && size.height >= side else {
            let weight = 1 / Double(expected.count)
            return similarity(over: expected.indices.lazy.map { ($0, weight) })
        }
        let weights = Self.gaussian
        var sum = 0.0
        var windows = 0
        for top in 0...size.height - side {
            for left in 0...size.width - side {
                let center = (top + side / 2) * size.width + left + side / 2
                guard ignored.isEmpty || !ignored[center] else { continue }
                windows += 1
                sum += similarity(
                    over: (0..<side * side).lazy.map { i in
                        ((top + i / side) * size.width + left + i % side, weights[i / side] * weights[i % side])
                    })
            }
        }
        return windows == 0 ? 1 : sum / Double(windows)
    }

    private func similarity(over window: some Sequence<(place: Int, weight: Double)>) -> Double {
        var (e, a, ee, aa, ea) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (place, weight) in window {
            e += weight * expected[place]
            a += weight * actual[place]
            ee += weight * expected[place] * expected[place]
            aa += weight * actual[place] * actual[place]
            ea += weight * expected[place] * actual[place]
        }
        let c1 = 0.01 * 255 * (0.01 * 255)
        let c2 = 0.03 * 255 * (0.03 * 255)
        return (2 * e * a + c1) * (2 * (ea - e * a) + c2)
            / ((e * e + a * a + c1) * (ee - e * e + (aa - a * a) + c2))
    }

    /// exp(-d² / (2 · 1.5²)) for d = -5...5, over their sum.
    private static let gaussian: [Double] = {
        // exp(-2/9) by its series; the others are its powers 0, 1, 4, 9, 16, 25.
        var ratio = 0.0
        var term = 1.0
        for n in 1...20 {
            ratio += term
            term *= -2 / 9.0 / Double(n)
        }
        let half = (0...5).map { d in (0..<d * d).reduce(1.0) { power, _ in power * ratio } }
        let all = half.dropFirst().reversed() + half
        let sum = all.reduce(0, +)
        return all.map { $0 / sum }
    }()
}
