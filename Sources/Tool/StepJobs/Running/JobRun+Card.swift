extension JobRun {
    /// Makes a picture to share, and its layout.
    func card() throws(Failure) -> Outcome {
        var state = try state()
        if let style = job.people { return try people(style, of: &state) }
        if job.makesPages { return try pages(cardOptions(of: &state), of: state) }
        let cards = try cards(of: &state)
        return try picture(scale: 1, of: state, cards) { card in
            job.command == .animate ? try card.animation(job.animation).selfDrawing() : card.drawing
        }
    }

    /// Makes the card in each theme; adds notes on things that do not fit.
    func cards(of state: inout WeekToDraw) throws(Failure) -> [WeekCard] {
        let options = try cardOptions(of: &state)
        let cards = try inThemes(or: options.ownTheme, of: state) { [state] in
            try WeekCard(state.content, options: options, theme: $0)
        }
        state.notes += omissions(cards[0])
        return cards
    }

    private func pages(_ options: CardOptions, of state: WeekToDraw) throws(Failure) -> Outcome {
        let pages = try inThemes(or: options.ownTheme, of: state) {
            try WeekCard.pages(state.content, options: options, theme: $0).map(\.drawing)
        }
        return try files(Array(plan.products.prefix(pages[0].count)), of: state) { files in
            let rendering = rendering(job.pictureKind, scale: 1, threads: job.outputs.cores)
            for (page, file) in files.enumerated() {
                try file.write(Drawing(pages.map { $0[page] }), rendering, digests: digests)
            }
        }
    }

    func cardOptions(of state: inout WeekToDraw) throws(Failure) -> CardOptions {
        var options = job.card.options
        if options.compare == .cumulative, state.week.comparison == nil {
            state.notes.append("--compare: there is nothing to compare with; --previous auto takes it from the input")
        }
        if options.compare == .years, state.week.sumsOfYearsBefore.isEmpty {
            let needed = "the days of one year from January 1, as with --year, and earlier years in the input"
            state.notes.append("--compare: years needs \(needed)")
        }
        let preset = CardOptions(job.card.preset ?? .openGraph)
        options.size = job.size ?? preset.size
        options.prefersRing = preset.prefersRing
        options.avatar = try job.card.avatar.map(inputs.photo).map { CardOptions.Avatar($0) }
        options.photo = try job.card.photo.map(inputs.photo).map { CardOptions.Photo($0) }
        if let focus = job.card.photoFocus { options.photo?.focus = (focus.x, focus.y) }
        options.unit = job.unit
        let own = options.chart
        options.chart = chartOptions(state)
        if job.command == .animate {
            // The defaults of `animate` are those of a chart by itself, not of a card.
            options.chart.placement = own.placement
            options.chart.annotations.values = job.values ?? own.annotations.values
            options.chart.annotations.baseline = options.chart.annotations.baseline ?? own.annotations.baseline
        }
        return options
    }
}
