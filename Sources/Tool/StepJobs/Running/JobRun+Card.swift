extension JobRun {
    /// A picture to share, and where everything stands.
    func card() throws(Failure) -> Outcome {
        var state = try state()
        if let names = try job.pageNames {
            let (options, theme) = try looks(of: &state)
            return try pages(names, options, theme, of: state)
        }
        let card = try card(of: &state)
        return try picture("card", scale: 1, of: state, layout: card.layoutJSON) { card.drawing }
    }

    /// Notes what it has no room for.
    func card(of state: inout WeekToDraw) throws(Failure) -> WeekCard {
        let (options, theme) = try looks(of: &state)
        let card = try Failure.translating(of: state.name) { [state] in
            try WeekCard(state.content, options: options, theme: theme)
        }
        state.notes += omissions(card)
        return card
    }

    private func pages(
        _ names: FrameNames, _ options: CardOptions, _ theme: ChartTheme, of state: WeekToDraw
    ) throws(Failure) -> Outcome {
        let pages = try Failure.translating(of: state.name) {
            try WeekCard.pages(state.content, options: options, theme: theme)
        }
        let plans = pages.indices.map { PlannedFile(path: names[$0 + 1], pictureKind: job.pictureKind) }
        return try files(plans, of: state) { files in
            let rendering = rendering(job.pictureKind, scale: 1, threads: threads)
            for (page, file) in zip(pages, files) { try file.write(page.drawing, rendering, digests: digests) }
        }
    }

    private func looks(of state: inout WeekToDraw) throws(Failure) -> (CardOptions, ChartTheme) {
        var options = job.card.options
        if options.compare == .cumulative, state.week.comparison == nil {
            state.notes.append("--compare: there is nothing to compare with; --previous auto takes it from the input")
        }
        let preset = CardOptions(job.card.preset ?? .openGraph)
        (options.width, options.height) =
            job.size.map { ($0.width, $0.height) } ?? (preset.width, preset.height)
        options.avatar = try job.card.avatar.map { path throws(Failure) in
            CardOptions.Avatar(try inputs.lookFile(path).photo())
        }
        options.unit = job.unit
        let own = options.chart
        options.chart = chartOptions(state)
        if job.command == .animate {
            // Whose chart is one by itself where nothing is said.
            options.chart.placement = own.placement
            options.chart.annotations.values = job.values ?? own.annotations.values
            options.chart.annotations.baseline = options.chart.annotations.baseline ?? own.annotations.baseline
        }
        return (options, try theme(job.looks.theme ?? .builtIn(options.ownTheme)))
    }
}

extension Job {
    /// Of the pages of a card; nil where it is one picture.
    var pageNames: FrameNames? {
        get throws(Failure) {
            guard command == .card, let path = outputs.path, path.contains("%") else { return nil }
            return try FrameNames(pattern: path, areFew: true)
        }
    }

    /// The most pages that a card has.
    static let mostPages = 4
}
