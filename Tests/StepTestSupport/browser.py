"""A headless Chromium, driven through its WebDriver (https://www.w3.org/TR/webdriver2/) with the standard library alone."""

import json
import subprocess
import time
import urllib.error
import urllib.request

CHROMIUM = "/usr/bin/chromium"
DRIVER = "/usr/bin/chromedriver"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Escape": "\ue00c", "Tab": "\ue004", "Enter": "\ue007", "Space": " ",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}


class Browser:
    def __init__(self):
        self.driver = subprocess.Popen([DRIVER, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            # "ChromeDriver was started successfully on port 12345."
            ready = next(line for line in self.driver.stdout if "successfully on port" in line)
            self.url = f"http://127.0.0.1:{int(ready.split()[-1].rstrip('.'))}"
            options = {"binary": CHROMIUM, "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--no-first-run", "--disable-background-networking"]}
            self.url += "/session/" + self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
                "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}})["sessionId"]
        except BaseException:
            self.driver.kill()
            raise

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            # Not terminate: what a test runner starts may hold that signal back.
            self.driver.kill()
            self.driver.wait()

    def call(self, method, path, body=None):
        data = json.dumps({} if body is None else body).encode() if method == "POST" else None
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def open(self, url):
        # A change of the hash alone would not load the page anew.
        self.call("POST", "/url", {"url": "about:blank"})
        self.call("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def settle_layout(self):
        """Waits for two frames: after them the page has laid out what was changed, and its observers of sizes have run."""
        self.call("POST", "/execute/async", {"args": [], "script": """
            const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => done()));"""})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click")

    def press(self, *keys):
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def point(self, x, y):
        self.drag((x, y))

    def drag(self, start, *stops):
        """Points at the first place; with more, presses there and releases at the last."""
        def move(place):
            return {"type": "pointerMove", "duration": 0, "x": round(place[0]), "y": round(place[1])}
        actions = [move(start)]
        if stops:
            actions += [{"type": "pointerDown", "button": 0}, *map(move, stops), {"type": "pointerUp", "button": 0}]
        self.call("POST", "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]})
        self.settle_layout()

    def wheel(self, x, y, amount):
        self.call("POST", "/actions", {"actions": [{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": amount, "duration": 0}]}]})

    def command(self, name, **parameters):
        """A command of the DevTools protocol."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def window(self, width, height, density=1, mobile=False):
        self.command("Emulation.setDeviceMetricsOverride",
                     width=width, height=height, deviceScaleFactor=density, mobile=mobile)

    def media(self, **features):
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()])

    def log(self, kind):
        """What was logged since the last time."""
        return self.call("POST", "/se/log", {"type": kind})


def eventually(holds, seconds=60):
    """Waits until `holds()` is true, and tells whether it came to that; what takes a minute hangs."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True
