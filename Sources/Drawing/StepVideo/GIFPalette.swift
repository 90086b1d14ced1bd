/// The palette of a GIF: all colours of its pictures if they are at most 256, otherwise 255 that are similar. Each
/// pixel has the nearest colour by Oklab, without dithering, so that nothing flickers.
package struct GIFPalette: Sendable {
    package private(set) var colors: [Pixel] = []
    private var oklab: [SIMD4<Float>] = []

    /// The index of pixels that do not change; nil if all 256 are colours.
    package var unchanged: UInt8? { UInt8(exactly: colors.count) }
    /// The number of bits that an index takes.
    var bits: Int { UInt8.bitWidth - (unchanged ?? .max).leadingZeroBitCount }

    /// - Parameter isOver: returns true if the deadline has passed; the result is then not to be used.
    package init(_ counts: ColorCounts, unless isOver: () -> Bool = { false }) {
        // The samples are sorted, as the order of a dictionary differs in each process.
        let samples = counts.counts.sorted { $0.key < $1.key }.map { (color: Pixel(packed: $0), weight: Float($1)) }
        let oklab = samples.map(\.color.oklab)
        guard samples.count > 256 || !counts.areExact else {
            colors = samples.map(\.color)
            self.oklab = oklab
            return
        }
        // The next colour is always the worst one: that with the greatest product of count and distance to the palette.
        var distances = Array(repeating: Float.infinity, count: samples.count)
        while colors.count < 255, !isOver() {
            let worst = samples.indices.reduce(0) {
                distances[$1] * samples[$1].weight > distances[$0] * samples[$0].weight ? $1 : $0
            }
            colors.append(samples[worst].color)
            for index in samples.indices {
                distances[index] = min(distances[index], oklab[index].squaredDistance(to: oklab[worst]))
            }
        }
        // Lloyd's algorithm: each colour becomes the mean of the samples that are nearest to it.
        for _ in 0..<4 {
            self.oklab = colors.map(\.oklab)
            var sums = Array(repeating: SIMD4<Float>(), count: colors.count)
            for (sample, components) in zip(samples, oklab) where !isOver() {
                let color = sample.color
                sums[nearest(to: components)] +=
                    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * sample.weight
            }
            for (index, sum) in sums.enumerated() where sum.w > 0 {
                let levels = SIMD4<UInt8>((sum / sum.w).rounded(.toNearestOrEven))
                colors[index] = Pixel(red: levels.x, green: levels.y, blue: levels.z)
            }
        }
        self.oklab = colors.map(\.oklab)
    }

    fileprivate func nearest(to components: SIMD4<Float>) -> Int {
        var best = 0
        var least = Float.infinity
        for (index, other) in oklab.enumerated() {
            let distance = components.squaredDistance(to: other)
            if distance < least { (best, least) = (index, distance) }
        }
        return best
    }
}

/// Finds the indices of colours, and keeps the last results.
struct GIFColorFinder {
    private let palette: GIFPalette
    /// A cache by hash: a colour and its index in each slot; an empty slot has a number above all colours.
    private var found = Array(repeating: (color: UInt32.max, index: UInt8(0)), count: 4096)

    init(_ palette: GIFPalette) { self.palette = palette }

    mutating func index(of pixel: Pixel) -> UInt8 {
        let color = pixel.packed
        // A multiple of the golden ratio spreads similar colours.
        let slot = Int((color &* 0x9E37_79B1) >> 20)
        if found[slot].color != color { found[slot] = (color, UInt8(palette.nearest(to: pixel.oklab))) }
        return found[slot].index
    }
}

extension Pixel {
    private static let light = LinearLight.levels(255)

    fileprivate var oklab: SIMD4<Float> {
        let light = Self.light
        return Oklab(light[Int(red)], light[Int(green)], light[Int(blue)]).coordinates
    }
}

extension SIMD4<Float> {
    fileprivate func squaredDistance(to other: Self) -> Float {
        let way = self - other
        return (way * way).sum()
    }
}
