import StepRaster
import StepSupport

@testable import StepJobs

/// What must hold of photos, whatever the file.
enum JPEGCheck {
    /// A picture or one line; twice the same, of no memory that nobody wrote.
    static func check(_ file: [UInt8]) {
        let (first, second) = (shown(file), shown(file))
        StepFuzz.check(first == second, "a photo is read alike again")
        if case .failure(let fault) = first {
            StepFuzz.check(!fault.text.contains("\n"), "a fault is one line")
        }
    }

    private static func shown(_ file: [UInt8]) -> Result<PixelBuffer, JPEGFault> {
        Result { () throws(JPEGFault) in try JPEGPicture.decode(file) }
    }
}
