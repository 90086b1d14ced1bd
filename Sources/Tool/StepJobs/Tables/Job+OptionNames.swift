extension Job {
    /// The options that a property of charts comes from.
    static let optionNames = [
        "mark": ["mark"], "duration": ["duration", "fps", "size", "scale"], "start": ["start"], "end": ["end"],
        "hold": ["hold"], "loop": ["loop"], "frame rate": ["fps"], "selection change": ["select-change"],
        "selection": ["select-change", "select"], "compression": ["compress"], "headline": ["headline"],
        "trend": ["trend"], "by": ["by"], "hide": ["hide"],
    ]
}
