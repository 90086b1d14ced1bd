/// The week to draw: the input's, or its stand-in.
struct WeekToDraw {
    let content: WeekContent
    var name: String
    /// A warning for the user that something else than the input is drawn.
    var warning: String?
    /// Notes for the user about how the input was read.
    var notes: [String] = []
    /// True if the week is no person's data.
    var isSample = false
    /// The cache of the last week and its pictures, where the job names one.
    var cache: WeekCache?
    /// The people to draw side by side, of whom `content` has the first; empty for the days of one.
    var people: [PeopleFacts.Person] = []

    var week: StepWeek { content.week }

    /// True if the week is not the input's.
    var isStandIn: Bool { isSample || content.notice != nil }

    /// The part of a drawing's key that identifies this state.
    var key: [[UInt8]] {
        let notice =
            switch content.notice {
            case nil: "none"
            case .notAccessible: "not accessible"
            case .lastAccessible: "last accessible"
            }
        let state = "\(content.isPlaceholder) \(notice) \(week.days.count)"
        let years = week.sumsOfYearsBefore.map { "\($0.year) \($0.sums)" }
        let goals = [week.goal].compactMap { $0.map { "\($0)" } } + week.goalChanges.map { "\($0.from) \($0.goal)" }
        let people = people.flatMap { [$0.name, $0.week.json.text] }
        return [Array(state.utf8), isSample ? [] : Array(week.json.text.utf8)]
            + (goals + years + people).map { Array($0.utf8) }
    }

    /// The facts about the days; nil where they are no person's data.
    func facts(_ job: Job) -> StepFacts? { isSample || !people.isEmpty ? nil : StepFacts(week, job) }

    /// Returns the day to highlight. The day that the job selects may be absent from a stand-in.
    func selection(_ wanted: ChartOptions.Selection) -> ChartOptions.Selection {
        guard isStandIn else { return wanted }
        switch wanted {
        case .index(let index) where index >= week.days.count: return .automatic
        case .date(let date) where !week.days.contains { $0.date == date }: return .automatic
        case .weekday(let weekday) where !week.days.contains { $0.date?.weekday == weekday.number }: return .automatic
        case .automatic, .last, .highest, .weekday, .noDay, .index, .date: return wanted
        }
    }
}

extension WeekToDraw {
    /// Reads the week. Protected data is never an error; a missing or malformed input is, unless a stand-in is allowed.
    init(of job: Job, _ inputs: JobInputs, _ cache: WeekCache?) throws(Failure) {
        let states = job.states
        if job.people != nil, let path = job.source.path {
            let table = try PeopleTable(path, job, inputs)
            let first = WeekContent(table.people[0].week)
            self.init(content: first, name: table.name, notes: table.notes, people: table.people)
        } else if states.snapshot {
            self.init(content: WeekContent(try job.counted(.sample(), "the sample")), name: "snapshot", isSample: true)
        } else if states.placeholder {
            let input = job.source.isGiven ? try inputs.week(job.source, weeksFrom: job.firstWeekday) : nil
            let week = try? input?.week.get()
            self.init(content: .placeholder(days: week?.days.count ?? 7), name: "placeholder", isSample: true)
        } else {
            do {
                let input = try inputs.week(job.daySource, weeksFrom: job.firstWeekday)
                switch input.week {
                case .success(let week):
                    let week = try job.counted(week, input.name)
                    self.init(content: WeekContent(week), name: input.name, notes: input.notes)
                case .failure(let error): self = .standIn(after: error, job, cache)
                }
            } catch {
                guard cache != nil, states.standIn == .any, error.status != .ended else { throw error }
                self = .standIn(after: error, job, cache)
            }
        }
        self.cache = cache
        notes += [job.goalNote].compactMap(\.self)
    }

    /// Makes the stand-in: the last week that could be read, or a placeholder, each with its notice.
    private static func standIn(after error: Failure, _ job: Job, _ cache: WeekCache?) -> Self {
        if let last = cache?.lastWeek, let week = try? job.counted(last, "the cached week") {
            return Self(
                content: WeekContent(week, notice: .lastAccessible), name: "the cached week",
                warning: "\(error.line); drawn instead: the cached week\(dates(of: week))")
        }
        return Self(
            content: .placeholder(isAccessible: false), name: "placeholder",
            warning: "\(error.line); drawn instead: a placeholder", isSample: true)
    }

    private static func dates(of week: StepWeek) -> String {
        guard let first = week.days.first?.date, let last = week.days.last?.date else { return "" }
        return first == last ? " of \(first)" : " of \(first) to \(last)"
    }
}
