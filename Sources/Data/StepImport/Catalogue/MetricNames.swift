/// The names that several programs give to their metrics, and to the units of them.
enum MetricNames {
    /// The tables of Health Connect, and the columns of their amounts.
    static let healthConnect: [(metric: ImportMetric, table: String, column: String)] = [
        (.steps, "steps_record_table", "count"), (.meters, "distance_record_table", "distance"),
        (.flights, "floors_climbed_record_table", "floors"),
    ]

    /// The metrics of Health Auto Export in JSON.
    static let autoExport: [String: ImportMetric] = [
        "step_count": .steps, "walking_running_distance": .meters, "flights_climbed": .flights,
    ]

    /// The columns of Health Auto Export in tables, up to the unit.
    static let autoExportColumns: [(prefix: String, metric: ImportMetric)] = [
        ("Step Count (", .steps), ("Walking + Running Distance (", .meters), ("Flights Climbed (", .flights),
    ]

    /// The names of Withings' files, up to the ending.
    static let withings: [(prefix: String, field: DayField)] = [
        ("aggregates_steps", .steps), ("aggregates_distance", .distanceMeters), ("aggregates_elevation", .flights),
    ]

    /// The units of distance in an export of Apple Health.
    static let appleLengths: [(name: StaticString, meters: Double)] = [
        ("km", 1000), ("mi", 1609.344), ("m", 1), ("cm", 0.01), ("ft", 0.3048), ("yd", 0.9144),
    ]
}
