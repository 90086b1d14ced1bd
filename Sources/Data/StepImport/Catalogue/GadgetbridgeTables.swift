/// The tables of Gadgetbridge that hold steps in another way than most.
enum GadgetbridgeTables {
    /// Tables whose rows have the count of the day so far, not that of a minute.
    static let counters = ["CMF_ACTIVITY_SAMPLE", "GARMIN_ACTIVITY_SAMPLE", "OVTOUCH26_ACTIVITY_SAMPLE"]
    /// Tables that repeat the steps of others, or that have several counts of the same steps.
    static let others = [
        "GLORY_FIT_STEPS_SAMPLE", "HPLUS_HEALTH_ACTIVITY_SAMPLE", "XIAOMI_DAILY_SUMMARY_SAMPLE",
    ]
    /// Columns with an amount, and the number of its units in one of ours. The units of distances in other tables are
    /// not known.
    static let columns: [(name: String, table: String?, metric: ImportMetric, units: Double)] = [
        ("STEPS", nil, .steps, 1), ("DISTANCE_CM", nil, .meters, 100),
        ("DISTANCE", "HUAWEI_ACTIVITY_SAMPLE", .meters, 1),
        ("FLOORS_CLIMBED", "VIVOMOVE_HR_ACTIVITY_SAMPLE", .flights, 1),
    ]
}
