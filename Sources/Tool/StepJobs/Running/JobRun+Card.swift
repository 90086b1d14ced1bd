import StepChart
import StepGoldens
import StepSupport

extension JobRun {
    /// A picture to share, and where everything stands.
    func card() throws(Failure) -> Outcome {
        let cache = try cache()
        var state = try state(cache)
        let card = try card(of: state)
        state.notes += omissions(card)
        return try picture("card", scale: 1, of: state, cache, layout: card.layoutJSON) { card.drawing }
    }

    private func card(of state: WeekToDraw) throws(Failure) -> WeekCard {
        var options = job.card.options
        let preset = CardOptions(job.card.preset ?? .openGraph)
        (options.width, options.height) =
            job.size.map { ($0.width, $0.height) } ?? (preset.width, preset.height)
        options.avatar = try job.card.avatar.map { path throws(Failure) in try inputs.avatar(path) }
        options.unit = job.unit
        options.chart = chartOptions(state)
        let theme = try theme(job.looks.theme ?? .builtIn(options.ownTheme))
        return try Failure.translating(of: state.name) {
            try WeekCard(state.content, options: options, theme: theme)
        }
    }
}

extension JobInputs {
    func avatar(_ path: String) throws(Failure) -> CardOptions.Avatar {
        CardOptions.Avatar(try lookFile(path).photo())
    }
}
