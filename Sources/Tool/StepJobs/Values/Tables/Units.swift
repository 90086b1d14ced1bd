extension CanvasSize {
    /// Sheets of paper, in points of a 72nd of an inch (ISO 216, and the American letter).
    static let sheets: KeyValuePairs = [
        "a3": Size(842, 1191), "a4": Size(595, 842), "a5": Size(420, 595), "letter": Size(612, 792),
    ]

    /// Units of length, in points.
    static let units: KeyValuePairs<String, Double> = [
        "": 1, "pt": 1, "in": 72, "cm": 72 / 2.54, "mm": 72 / 25.4, "px": 1,
    ]
}

extension Period.Length {
    /// The number of months in each unit.
    static let months = [
        "m": 1, "mo": 1, "mon": 1, "month": 1, "q": 3, "quarter": 3, "y": 12, "yr": 12, "year": 12,
    ]
}
