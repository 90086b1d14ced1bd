import StepChart
import StepData
import StepFiles
import StepPNG
import StepPictures
import StepRaster

extension JobRun {
    /// A picture to share, and where everything stands.
    func card() throws(JobError) -> Outcome {
        let cache = try cache()
        let state = try state(cache)
        let card = try card(of: state)
        return try picture("card", scale: 1, of: state, cache, layout: card.layout.json) { card.drawing }
    }

    private func card(of state: WeekState) throws(JobError) -> WeekCard {
        var options = CardOptions(job.card.preset ?? .openGraph)
        if let size = job.looks.size { (options.width, options.height) = (size.width, size.height) }
        options.layout = job.card.layout
        options.headline = job.card.headline
        options.footer = job.card.footer
        options.avatar = try job.card.avatar.map { path throws(JobError) in try inputs.avatar(path) }
        options.unit = job.looks.unit
        let own = options.chart.aids
        fill(&options.chart, labels: .automatic, state)
        options.chart.aids.values = job.looks.values ?? own.values
        options.chart.aids.baseline = job.looks.aids.baseline ?? own.baseline
        options.chart.aids.groupsDigits = own.groupsDigits
        let theme = try theme(job.looks.theme)
        do {
            let card = try WeekCard(state.week, options: options, theme: theme)
            return state.isPlaceholder ? try card.placeholder : card
        } catch {
            throw .chart(error, of: state.name)
        }
    }
}

extension JobInputs {
    func avatar(_ path: String) throws(JobError) -> CardOptions.Avatar {
        let file = try lookFile(path)
        do throws(Failure) {
            return CardOptions.Avatar(try file.pixels())
        } catch {
            throw .file(error)
        }
    }
}
