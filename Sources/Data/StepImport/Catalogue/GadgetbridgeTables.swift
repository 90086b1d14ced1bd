/// The tables of Gadgetbridge that have steps in a way of their own.
enum GadgetbridgeTables {
    /// Tables whose rows have what the day has come to, not what the minute has.
    static let counters = ["CMF_ACTIVITY_SAMPLE", "GARMIN_ACTIVITY_SAMPLE", "OVTOUCH26_ACTIVITY_SAMPLE"]
    /// Tables that have the same steps again, or in several ways at once.
    static let others = [
        "GLORY_FIT_STEPS_SAMPLE", "HPLUS_HEALTH_ACTIVITY_SAMPLE", "XIAOMI_DAILY_SUMMARY_SAMPLE",
    ]
    /// Columns with an amount, and how many of its units are one of ours. Of other tables' distances the units are not
    /// known.
    static let columns: [(name: String, table: String?, metric: ImportMetric, units: Double)] = [
        ("STEPS", nil, .steps, 1), ("DISTANCE_CM", nil, .meters, 100),
        ("DISTANCE", "HUAWEI_ACTIVITY_SAMPLE", .meters, 1),
        ("FLOORS_CLIMBED", "VIVOMOVE_HR_ACTIVITY_SAMPLE", .flights, 1),
    ]
}
