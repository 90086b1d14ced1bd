extension PeopleFacts {
    /// Returns the places as a table for people: totals, averages and days in the numbers of a language.
    package func table(in language: Language) -> String {
        let words = people[0].week.words(language)
        let measure = StepFacts(people[0].week).measureName
        let head = ["", "", words[measure], words[.tableAverage], words[.tableDaysWithData]]
        let rows = ranking.map { place in
            let person = people[place.index]
            let tally = person.week.tally(of: person.week.days.indices)
            // A place counts without today, unlike the first of the cells.
            return ["\(place.rank)", person.name, words.amount(place.total)] + tally.cells(words).dropFirst()
        }
        return TextTable.text([head] + rows, numbers: [0, 2, 3, 4])
    }

    /// Returns the places with the facts about each person's days, as in samples/people.schema.json.
    package func document(_ job: Job) -> String {
        let places = ranking.map { place in
            let person = people[place.index]
            let own: [(String, JSON)] = [
                ("name", .string(person.name)), ("rank", .number(place.rank)), ("rankedTotal", .number(place.total)),
            ]
            return JSON.object(own + StepFacts(person.week, job).summary)
        }
        return JSON.document([("version", .number(1)), ("people", .lines(places))])
    }
}
