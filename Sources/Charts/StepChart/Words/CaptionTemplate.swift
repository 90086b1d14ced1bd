/// A caption template in the user's own words, with placeholders for the parts that differ from day to day:
///
///     {steps} steps {day} ({distance})
///
/// `{steps}` is a number, `{distance}` one with its unit, `{day}` is `today`, `yesterday` or `on 9/16`, `{weekday}` is
/// `on Wednesday`, or as `{day}` for days without dates: all in the caption's language. `{{` and `}}` are braces.
public struct CaptionTemplate: Hashable, Sendable {
    enum CaptionField: String, CaseIterable { case steps, distance, day, weekday }

    private var placeholders: [CaptionField] = []
    /// The texts before each placeholder, and after the last.
    private var texts: [String] = []

    /// Parses a template.
    /// - Throws: `TextError` with the position in the text for an unknown placeholder, and for an unmatched brace.
    public init(_ template: String) throws(TextError) {
        let source = try SourceText(template.utf8)
        var texts: [[UInt8]] = [[]]
        var offset = source.start
        while offset < source.bytes.count {
            let byte = source.bytes[offset]
            let rest = source.bytes[(offset + 1)...]
            let isOpening = byte == UInt8(ascii: "{")
            let isBrace = isOpening || byte == UInt8(ascii: "}")
            if !isBrace || rest.first == byte {
                texts[texts.count - 1].append(byte)
                offset += isBrace ? 2 : 1
                continue
            }
            guard isOpening, let closing = rest.firstIndex(of: UInt8(ascii: "}")) else {
                throw .malformed(
                    at: source.position(of: offset), field: "",
                    expected: isOpening ? "a name and \"}\", or \"{{\" for a brace" : "\"}}\" for a brace",
                    found: source.excerpt(offset..<source.bytes.count))
            }
            let name = String(decoding: rest[..<closing], as: UTF8.self)
            guard let placeholder = CaptionField(rawValue: name) else {
                throw .unknownName(
                    at: source.position(of: offset + 1), field: "",
                    nearest: NearestName.to(name, in: CaptionField.allCases.map(\.rawValue)),
                    found: "\"\(SourceText.excerpt(name))\"")
            }
            placeholders.append(placeholder)
            texts.append([])
            offset = closing + 1
        }
        self.texts = texts.map { String(decoding: $0, as: UTF8.self) }
    }

    func filled(_ value: (CaptionField) -> String) -> String {
        zip(texts, placeholders.map(value) + [""]).map(+).joined()
    }
}
