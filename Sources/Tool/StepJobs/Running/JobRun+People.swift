extension JobRun {
    /// Makes a picture of several people, as a chart or as a card.
    func people(_ style: PeopleChart.Style, of state: inout WeekToDraw) throws(Failure) -> Outcome {
        let people = state.people
        let pictures: [PeopleChart]
        if job.command == .card {
            var options = try cardOptions(of: &state)
            options.chart.annotations.values = job.values ?? .none
            pictures = try inThemes(or: options.ownTheme, of: state) {
                try PeopleChart(people, style: style, card: options, theme: $0)
            }
        } else {
            var options = chartOptions(state)
            options.size = job.size ?? style.size(for: people.count)
            pictures = try inThemes(of: state) { try PeopleChart(people, style: style, options: options, theme: $0) }
        }
        state.notes += omissions(pictures[0])
        return try picture(scale: job.isCard ? 1 : 3, of: state, pictures) { $0.drawing }
    }
}

extension Job {
    /// Checks the options of a picture of people.
    func validatePeople() throws(Failure) {
        if people == nil { return try refuse(namesColumn != nil, "names", "--people beside it", found: "none") }
        try refuse(source.path == nil, "people", "a table with a column of names", found: "no file")
        try refuse(states != States(), "people", "no option about states beside it", found: "one")
        try refuse(makesPages, "output", "one card beside --people", found: "a pattern")
    }

    /// Checks that every option has an effect: see `IdleOptions`.
    func refuseIdleOptions() throws(Failure) {
        let choice = people.map { "--people \($0.rawValue)" } ?? markWord.map { "--mark \($0.rawValue)" }
        guard let choice, let idle = IdleOptions.beside[choice]?.split(separator: " ") else { return }
        for (option, _) in Option.given(self) where idle.contains(option.name[...]) {
            throw .option(option.name, expected: "none beside \(choice)", found: "one")
        }
    }
}
