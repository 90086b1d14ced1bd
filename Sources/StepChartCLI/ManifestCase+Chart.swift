import ArgumentParser
import StepChart
import StepFiles
import StepGoldens

extension Manifest.Case {
    /// The chart that the case asks for, by the very parser that `stepchart render` has.
    /// - Parameter folder: where paths among the arguments begin.
    func picture(in folder: String) throws(Failure) -> Picture {
        guard let input else {
            throw Failure(
                .badData, "expected an input in \(Manifest.fileName), or pictures with --actual, found neither")
        }
        guard command == .render else {
            throw Failure(.badData, "command: expected render, found \(command.rawValue)")
        }
        do {
            let arguments = try RenderedCase.parse(input: input, arguments, in: folder)
            let chart = try arguments.chart.of(arguments.input)
            let image = try chart.image(.scale(arguments.chart.scale))
            return .pixels(image.buffer, scale: arguments.chart.scale)
        } catch {
            throw Failure(error) ?? Failure(.internal, "\(error)")
        }
    }
}

/// What `stepchart render` has but for where its output goes.
private struct RenderedCase: ParsableArguments {
    @OptionGroup var input: WeekArguments
    @OptionGroup var chart: ChartArguments

    static func parse(input: String, _ arguments: [String], in folder: String) throws(Failure) -> RenderedCase {
        // A path must not look like an option.
        let path = input.hasPrefix("-") ? "./\(input)" : input
        do {
            var parsed = try parse([path] + arguments)
            if case .file(let theme) = parsed.chart.looks.shared.theme {
                parsed.chart.looks.shared.theme = .file(Folder.path(theme, in: folder))
            }
            return parsed
        } catch {
            // Asking for help is an error too, with a whole page of words.
            let words = exitCode(for: error).isSuccess ? "expected options of stepchart render" : message(for: error)
            throw Failure(.usage, "arguments: \(words)")
        }
    }
}
