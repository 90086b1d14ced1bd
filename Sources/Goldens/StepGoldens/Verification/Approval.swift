/// Pictures that a run left as failures and a person found right: they become the goldens.
package struct Approval: Sendable {
    /// From a picture of the run to its golden.
    package struct Step: Hashable, Sendable {
        let entry: FailureList.Entry
        let picture: String
        package let golden: String
    }

    package let steps: [Step]

    /// - Parameters:
    ///   - failures: what `verify --failures` wrote to.
    ///   - golden: the folder of the goldens.
    ///   - patterns: which cases to approve, by their names, as in a shell; empty for all.
    /// - Throws: when the run left no list, or a pattern matches nothing in it.
    package init(of failures: String, into golden: String, only patterns: [String] = []) throws(Failure) {
        let entries = try FailureList(in: failures).entries
        if let pattern = patterns.first(where: { pattern in
            !entries.contains { CaseName.matches($0.name, anyOf: [pattern]) }
        }) {
            throw Failure(.usage, "--only: expected a pattern that a failure matches, found \(pattern)")
        }
        var store = GoldenStore(folder: golden)
        if Folder.isDirectory(golden) { store.paths = try PictureListing(golden, leavingOut: [failures]).paths }
        steps = entries.filter { CaseName.matches($0.name, anyOf: patterns) }
            .map { [store] entry in
                Step(
                    entry: entry, picture: GoldenStore.failurePaths(of: entry.name, in: failures).actual,
                    golden: store.path(of: entry.name))
            }
    }

    package func add(to roles: inout PathConflicts) {
        for step in steps {
            roles.reads(step.picture, as: "<failures>")
            roles.writes(step.golden, as: "<dir>")
        }
    }

    /// Writes all goldens, or none.
    /// - Throws: when a picture is not the one that the run left, or no sound PNG file; or as writing does.
    package func run() throws(Failure) {
        try EndingSignals.held { () throws(Failure) in
            var files: [OutputFile] = []
            for step in steps {
                let file = try InputFile(step.picture)
                guard SHA256.hex(of: file.bytes) == step.entry.sha256 else {
                    throw Failure(
                        .badData, "\(step.picture): expected the picture that the last run left, found another")
                }
                try LoadedPicture(file).validateFrames()
                try Folder.make(Folder.parent(of: step.golden))
                let golden = try OutputFile(step.golden)
                try golden.write(file.bytes.span)
                files.append(golden)
            }
            try OutputFile.commit(files)
        }
    }
}
