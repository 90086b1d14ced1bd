/// A colour before it is rounded to a pixel: premultiplied red, green, blue and alpha, all scaled to 0...255.
typealias PremultipliedColor = SIMD4<Float>

extension Color {
    var premultiplied: PremultipliedColor { PremultipliedColor(premultipliedComponents) }

    /// The premultiplied colour, not yet rounded to `Float`.
    fileprivate var premultipliedComponents: SIMD4<Double> {
        let a = min(max(alpha, 0), 1) * 255
        return SIMD4(min(max(red, 0), 1) * a, min(max(green, 0), 1) * a, min(max(blue, 0), 1) * a, a)
    }
}

/// A paint that is prepared for the pixels of one canvas.
enum Shader: Equatable, Sendable {
    case solid(PremultipliedColor)
    /// A gradient whose line is horizontal: one colour per column of the canvas.
    case columns([PremultipliedColor])
    case gradient(Ramp)
    case radial(RadialRamp)
    case picture(ResampledPicture)

    /// Prepares a paint for `width` columns of pixels and for `rows`; `scale` is in pixels per point.
    init(_ paint: Paint, scale: Double, width: Int, rows: Range<Int>) {
        switch paint {
        case .solid(let color): self = .solid(color.premultiplied)
        case .linear(let gradient):
            if let ramp = Ramp(gradient, scale: scale) {
                self = ramp.perRow == 0 ? .columns((0..<width).map { ramp.color(x: $0, y: 0) }) : .gradient(ramp)
            } else {
                // A line of length 0 has the colour of its last stop everywhere, as in SVG.
                self = .solid((gradient.stops.last?.color ?? .clear).premultiplied)
            }
        case .radial(let gradient): self = .radial(RadialRamp(gradient, scale: scale))
        case .picture(let paint): self = .picture(ResampledPicture(paint, scale: scale, columns: 0..<width, rows: rows))
        }
    }
}

/// A linear gradient as a function of the pixel's centre.
struct Ramp: Equatable, Sendable {
    private let offset: Double
    let perColumn: Double
    let perRow: Double
    private let stops: ColorStops

    /// The ramp of a gradient; nil when start and end coincide or there are no stops.
    init?(_ gradient: LinearGradient, scale: Double) {
        let start = gradient.start * scale
        let along = gradient.end * scale - start
        let square = along.dot(along)
        guard square > 0, !gradient.stops.isEmpty else { return nil }
        perColumn = along.x / square
        perRow = along.y / square
        offset = (0.5 - start.x) * perColumn + (0.5 - start.y) * perRow
        stops = ColorStops(gradient.stops)
    }

    func color(x: Int, y: Int) -> PremultipliedColor {
        stops.color(at: offset + Double(x) * perColumn + Double(y) * perRow)
    }
}

/// The colours of a gradient by their offsets.
struct ColorStops: Equatable, Sendable {
    private struct PremultipliedStop: Equatable {
        let offset: Double
        let color: SIMD4<Double>
    }

    private let stops: [PremultipliedStop]

    /// - Parameter stops: the stops, ordered by offset; without any, all colours are transparent.
    init(_ stops: [LinearGradient.Stop]) {
        self.stops = stops.map { PremultipliedStop(offset: $0.offset, color: $0.color.premultipliedComponents) }
    }

    func color(at offset: Double) -> PremultipliedColor {
        guard var before = stops.first else { return .zero }
        guard offset > before.offset else { return PremultipliedColor(before.color) }
        for stop in stops.dropFirst() {
            if offset < stop.offset {
                let share = (offset - before.offset) / (stop.offset - before.offset)
                return PremultipliedColor(before.color + (stop.color - before.color) * share)
            }
            before = stop
        }
        return PremultipliedColor(before.color)
    }
}
