import Files
import Raster
import StepChart
import StepData

extension Chart {
    /// A box in place of a letter is not what anybody wants on a picture.
    /// - Parameter name: what messages call the input.
    /// - Throws: for the first label with a character that the built-in lettering lacks.
    func refuseMissingGlyphs(in name: String) throws(Failure) {
        for node in layout.nodes {
            guard let label = node.label,
                let missing = GlyphRun(text: label.string, origin: .zero, size: 1, weight: 300).missing.first
            else { continue }
            let day = node.date.map { " (\($0))" } ?? ""
            let code = String(missing.value, radix: 16, uppercase: true)
            let digits = String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
            throw Failure(
                .badData,
                "\(name): days[\(node.index)].label\(day): expected characters of the built-in lettering, "
                    + "found \"\(SourceText.excerpt(String(missing)))\" (U+\(digits))")
        }
    }
}
