/// What a case may be called: a path inside the folder of goldens, on one line.
package enum CaseName {
    /// Whether every part of the path is there, and none is hidden or leads out; `.png` belongs to the file.
    package static func isValid(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && !name.hasSuffix(".png")
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    /// Whether a name matches any of the patterns, as in a shell; without patterns all do.
    static func matches(_ name: String, anyOf patterns: [String]) -> Bool {
        patterns.isEmpty || patterns.contains { fnmatch($0, name, 0) == 0 }
    }
}
