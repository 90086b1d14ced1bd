import ArgumentParser

/// What a phone's user chooses between.
enum ColorScheme: String, CaseIterable { case light, dark }

/// One of the schemes, or both.
enum Schemes: String, CaseIterable, ExpressibleByArgument {
    case light, dark, both

    var all: [ColorScheme] {
        switch self {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        }
    }

    /// The name of a scheme's file: of two pictures the dark one says so, as out-dark.png beside out.png.
    func path(_ path: String, of scheme: ColorScheme) -> String {
        guard self == .both, scheme == .dark else { return path }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path + "-dark" }
        return path[..<dot] + "-dark" + path[dot...]
    }
}
