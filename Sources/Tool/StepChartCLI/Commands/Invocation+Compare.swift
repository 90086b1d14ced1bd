extension Invocation {
    func runCompare() throws -> Int32 {
        let (options, diff) = (comparison, comparison.diff)
        try checkComparison()
        PNGDecoder.keepMemory()
        let pictures = try PictureComparison(
            expected: try LoadedPicture(try InputFile(options.expected)),
            actual: try LoadedPicture(try InputFile(options.actual)), limits: tolerance.limits,
            ignoring: try tolerance.ignoredArea())
        let names = try options.layout.map { path throws(Failure) in
            try RegionNames(layout: path, for: pictures.diff).names
        }
        var result = CaseResult(name: options.actual, .same, tolerance: tolerance)
        // A quiet command writes only the verdict, for which the details are not needed.
        let isBrief = quiet && !json
        result.add(pictures, isBrief ? [] : [.visible, .measures], threads: Cores.all)
        note(result.warnings)
        var words = json ? result.comparisonJSON(naming: names) : result.comparisonText(naming: names)
        if isBrief { words = "\(words.prefix { $0 != "\n" })\n" }
        if let diff {
            let picture = DiffPicture(
                of: pictures.diff, expected: pictures.expected, actual: pictures.actual,
                style: options.diffStyle ?? .sideBySide)
            try picture.write(to: diff)
        }
        try show(words, besideOutput: diff.map { OutputFile.isStandardOutput($0) } == true, quietly: quiet)
        return result.kind == .same ? 0 : 1
    }

    private func checkComparison() throws(Failure) {
        let options = comparison
        var inputs: [(role: String, path: String)] = [("<expected>", options.expected), ("<actual>", options.actual)]
        inputs += tolerance.masks.map { ("--mask", $0) }
        if let layout = options.layout { inputs.append(("--layout-json", layout)) }
        let piped = inputs.filter { $0.path == "-" }
        if piped.count > 1 {
            throw Failure(.usage, "\(piped[1].role): expected a file, found - again: standard input holds one file")
        }
        if Folder.isDirectory(options.expected), Folder.isDirectory(options.actual) {
            let verify = "stepchart verify \(options.expected) --actual \(options.actual)"
            throw Failure(.usage, "<expected>: expected a PNG file, found a folder; \(verify) compares folders")
        }
        let style = options.diffStyle?.rawValue
        guard let diff = options.diff else {
            return try refuse(style != nil, "diff-style", "--diff with it", found: "\(style ?? "") alone")
        }
        var roles = PathConflicts()
        for input in inputs { roles.reads(input.path, as: input.role) }
        roles.writes(diff, as: "--diff", .picture, named: [.png])
        try roles.check(replacingAny: job.outputs.force)
    }
}
