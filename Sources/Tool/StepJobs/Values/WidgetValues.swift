/// A widget of the home screen, or of a watch.
package enum HomeWidget: String, OptionChoice {
    case small, medium, large
    case extraLarge = "extra-large"
    case smartStack = "smart-stack"

    /// The one of the same name.
    var family: WeekWidget.Family { WeekWidget.Family(rawValue: rawValue) ?? .medium }
}

/// A Today widget.
package enum TodayWidget: String, OptionChoice {
    case compact, expanded

    var family: WeekWidget.Family { self == .compact ? .compact : .expanded }
}

/// What a phone's user chooses between.
package enum ColorScheme: String, CaseIterable, Sendable { case light, dark }

/// One of the schemes, or both.
package enum Schemes: String, OptionChoice {
    case light, dark, both

    package var all: [ColorScheme] { self == .both ? ColorScheme.allCases : [self == .dark ? .dark : .light] }

    /// The name of a scheme's file: of two pictures the dark one says so, as out-dark.png beside out.png.
    func path(_ path: String, of scheme: ColorScheme) -> String {
        guard self == .both, scheme == .dark else { return path }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path + "-dark" }
        return path[..<dot] + "-dark" + path[dot...]
    }
}
