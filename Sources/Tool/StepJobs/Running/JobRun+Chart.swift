extension JobRun {
    /// Makes a chart, a moment of its animation or an SVG that draws itself, and its layout.
    func chart() throws(Failure) -> Outcome {
        var state = try state()
        if let style = job.people { return try people(style, of: &state) }
        let charts = try charts(of: &state)
        return try picture(of: state, charts) { chart in
            if job.command == .animate { return try chart.animation(job.animation).selfDrawing() }
            return try job.moment.map { try chart.animation().drawing(at: $0) } ?? chart.drawing
        }
    }

    /// Makes a picture and, if the job requests it, its layout.
    /// - Parameter scale: the default number of pixels per point.
    /// - Parameter schemes: the picture in each scheme, in a file of its own, or all in one that follows its reader.
    func picture<Picture: WeekPicture>(
        scale: Double = 3, of state: WeekToDraw, _ schemes: [Picture], draw: (Picture) throws -> Drawing
    ) throws(Failure) -> Outcome {
        return try files(of: state) { files in
            let drawings = try schemes.map(draw)
            try inputs.access.deadline.check(state.name)
            let pictures = files.filter { $0.product.pictureKind != nil }
            var rendering = rendering(job.pictureKind, scale: scale, threads: max(1, job.outputs.threads))
            // Threads cost a small picture more time and memory than they save.
            let pixels = drawings[0].width * rendering.scale * drawings[0].height * rendering.scale
            if job.outputs.threads == 0, pixels >= 1e7 { rendering.threads = Cores.all }
            for (file, drawing) in zip(pictures, pictures.count == 1 ? [Drawing(drawings)] : drawings) {
                try file.write(drawing, rendering, digests: digests)
            }
            for file in files where file.product.content == .layout { try file.write(schemes[0].layoutJSON) }
            for file in files where file.product.content == .alternativeText {
                try file.write("\(drawings[0].alternativeText)\n")
            }
        }
    }

    /// Makes a chart or a card that draws itself, as one file or a sequence.
    func animation() throws(Failure) -> Outcome {
        if job.pictureKind.isVector { return try job.isCard ? card() : chart() }
        let format = job.frameFormat
        var state = try state()
        let draw = try job.isCard ? cards(of: &state)[0].animation : charts(of: &state)[0].animation
        let animation = try Failure.translating(of: state.name, job) { try draw(job.animationOptions) }
        let rendering = rendering(.png, scale: job.isCard ? 1 : 3, threads: job.outputs.cores)
        guard plan.folder != nil else {
            return try files(of: state) { files in
                try files[0].write(animation, as: format, rendering) {
                    progress($0, animation.movingFrameCount, "frames")
                }
            }
        }
        return try outcome(of: state) { _ in
            let sink = try Sink(self)
            try animation.frames(rendering) { index, png in
                try sink.add(png, as: plan.products[index])
                progress(index + 1, animation.frameCount, "frames")
            }
            return try sink.finish()
        }
    }

    /// Makes the chart in each theme; adds notes on things that do not fit.
    private func charts(of state: inout WeekToDraw) throws(Failure) -> [WeekChart] {
        let options = chartOptions(state)
        let charts = try inThemes(of: state) { try WeekChart(state.content, options: options, theme: $0) }
        state.notes += omissions(charts[0])
        return charts
    }

    /// Makes the picture in each scheme, for files of their own or for one that follows its reader.
    /// - Parameter own: the default light theme.
    func inThemes<Picture>(
        or own: ChartTheme = .light, of state: WeekToDraw, _ picture: (ChartTheme) throws -> Picture
    ) throws(Failure) -> [Picture] {
        let schemes = job.readersDark == nil ? job.schemes.all : Schemes.both.all
        return try Failure.translating(of: state.name, job) {
            try schemes.map { scheme in
                try inputs.access.deadline.check(state.name)
                return try picture(theme(scheme, or: own))
            }
        }
    }

    /// Returns a line about requested things that do not fit; none if there are none.
    func omissions(_ picture: some WeekPicture) -> [String] {
        let things: [String] = picture.omissions.compactMap { omission in
            switch omission.part {
            case .labels: return omission.count == 1 ? "1 label" : "\(omission.count) labels"
            // A card shows those of its own numbers that fit.
            case .values where job.isCard && job.values == nil: return nil
            case .values: return omission.count == 1 ? "1 number" : "\(omission.count) numbers"
            case .title, .subtitle: return "the \(omission.part.rawValue)"
            case .yAxis: return "the y axis"
            case .lineTexts: return "the texts of lines"
            case .calendar: return "a calendar"
            case .legend: return "the legend"
            case .figures: return omission.count == 1 ? "1 figure" : "\(omission.count) figures"
            case .words: return "the word for floors"
            case .people: return omission.count == 1 ? "1 person" : "\(omission.count) people"
            }
        }
        return things.isEmpty ? [] : ["there is no room for \(things.joined(separator: ", "))"]
    }

    func chartOptions(_ state: WeekToDraw) -> ChartOptions {
        var options = job.chart
        options.annotations.goal = job.goalCount ?? state.week.goal
        options.deadline = inputs.access.deadline
        options.size = job.size ?? options.size
        options.selection = state.selection(job.chart.selection)
        options.annotations.values = job.values ?? options.annotations.values
        // The first day of a week without dates has the requested weekday, or none.
        if state.week.days[0].date != nil { options.weekStart = .allCases[job.firstWeekday - 1] }
        return options
    }

    /// Returns the theme of a scheme, with the job's changes; `own` is the default light theme.
    func theme(_ scheme: Schemes, or own: ChartTheme = .light) throws(Failure) -> ChartTheme {
        var theme: ChartTheme
        if scheme != .light {
            theme = try inputs.theme(
                job.readersDark ?? job.appearance.darkTheme ?? .builtIn(.dark), option: "dark-theme")
        } else {
            theme = try job.appearance.theme.map { source throws(Failure) in try inputs.theme(source) } ?? own
        }
        if let name = job.appearance.palette { theme = theme.colored(by: Palette(name)) }
        if let color = job.appearance.color { theme = theme.colored(by: Palette(color, isDark: theme.isDark)) }
        theme.fonts.insert(contentsOf: try job.appearance.fonts.map(inputs.font), at: 0)
        if let weight = job.appearance.fontWeight { theme.changeTexts { $0.weight = weight.number } }
        return theme
    }
}

extension Drawing {
    /// Makes one drawing, or one that follows its reader's scheme.
    init(_ schemes: [Drawing]) { self = schemes[0].following(dark: schemes.dropFirst().first) }
}
