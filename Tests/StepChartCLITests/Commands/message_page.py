"""Opens a message's page in a browser and does what a reader does.

message_page.py PAGE: prints a JSON object about what came of it.
"""

import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent.parent / "StepTestSupport"))
from browser import Browser, eventually


def picture(browser):
    """The file that the page shows, by its name, and its size in pixels."""
    return browser.run("const i = document.images[0]; return [i.currentSrc.split('/').pop(), i.naturalWidth, i.naturalHeight]")


def click(browser, share):
    """Clicks in the picture, at a share of its width from the left, and tells the address's hash and its target."""
    box = browser.run("const b = document.images[0].getBoundingClientRect(); return [b.left, b.top, b.width, b.height]")
    place = (box[0] + share * box[2], box[1] + box[3] / 3)
    browser.drag(place, place)
    eventually(lambda: browser.run("return location.hash"), 1)
    return browser.run("return [location.hash, document.querySelector(':target')?.textContent ?? null]")


def shares(browser):
    """Where the columns of the map begin and end, as shares of the picture's width."""
    return browser.run("""const width = document.images[0].width;
        return [...document.querySelectorAll('area')].map((a) => {
            const [left, , right] = a.coords.split(',').map(Number); return [left / width, right / width]; })""")


def main(page):
    browser = Browser()
    try:
        url = pathlib.Path(page).as_uri()
        browser.window(800, 900)
        found = {}
        for scheme in ["light", "dark"]:
            browser.media(color_scheme=scheme)
            browser.open(url)
            eventually(lambda: browser.run("return document.images[0].complete"))
            found[scheme] = picture(browser)
        columns = shares(browser)
        found["clicks"] = []
        for left, right in columns:
            # Close to both ends and in the middle; a page that is opened anew has no hash.
            for share in [left + 0.01, (left + right) / 2, right - 0.01]:
                browser.open(url)
                found["clicks"].append(click(browser, share))
        found["texts"] = browser.run("return [...document.querySelectorAll('area')].map((a) => [a.alt, a.title])")
        found["scripts"] = browser.run("return document.querySelectorAll('script, [onerror], b').length")
        found["links"] = browser.run("return document.links.length")
        found["description"] = browser.run("return document.images[0].alt")
        found["title"] = browser.run("return document.title")
        found["trouble"] = [entry["message"] for entry in browser.log("browser")]
        print(json.dumps(found))
    finally:
        browser.close()


main(sys.argv[1])
