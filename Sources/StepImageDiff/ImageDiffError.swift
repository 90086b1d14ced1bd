import StepRaster

/// Why two pictures cannot be compared.
package enum ImageDiffError: Error, Hashable, Sendable {
    /// A mask belongs to the expected picture and must have its size.
    case maskSize(PixelSize, expected: PixelSize)
    /// Every pixel that the pictures share is ignored: such a comparison could never fail.
    case nothingToCompare
}

extension ImageDiffError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .maskSize(let found, let expected):
            "mask: expected \(expected.width) x \(expected.height) pixels like the expected picture, "
                + "found \(found.width) x \(found.height)"
        case .nothingToCompare: "expected something left to compare, found every pixel ignored"
        }
    }
}
