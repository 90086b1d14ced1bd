"""Plays an animated PNG in a browser and compares it with the pictures of a sequence.

animated_picture.py ANIMATION PICTURE...: prints a JSON object: how many frames there are, for how many 60ths of a second
they are shown, how many pixels are unlike the sequence's, and how often it plays; null is forever.
"""

import base64
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent.parent / "StepTestSupport"))
from browser import Browser

SCRIPT = """
const [file, ...pictures] = [...arguments].slice(0, -1), done = arguments[arguments.length - 1];
(async () => {
    const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const pixels = (image, width, height) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context.drawImage(image, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    };
    const decoder = new ImageDecoder({ data: bytes(file), type: 'image/png' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const track = decoder.tracks.selectedTrack;
    let [sixtieths, different] = [0, 0];
    for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const shown = pixels(image, image.displayWidth, image.displayHeight);
        // Microseconds.
        for (let left = Math.round(image.duration * 60 / 1e6); left > 0; left--, sixtieths++) {
            const bitmap = await createImageBitmap(new Blob([bytes(pictures[sixtieths])]));
            const expected = pixels(bitmap, bitmap.width, bitmap.height);
            different += Math.abs(expected.length - shown.length);
            for (let i = 0; i < shown.length; i++) different += shown[i] !== expected[i];
        }
        image.close();
    }
    const plays = track.repetitionCount === Infinity ? null : track.repetitionCount + 1;
    return { frames: track.frameCount, sixtieths, different, plays };
})().then(done, (error) => done({ error: String(error) }));
"""


def main(animation, pictures):
    browser = Browser()
    try:
        # Any page will do that is a file's: others may not decode.
        browser.open(pathlib.Path(__file__).as_uri())
        texts = [base64.b64encode(pathlib.Path(path).read_bytes()).decode() for path in [animation] + pictures]
        json.dump(browser.call("POST", "/execute/async", {"script": SCRIPT, "args": texts}), sys.stdout)
    finally:
        browser.close()


main(sys.argv[1], sys.argv[2:])
