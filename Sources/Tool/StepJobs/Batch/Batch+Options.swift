extension Batch {
    /// - Throws: `usage` for options that do not go together, and errors of the defaults.
    package init(_ options: BatchOptions, threads: Int) throws(Failure) {
        guard options.serve ? ["-", nil].contains(options.jobs) : options.jobs != nil else {
            let expected = options.serve ? "- or none beside --serve, found a file" : "a file, found none"
            throw Failure(.usage, "<jobs>: expected \(expected)")
        }
        try refuse(options.raw && !options.inline, "raw", "--inline beside it", found: "none")
        try refuse(options.out == nil && options.name != nil, "name", "--out beside it", found: "none")
        self.init()
        self.options = options
        inputs.reads(options.jobs ?? "-", as: "<jobs>")
        if let path = options.defaults {
            inputs.reads(path, as: "--defaults")
            defaults = try InputFile(path).read { bytes throws(TextError) in try JobDefaults(json: bytes) }
        }
        try defaults.add(options.commonOptions, of: options.command)
        columns = try options.columns.map { column throws(Failure) in
            (column.word, try Option.named(column.name, of: defaults.command))
        }
        let names = try FileNames(options.name ?? "{id}-{hash}")
        if let out = options.out {
            var roles = inputs
            let ending = [".zip", ".gz", ".tgz"].first(where: out.lowercased().hasSuffix)
            try refuse(ending != nil, "out", "a folder, or an archive that ends in .tar", found: ending ?? "")
            let isArchive = out.lowercased().hasSuffix(".tar")
            let path = out == "/" ? out : Folder.withoutLastSlash(out)
            target = OutputTarget(path: path, names: names, isArchive: isArchive)
            if isArchive {
                roles.writes(out, as: "--out", TarArchive.kind)
            } else {
                roles.writes(folder: out, as: "--out")
            }
            try roles.check(replacingAny: defaults[defaults.command].outputs.force)
        }
        let mayBeThere = target?.isArchive == false && names.hasHash
        let expected = "--out with a folder and {hash} in --name"
        try refuse(options.skipExisting && !mayBeThere, "skip-existing", expected, found: "other")
        try refuse(options.root != nil && options.noFiles, "no-files", "it without --root", found: "both")
        if let root = options.root {
            try refuse(!Folder.isDirectory(root), "root", "a folder", found: root)
            access.reach = .below(Folder.withoutLastSlash(root))
        }
        if options.noFiles { access.reach = .nothing }
        access.trusted = defaults.jobs.flatMap { job in (job.inputs + job.written).map(\.path) }
        // More threads than machines have cores would only take memory.
        self.threads = min(threads, 1024)
    }

    /// The form of pictures in answers.
    var inline: BatchAnswer.Inline? { options.raw ? .raw : options.inline ? .base64 : nil }

    /// Returns the first line that a program on the other end of a pipe reads.
    package func greeting(version: String) -> String {
        JSON.object([("ready", .bool(true)), ("version", .string(version)), ("threads", .number(threads))]).text
    }
}
