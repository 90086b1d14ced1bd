extension JobRun {
    /// A picture and the texts that go with it, in a folder.
    func message() throws(Failure) -> Outcome {
        var state = try state()
        let schemes = job.schemes
        let messages = try schemes.all.map { scheme throws(Failure) in try message(of: state, scheme) }
        state.notes += omissions(messages[0].chart)
        let plan = MessageFiles(job: job)
        let folder = destination == .files ? try OutputFolder(job.outputs.path ?? "") : nil
        folder?.removeLater(folder?.namesBefore().filter(plan.isOther) ?? [])
        return try files(plan.files, of: state, folder: folder) { [state] files in
            try draw(messages, plan, facts: state.facts(job), into: files)
        }
    }

    private func draw(
        _ messages: [WeekMessage], _ plan: MessageFiles, facts: StepFacts?, into files: [JobFile]
    ) throws {
        let rendering = rendering(job.pictureKind, threads: 1)
        func file(_ path: String) throws -> JobFile {
            guard let file = files.first(where: { $0.plan.path == path }) else {
                throw Failure(.internal, "\(path): not planned")
            }
            return file
        }
        let images = try zip(plan.images, messages).map { name, message in
            let file = try file(plan.path(name))
            try file.write(message.chart.drawing, rendering, digests: true)
            var image = file.made
            image.scale = rendering.scale
            return image
        }
        let first = messages[0]
        let json = first.json(image: images[0], dark: images.dropFirst().first, facts: facts)
        try file(plan.path("message.json")).write(json)
        try file(plan.path("caption.txt")).write(first.caption + "\n")
        for (path, message) in zip(plan.previews, messages) {
            try file(path).write(message.bubble(), self.rendering(job.previewKind, threads: 1), digests: digests)
        }
        var tags: LinkTags?
        if job.outputs.openGraph {
            let card = try file(plan.path("card.png"))
            var cardRendering = rendering
            cardRendering.scale = 1
            try card.write(first.linkCard(), cardRendering, digests: digests)
            let size = card.made.size
            tags = LinkTags(first, card: "card.png", width: size?.width ?? 0, height: size?.height ?? 0)
            try file(plan.path("card.html")).write(tags?.html ?? "")
        }
        if job.outputs.html {
            let dark = plan.images.dropFirst().first
            let page = try MessagePage(first, image: plan.images[0], darkImage: dark, tags: tags)
            try file(plan.path("message.html")).write(page.html)
        }
    }

    private func message(of state: WeekToDraw, _ scheme: Schemes) throws(Failure) -> WeekMessage {
        let options = chartOptions(state)
        let theme = try theme(scheme)
        return try Failure.translating(of: state.name) {
            var message = try WeekMessage(state.content, unit: job.unit, options: options, theme: theme)
            message.url = job.message.url
            guard message.tellsOfDays else { return message }
            let (words, day) = (message.words, message.day)
            for text in MessageText.allCases {
                guard let template = job.message.texts[text] else { continue }
                text.set(try words.caption(of: day, template: text.template(template)), in: &message)
            }
            if job.message.texts[.summary] == nil { message.summaryText = message.caption }
            return message
        }
    }
}

extension Job {
    /// The schemes that a message, or a single widget, is drawn in.
    var schemes: Schemes { looks.scheme ?? (outputs.html ? .both : .light) }
}

/// What a message's files are called.
struct MessageFiles {
    let job: Job

    /// Names in the folder, of each scheme.
    var images: [String] {
        // The name tells Apple's systems the scale.
        let ending = job.pictureKind == .svg ? ".svg" : "@\((job.outputs.scale ?? 3).shortest)x.png"
        return job.schemes.all.map { ($0 == .dark && job.schemes == .both ? "image-dark" : "image") + ending }
    }

    /// Paths, of each scheme, when there is a preview.
    var previews: [String] { job.outputs.preview.map(job.schemes.paths) ?? [] }

    var files: [PlannedFile] {
        var files = images.map { PlannedFile(path: path($0), pictureKind: job.pictureKind) }
        files += ["message.json", "caption.txt"].map { PlannedFile(path: path($0)) }
        files += previews.map { PlannedFile(path: $0, option: "preview", pictureKind: job.previewKind) }
        if job.outputs.openGraph {
            // Those who show links know no SVG.
            files += [("card.png", .png), ("card.html", nil)].map { PlannedFile(path: path($0), pictureKind: $1) }
        }
        if job.outputs.html { files.append(PlannedFile(path: path("message.html"))) }
        return files
    }

    func path(_ name: String) -> String {
        let folder = job.outputs.path ?? ""
        return folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Whether a file of the folder is a picture of an earlier run that had another scale or scheme, by its name and its
    /// maker.
    func isOther(_ name: String) -> Bool {
        !images.contains(name) && Self.isImage(name) && OwnPicture.isStepchartPicture(path(name))
    }

    private static func isImage(_ name: String) -> Bool {
        if ["image.svg", "image-dark.svg"].contains(name) { return true }
        guard let start = ["image@", "image-dark@"].first(where: name.hasPrefix), name.hasSuffix("x.png") else {
            return false
        }
        return Double(name.dropFirst(start.count).dropLast(5)) != nil
    }
}
