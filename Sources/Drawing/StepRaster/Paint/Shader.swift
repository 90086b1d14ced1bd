/// A colour in the making, at full precision: premultiplied red, green, blue, alpha, all scaled to 0...255.
typealias PremultipliedColor = SIMD4<Float>

extension Color {
    var premultiplied: PremultipliedColor { PremultipliedColor(premultipliedComponents) }

    /// The premultiplied colour, not yet rounded to `Float`.
    fileprivate var premultipliedComponents: SIMD4<Double> {
        let a = min(max(alpha, 0), 1) * 255
        return SIMD4(min(max(red, 0), 1) * a, min(max(green, 0), 1) * a, min(max(blue, 0), 1) * a, a)
    }
}

/// A paint made ready for the pixels of one canvas.
enum Shader: Equatable, Sendable {
    case solid(PremultipliedColor)
    /// A gradient whose line is horizontal: one colour per column of the canvas.
    case columns([PremultipliedColor])
    case gradient(Ramp)
    case radial(RadialRamp)
    case picture(ResampledPicture)

    /// `scale` is in pixels per point; `width` columns of pixels, and `rows`, may be asked for.
    init(_ paint: Paint, scale: Double, width: Int, rows: Range<Int>) {
        switch paint {
        case .solid(let color): self = .solid(color.premultiplied)
        case .linear(let gradient):
            guard let ramp = Ramp(gradient, scale: scale) else {
                // A line without length is beyond its end everywhere, as in SVG.
                self = .solid((gradient.stops.last?.color ?? .clear).premultiplied)
                return
            }
            if ramp.perRow == 0 {
                self = .columns((0..<width).map { ramp.color(x: $0, y: 0) })
            } else {
                self = .gradient(ramp)
            }
        case .radial(let gradient): self = .radial(RadialRamp(gradient, scale: scale))
        case .picture(let paint):
            self = .picture(ResampledPicture(paint, scale: scale, columns: 0..<width, rows: rows))
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

/// The colours of a gradient by how far they are along it.
struct ColorStops: Equatable, Sendable {
    private struct Stop: Equatable {
        let offset: Double
        let color: SIMD4<Double>
    }

    private let stops: [Stop]

    /// - Parameter stops: the stops by offset; at least one, or all is transparent.
    init(_ stops: [LinearGradient.Stop]) {
        self.stops = stops.map { Stop(offset: $0.offset, color: $0.color.premultipliedComponents) }
    }

    func color(at part: Double) -> PremultipliedColor {
        guard var before = stops.first else { return .zero }
        guard part > before.offset else { return PremultipliedColor(before.color) }
        for stop in stops.dropFirst() {
            if part < stop.offset {
                let share = (part - before.offset) / (stop.offset - before.offset)
                return PremultipliedColor(before.color + (stop.color - before.color) * share)
            }
            before = stop
        }
        return PremultipliedColor(before.color)
    }
}
