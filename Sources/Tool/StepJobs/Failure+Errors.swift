extension Failure {
    /// Refuses a word that is not the path of a file: it was more likely meant as a name.
    func refuse(_ word: String, asNameOf option: String, _ expected: String) throws(Failure) {
        guard status == .noInput, !word.contains("/"), !word.contains(".") else { return }
        throw .option(option, expected: expected, found: SourceText.quoted(word))
    }

    /// Calls `body`, and converts the errors of any type that it throws to failures.
    /// - Parameter name: the name of the file that the week comes from.
    static func translating<Result>(
        of name: String, _ job: Job, _ body: () throws -> Result
    ) throws(Failure) -> Result {
        do { return try body() } catch {
            if let error = error as? ChartError { throw job.failure(error, of: name) }
            throw error as? Failure ?? Failure(.internal, "\(error)")
        }
    }
}

extension Job {
    /// The failure for a chart that cannot be drawn; the name is that of the file that the week comes from.
    fileprivate func failure(_ error: ChartError, of name: String) -> Failure {
        let without = "--missing-glyph box draws a box in its place, omit leaves it out"
        switch error {
        case .missingGlyph: return Failure(.badData, "\(name): \(error); --font FILE brings letters, \(without)")
        case .needsShaping: return Failure(.badData, "\(name): \(error); \(without)")
        case .notEncoded: return Failure(.internal, error.description)
        case .invalidSize: return fault(of: ["size"], expected: CanvasSize.expected)
        case .invalidCardShape(let expected, _, _): return fault(of: ["size", "preset"], expected: expected)
        case .tooLarge(let width, let height) where max(width, height) > Double(RenderOptions.maximumSide):
            guard let size else { break }
            let scale = max(width, height) / max(size.width, size.height)
            return tooLarge(mostPixels: Double(RenderOptions.maximumSide), scale: scale)
        case .tooLarge(let width, let height):
            let expected = "at most \(RenderOptions.maximumPixels) pixels in all"
            return fault(of: ["size", "scale"], expected: expected, making: "\(width.shortest) x \(height.shortest)")
        case .noSuchDay(_, let count):
            return fault(of: ["select-change", "select"], expected: "the number of a day, from 0 to \(count - 1)")
        case .noSuchDate: return fault(of: ["select-change", "select"], expected: "a date of the week")
        case .invalidOption(let property, let expected, let found):
            guard let names = Self.optionNames[property] else { break }
            // A text with a space is no value of the option, but a result of it.
            return fault(of: names, expected: expected, making: found.contains(" ") ? found : nil)
        case .invalidScale, .invalidTheme, .notDecoded, .notWritten, .unknownLanguage: break
        }
        return Failure(.usage, error.description)
    }

    /// Makes a failure of the first of some options that is given, with its value.
    /// - Parameter result: a result of the value, for the message.
    func fault(of names: [String], expected: String, making result: String? = nil) -> Failure {
        let given = Option.given(self).map { (name: $0.option.name, words: $0.words.joined(separator: ", ")) }
        let option = names.lazy.compactMap { name in given.first { $0.name == name } }.first
        let found = [option?.words, result].compactMap(\.self).joined(separator: ", which makes ")
        return .option(option?.name ?? names[0], expected: expected, found: found.isEmpty ? "none" : found)
    }
}
