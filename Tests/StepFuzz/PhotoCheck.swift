import StepRaster
import StepSupport

@testable import StepCodecs

/// What must hold of photos, whatever the file.
enum PhotoCheck {
    /// A picture or one line; twice the same, of no memory that nobody wrote.
    static func check(_ file: [UInt8]) {
        let (first, second) = (shown(file), shown(file))
        StepFuzz.check(first == second, "a photo is read alike again")
        if case .failure(let fault) = first {
            // The line spells a line's end out.
            StepFuzz.check(!fault.line.contains("\\n"), "a fault is one line")
        }
    }

    private static func shown(_ file: [UInt8]) -> Result<PixelBuffer, Failure> {
        Result { () throws(Failure) in try InputFile(name: "photo", bytes: file).photo() }
    }
}
