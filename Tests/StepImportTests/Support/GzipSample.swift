import Foundation
import StepTestSupport

/// Gzip that Python makes.
enum GzipSample {
    /// - Parameter blanks: how many follow the bytes.
    static func gzip(_ bytes: [UInt8], blanks: Int = 0) throws -> [UInt8] {
        let script = """
            import base64, gzip, sys
            data = base64.b64decode(sys.stdin.read()) + b" " * int(sys.argv[1])
            print(gzip.compress(data).hex())
            """
        let input = Array(Data(bytes).base64EncodedString().utf8)
        let digits = try python(script, ["\(blanks)"], input: input).utf8.compactMap {
            Character(Unicode.Scalar($0)).hexDigitValue
        }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
