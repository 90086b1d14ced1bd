// The words, marks and colours that the page shows for names in the report and in the address.

/** The mark of each class of cases. */
const marks = { different: "≠", size: "⤢", new: "+", missing: "−", error: "!", same: "=" };

/** The views, by their names in the address. */
const views = {
    side: "Side by side",
    slider: "Slider",
    onion: "Onion skin",
    blink: "Blink",
    difference: "Difference",
};

/** The words of each class of pixels, by the figure that counts it, and its colour in the difference on white. */
const pixelClasses = {
    counted: ["different", "#e60014"],
    withinThreshold: ["within the threshold", "#f9c3c8"],
    antialiased: ["anti-aliasing", "#37b4a8"],
    ignored: ["ignored", "#aab0c1"],
    uncovered: ["in one picture only", "#aec1ff"],
};

/** The words for keys whose names are not what is written on them. */
const keyWords = { ArrowDown: "↓", ArrowRight: "→", ArrowUp: "↑", ArrowLeft: "←", " ": "Space" };
