import Foundation
import StepChart

/// How an eye sees a colour: the measures that a theme is judged by.
struct Seen {
    /// Linear light, red, green, blue.
    var light: [Double]

    init(light: [Double]) {
        self.light = light
    }

    /// An opaque colour of sRGB (IEC 61966-2-1), in the 8 bits that a picture has for each component.
    init(_ color: ChartTheme.Color) {
        light = [color.red, color.green, color.blue].map {
            let encoded = ($0 * 255).rounded() / 255
            return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
        }
    }

    /// Relative luminance, as WCAG 2.1 has it.
    var luminance: Double { 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] }

    /// WCAG 2.1's contrast ratio, 1...21.
    func contrast(to other: Seen) -> Double {
        let (a, b) = (luminance + 0.05, other.luminance + 0.05)
        return max(a, b) / min(a, b)
    }

    /// CIE 1976 L*a*b* for the white of D65.
    private var lab: [Double] {
        let (r, g, b) = (light[0], light[1], light[2])
        let xyz = [
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, luminance,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0891,
        ]
        let f = xyz.map { $0 > 216.0 / 24389 ? cbrt($0) : ($0 * 24389 / 27 + 16) / 116 }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    /// CIE 1976 colour difference: 2.3 can just be noticed, and black is 100 from white.
    func difference(from other: Seen) -> Double {
        zip(lab, other.lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

/// Eyes that lack a kind of cone, by the matrices of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at severity 1.
enum ColorVision: CaseIterable {
    case trichromacy, protanopia, deuteranopia, tritanopia

    private var matrix: [[Double]] {
        switch self {
        case .trichromacy: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }

    func sees(_ color: ChartTheme.Color) -> Seen {
        let seen = Seen(color)
        return Seen(light: matrix.map { row in min(max(zip(row, seen.light).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1) })
    }
}
