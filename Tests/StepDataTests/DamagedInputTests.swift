import StepData
import StepTestSupport
import Testing

/// Whatever happens to a file, it is a week or it is refused in one line.
struct DamagedInputTests {
    private func survives(_ bytes: some Collection<UInt8>, _ format: StepDataFormat) -> Bool {
        guard let message = refusal(bytes, format) else { return true }
        return !message.isEmpty && message.count < 300
            && message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    @Test(arguments: ["week.json", "labels.json", "counts.json", "week.csv"])
    func everyTruncation(sample: String) throws {
        let bytes = try Samples.bytes(sample)
        let format = try #require(StepDataFormat(path: sample))
        for count in bytes.indices where !survives(bytes.prefix(count), format) {
            Issue.record("the first \(count) bytes of \(sample)")
        }
        if format == .json {
            // Only the white space at the end can be missed.
            #expect(bytes.indices.filter { refusal(bytes.prefix($0)) == nil } == [bytes.count - 1])
        }
    }

    @Test(arguments: ["week.json", "counts.json", "week.csv"])
    func everyChangeOfOneByte(sample: String) throws {
        let bytes = try Samples.bytes(sample)
        let format = try #require(StepDataFormat(path: sample))
        // Every class of character that a reader tells apart, and each bit turned over.
        let replacements = Array("\"\\{}[],:/-+.eEn09 \n\r\t\0".utf8) + [0x1F, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
        for index in bytes.indices {
            for byte in replacements + (0..<8).map({ bytes[index] ^ 1 << $0 }) {
                var damaged = bytes
                damaged[index] = byte
                if !survives(damaged, format) { Issue.record("byte \(byte) at offset \(index) of \(sample)") }
            }
        }
    }
}
