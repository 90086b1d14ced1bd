extension Suggestion {
    /// Names that other tools have for options of this one, and how it says the same.
    static let synonyms: KeyValuePairs = [
        "out": "output", "file": "output", "output": "out", "start": "from", "end": "to", "width": "size",
        "height": "size", "dimensions": "size",
        "zoom": "scale", "retina": "scale", "lang": "language", "locale": "language", "dark": "theme dark",
        "light": "theme light", "colour": "color", "bg": "background", "days": "last",
        "monthly": "by month", "weekly": "by week", "date": "week",
        "target": "goal", "timezone": "time-zone", "tz": "time-zone", "type": "kind", "bars": "mark bars",
        "svg": "picture svg", "png": "picture png", "tolerance": "max-different-pixels", "numbers": "values all",
        "jobs": "threads", "parallel": "threads", "update": "record all", "pattern": "only", "filter": "only",
        "font-family": "font", "heading": "title", "highlight": "select",
    ]

    /// Options that are gone, and what does the same.
    static let retired: KeyValuePairs = ["timeline": "a batch with a line for each moment does the same"]
}
