extension Command {
    static let compare = Command(
        id: .compare,
        summary: "Tells whether two PNG files show the same picture, and where they do not.",
        usage: "<expected> <actual> [<options>]",
        details: """
            Decoded pixels are compared, premultiplied, alpha included; the colour of a fully transparent pixel does not \
            matter. Without limits any change counts; each limit that is given must hold. Ends with 0 when the pictures \
            are the same, 1 when they differ, 64 or more when there is no verdict.
            """,
        examples: [
            "stepchart compare expected.png out.png --diff diff.png",
            "stepchart compare expected.png out.png --max-different-pixels 0.1% --ignore 0,0,200,20",
            "stepchart compare expected.png out.png --layout-json layout.json --json",
        ]
    ) { try $0.compare() }
}

extension Invocation {
    fileprivate func compare() throws -> Int32 {
        var comparison = comparison
        comparison.tolerance = tolerance
        let diff = comparing.diff
        try check(comparison)
        PictureMemory.keep()
        let report = try comparison.report(
            naming: comparing.layout.map { path in
                { diff throws(Failure) in try RegionNames(layout: path, for: diff).names }
            })
        note(report.warnings)
        let words = json ? report.json : report.text
        if let diff {
            try DiffPicture.write(report.pictures(comparing.diffStyle ?? .sideBySide), to: diff)
        }
        if diff == "-" {
            if !quiet { StandardError.write(words) }
        } else {
            try OutputFile.standardOutput.write(words)
        }
        return report.comparison.verdict == .same ? 0 : 1
    }

    private func check(_ comparison: Comparison) throws(Failure) {
        let layout = comparing.layout.map { [(role: "--layout-json", path: $0)] } ?? []
        let piped = (comparison.inputs + layout).filter { $0.path == "-" }
        if piped.count > 1 {
            throw Failure(.usage, "\(piped[1].role): expected a file, found - again: standard input holds one file")
        }
        if Folder.isDirectory(comparison.expected), Folder.isDirectory(comparison.actual) {
            let verify = "stepchart verify \(comparison.expected) --actual \(comparison.actual)"
            throw Failure(.usage, "<expected>: expected a PNG file, found a folder; \(verify) compares folders")
        }
        let style = comparing.diffStyle?.rawValue
        guard let diff = comparing.diff else {
            return try refuse(style != nil, "diff-style", "--diff with it", found: "\(style ?? "") alone")
        }
        var roles = PathConflicts()
        for input in comparison.inputs + layout { roles.reads(input.path, as: input.role) }
        roles.writes(diff, as: "--diff", .picture, named: [.png])
        try roles.check(replacingAny: force)
    }
}
