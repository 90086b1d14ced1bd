extension JobRun {
    /// Makes a picture and the texts that go with it, in a folder.
    func message() throws(Failure) -> Outcome {
        var state = try state()
        let messages = try inThemes(of: state) { try message(of: state, theme: $0) }
        state.notes += omissions(messages[0].chart)
        return try files(of: state) { [state] files in try draw(messages, facts: state.facts(job), into: files) }
    }

    private func draw(_ messages: [WeekMessage], facts: StepFacts?, into files: [Sink.OpenFile]) throws {
        let rendering = rendering(job.pictureKind, threads: 1)
        let first = messages[0]
        // The files are in the order of the plan: pictures come before texts about them.
        var images: [Outcome.ResultFile] = []
        var tags = ""
        for file in files {
            try inputs.access.deadline.check(file.product.path)
            switch file.product.content {
            case .picture(let scheme):
                try file.write(messages[scheme].chart.drawing, rendering, digests: true)
                images.append(with(file.made) { $0.scale = rendering.scale })
            case .messageJSON:
                try file.write(first.json(image: images[0], dark: images.dropFirst().first, facts: facts))
            case .caption: try file.write(first.caption + "\n")
            case .bubble(let scheme):
                try file.write(messages[scheme].bubble(), self.rendering(job.previewKind, threads: 1), digests: digests)
            case .linkCard:
                try file.write(first.linkCard(), with(rendering) { $0.scale = 1 }, digests: digests)
                tags = first.linkTags(card: file.made)
            case .linkTags: try file.write(tags)
            case .page: try file.write(first.page(image: images[0], dark: images.dropFirst().first, tags: tags))
            case .layout, .alternativeText, .index: break
            }
        }
    }

    private func message(of state: WeekToDraw, theme: ChartTheme) throws -> WeekMessage {
        var message = try WeekMessage(state.content, unit: job.unit, options: chartOptions(state), theme: theme)
        message.url = job.message.url
        guard message.hasDays else { return message }
        let (words, day) = (message.words, message.day)
        for text in MessageText.allCases {
            guard let template = job.message.texts[text] else { continue }
            text.set(try words.caption(of: day, template: text.template(template)), in: &message)
        }
        if job.message.texts[.summary] == nil { message.summaryText = message.caption }
        return message
    }
}
