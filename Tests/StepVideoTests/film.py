"""Plays a GIF from standard input with Pillow and, where asked to, with Chromium.

film.py [chromium]: prints a JSON object: of each frame for how many milliseconds it is shown and its RGB in hexadecimal
digits; how often it plays, 0 for ever; and how many pixels Chromium shows otherwise.
"""

import base64
import io
import json
import os
import pathlib
import sys

from PIL import Image

SCRIPT = """
const [file] = arguments, done = arguments[arguments.length - 1];
(async () => {
    const data = Uint8Array.from(atob(file), (c) => c.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const track = decoder.tracks.selectedTrack, frames = [];
    for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext('2d');
        context.drawImage(image, 0, 0);
        const pixels = context.getImageData(0, 0, image.displayWidth, image.displayHeight).data;
        frames.push({ delay: image.duration / 1000, rgb: Array.from(pixels).filter((_, i) => i % 4 < 3) });
    }
    const plays = track.repetitionCount === Infinity ? 0 : track.repetitionCount + 1;
    done({ frames, plays });
})().catch((error) => done({ error: String(error) }));
"""

data = sys.stdin.buffer.read()
picture = Image.open(io.BytesIO(data))
frames = []
for index in range(picture.n_frames):
    picture.seek(index)
    frames.append({"delay": picture.info.get("duration", 0), "rgb": picture.convert("RGB").tobytes()})
# What a GIF says is how often it plays again.
loop = picture.info.get("loop")
plays = 1 if loop is None else 0 if loop == 0 else loop + 1
different = 0
if "chromium" in sys.argv:
    sys.path.append(os.environ["STEPCHART_TEST_SUPPORT"])
    from browser import Browser
    browser = Browser()
    try:
        # Only a page of a file or a server may decode pictures.
        browser.open(pathlib.Path(os.environ["STEPCHART_TEST_SUPPORT"], "browser.py").as_uri())
        shown = browser.call("POST", "/execute/async", {"script": SCRIPT, "args": [base64.b64encode(data).decode()]})
    finally:
        browser.close()
    assert "error" not in shown, shown
    assert (shown["plays"], len(shown["frames"])) == (plays, len(frames)), (shown["plays"], plays, len(frames))
    for ours, theirs in zip(frames, shown["frames"]):
        assert theirs["delay"] == ours["delay"], (theirs["delay"], ours["delay"])
        different += sum(a != b for a, b in zip(ours["rgb"], theirs["rgb"]))
for frame in frames:
    frame["rgb"] = frame["rgb"].hex()
print(json.dumps({"frames": frames, "plays": plays, "different": different}))
