package enum HomeWidget: String, OptionChoice {
    case small, medium, large
    case extraLarge = "extra-large"
    case smartStack = "smart-stack"
}

package enum TodayWidget: String, OptionChoice { case compact, expanded }

/// One of the schemes that a phone's user chooses between, or both.
package enum Schemes: String, OptionChoice {
    case light, dark, both

    /// The single schemes in it.
    var all: [Schemes] { self == .both ? [.light, .dark] : [self] }

    /// Returns the path for each scheme: if there are both, the dark one has a suffix, as in out-dark.png.
    func paths(_ path: String) -> [String] {
        guard self == .both else { return [path] }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return [path, path + "-dark"] }
        return [path, path[..<dot] + "-dark" + path[dot...]]
    }
}
