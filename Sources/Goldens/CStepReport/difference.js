// What two pictures differ in, by the rules of the comparison.

/** How far apart two pixels look: the greatest difference of a premultiplied channel or of alpha, 0...255. */
function pixelDifference(a, i, b, j) {
    const [alphaA, alphaB] = [a[i + 3], b[j + 3]];
    if (alphaA === 0 && alphaB === 0) return 0;
    let greatest = Math.abs(alphaA - alphaB);
    for (let channel = 0; channel < 3; channel++) {
        const [x, y] = [a[i + channel], b[j + channel]];
        if (x === y && alphaA === alphaB) continue;
        greatest = Math.max(1, greatest, Math.abs(premultiplied(x, alphaA) - premultiplied(y, alphaB)));
    }
    return greatest;
}

function premultiplied(level, alpha) {
    return Math.floor((level * alpha + 127) / 255);
}

// The pixel classes, by their levels in a case's picture of them, and how the difference shows them.
const pixelClasses = [
    { name: "equal" },
    { name: "ignored", color: [110, 120, 150], words: "ignored" },
    { name: "withinThreshold", color: [222, 160, 0], words: "within the threshold" },
    { name: "antialiased", color: [0, 160, 145], words: "anti-aliasing" },
    { name: "counted", color: [230, 0, 20], words: "different" },
];
const uncovered = { color: [40, 90, 255], words: "in one picture only" };

/**
 * A picture of the differences: a faded grey copy, each differing pixel in the colour of its class, stronger the further
 * apart and never faint. `classes` has a level for each pixel that both pictures cover; without it every change counts.
 */
function differencePicture(expected, actual, classes) {
    const width = Math.max(expected.width, actual.width);
    const height = Math.max(expected.height, actual.height);
    const result = new ImageData(width, height);
    const counted = pixelClasses.length - 1;
    for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
            const target = 4 * (y * width + x);
            const e = x < expected.width && y < expected.height ? 4 * (y * expected.width + x) : -1;
            const a = x < actual.width && y < actual.height ? 4 * (y * actual.width + x) : -1;
            if (e < 0 && a < 0) continue;
            const grey = e < 0 ? faded(actual.data, a) : faded(expected.data, e);
            let color = uncovered.color;
            let weight = 96;
            if (e >= 0 && a >= 0) {
                const difference = pixelDifference(expected.data, e, actual.data, a);
                const level = classes ? classes.data[4 * (y * classes.width + x)] : difference > 0 ? counted : 0;
                color = pixelClasses[level].color;
                weight = !color ? 0 : difference === 0 ? 64 : Math.min(255, 128 + 4 * difference);
            }
            for (let channel = 0; channel < 3; channel++) {
                result.data[target + channel] = weight === 0 ? grey
                    : Math.round((grey * (255 - weight) + color[channel] * weight) / 255);
            }
            result.data[target + 3] = 255;
        }
    }
    return result;
}

/** A pale grey with a quarter of the contrast that the pixel has on white. */
function faded(data, i) {
    const luma = (54 * data[i] + 183 * data[i + 1] + 19 * data[i + 2]) / 256;
    return 255 - ((255 - luma) * data[i + 3]) / 1020;
}
