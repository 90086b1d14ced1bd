"""Drives a report by its controls, as a person does, and looks at what comes of it.

checks.py REPORT MANY PARTS: REPORT is the page that HTMLReportTests writes, MANY one with a thousand failing cases,
PARTS one that has to cut its pictures. Prints a JSON object with a line for each check: its name, and null or what
went wrong.
"""

import json
import pathlib
import sys
import traceback

sys.path.append(str(pathlib.Path(__file__).parents[3] / "StepTestSupport"))
from browser import Browser, eventually

WHITE, RED, BLUE = [255, 255, 255, 255], [255, 0, 0, 255], [0, 0, 255, 255]
# chart/dot is 64 x 48 and white; its actual picture has a red pixel and a blue square of 8 x 8.
DOT, SQUARE = (10, 20), (44, 12)
# In icon/clear, 16 x 16, the expected picture is clear, and the actual one has one faint pixel.
FAINT, FAINT_COLOR = (5, 7), "200 2 3 77"


class Page(Browser):
    def __init__(self, report, many, parts):
        super().__init__()
        self.report = pathlib.Path(report).as_uri()
        self.many = pathlib.Path(many).as_uri()
        self.parts = pathlib.Path(parts).as_uri()

    def show(self, address="", url=None):
        """Opens the report anew; `address` is what follows the #."""
        self.window(1280, 800)
        self.media(color_scheme="light", reduced_motion="no-preference")
        self.open(f"{url or self.report}#{address}")
        self.settle()

    def case(self, name, view="side", **more):
        # Outlines would cover the pixels around a region.
        self.show("&".join(f"{key}={value}" for key, value in dict(case=name, view=view, regions="off", **more).items()))

    def settle(self):
        """Waits until the pictures of the case are decoded."""
        assert eventually(lambda: self.run(
            "return !document.querySelector('#stage.empty')"
            " || !['', 'The pictures are loading …'].includes(document.querySelector('#notice').textContent)"
        )), "the pictures were not shown"

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).innerText", selector)

    def details(self):
        """The words of the figures, which it unfolds: the pictures move when they are."""
        self.run("document.querySelector('#figures').open = true")
        self.settle_layout()
        return self.text("#details")

    def listed(self):
        return self.run("return [...document.querySelectorAll('#list li:not([hidden]) .name')].map((e) => e.textContent)")

    def pressed(self, selector):
        return self.run("return document.querySelector(arguments[0]).getAttribute('aria-pressed')", selector)

    def captions(self):
        return self.run("return [...document.querySelectorAll('.pane:not([hidden]) .captions > span')]"
                        ".map((e) => e.textContent)")

    def panes(self):
        """For each pane its place on the page, and where its pictures begin and end in it."""
        return self.run("""return [...document.querySelectorAll('.pane:not([hidden])')].map((pane) => {
            const [a, b] = [pane, pane.querySelector('.paper')].map((e) => e.getBoundingClientRect());
            return { left: a.left, top: a.top, width: a.width, height: a.height,
                     x: b.left - a.left, y: b.top - a.top, shownWidth: b.width };
        })""")

    def zoom(self):
        return float(self.text("#zoom-fit").replace("%", "").replace(",", "")) / 100

    def place(self, pixel, pane=0):
        """Where the middle of a pixel of the pictures is on the page, once its layout is settled."""
        self.settle_layout()
        box, zoom = self.panes()[pane], self.zoom()
        return (box["left"] + box["x"] + (pixel[0] + 0.5) * zoom, box["top"] + box["y"] + (pixel[1] + 0.5) * zoom)

    def sample(self, pixel, pane=0, layer="picture", shift=None):
        """What a pane's canvas has in the middle of a pixel, or `shift` from its corner."""
        return self.run("""const [pane, layer, column, row, shift] = arguments;
            const element = document.querySelectorAll('.pane:not([hidden])')[pane];
            const [box, paper] = [element, element.querySelector('.paper')].map((e) => e.getBoundingClientRect());
            const zoom = parseFloat(document.querySelector('#zoom-fit').textContent.replace(',', '')) / 100;
            const [dx, dy] = shift ?? [zoom / 2, zoom / 2];
            const [x, y] = [paper.left - box.left + column * zoom + dx, paper.top - box.top + row * zoom + dy];
            return [...element.querySelector('.' + layer).getContext('2d').getImageData(x, y, 1, 1).data]""",
                        pane, layer, *pixel, shift)

    def legend(self):
        """The words of the difference's legend, each with the colour of its patch."""
        patches = self.run("""return [...document.querySelectorAll('.captions .patch')].map((patch) =>
            [patch.nextSibling.textContent, getComputedStyle(patch).backgroundColor.match(/\\d+/g).map(Number)])""")
        return dict(patches)

    def levels(self, role):
        return self.text(f"#colors [data-role={role}] .levels")

    def set_range(self, value):
        self.run("""const range = document.querySelector('#amount input'); range.value = arguments[0];
            range.dispatchEvent(new Event('input', { bubbles: true }))""", value)

    def address(self):
        return self.run("return location.hash")


def equal(found, expected):
    assert found == expected, f"expected {expected}, found {found}"


def near(found, expected, tolerance=1):
    assert len(found) == len(expected) and all(abs(f - e) <= tolerance for f, e in zip(found, expected)), \
        f"expected about {expected}, found {found}"


# The list

def opens_at_the_first_failing_case(page):
    page.show()
    equal(page.text("#summary"), "30 of 33 cases not the same")
    equal(page.pressed("[data-show=failing]"), "true")
    equal(page.text("#name"), page.listed()[0])
    equal(page.text("#position"), "1 of 30")


def is_never_blank_while_pictures_load(page):
    page.show("show=different")
    words = page.run("""
        document.querySelector('#list li:not([hidden]):nth-last-of-type(5) a').click();
        return [document.querySelector('#notice').textContent, document.querySelector('#zoom-fit').textContent];""")
    equal(words, ["The pictures are loading …", "Fit"])
    page.settle()
    equal(page.text("#notice"), "")


def filters_by_class(page):
    page.show()
    counts = page.run("return [...document.querySelectorAll('#filters button')].map((b) => b.innerText)")
    equal([" ".join(words.split()) for words in counts],
          ["all 33", "failing 30", "different 25", "size 1", "new 1", "missing 1", "error 2", "same 3"])
    for show, names in [("size", ["chart/taller"]), ("new", ["icon/new"]), ("missing", ["old/orphan"]),
                        ("error", ["broken/pointer", "broken/text"]), ("same", ["same/a", "same/b", "same/c"])]:
        page.click(f"[data-show={show}]")
        equal(page.listed(), names)
        equal(page.text("#name"), names[0])
    page.click("[data-show=all]")
    equal(len(page.listed()), 33)


def searches_by_name(page):
    page.show()
    page.press("/", *"ICON")
    equal(page.listed(), ["icon/new", "icon/clear"])
    equal(page.text("#name"), "icon/new")
    page.press("ArrowDown")
    equal(page.text("#name"), "icon/clear")
    page.press(*"zzz")
    equal(page.listed(), [])
    equal(page.text("#none"), "No such case.")
    # Enter leaves the field, so that keys are commands again; Escape empties it.
    page.press("Enter", "2", "/")
    equal(page.run("return document.querySelector('#search').value"), "ICONzzz")
    page.press("Escape")
    equal(len(page.listed()), 30)


def lists_passing_cases_without_pictures(page):
    page.show("case=same/b")
    equal(page.text("#kind"), "same")
    assert "the same" in page.text("#notice"), page.text("#notice")
    assert "@arm" in page.details(), page.details()
    equal(page.run("return document.querySelectorAll('script[type=\"image/png\"]').length"), 2 * 26 + 7 + 3 + 2 * 3)


def lists_small_pictures(page):
    """Of what was found, else of the golden; and only of rows that have been in sight."""
    def preview(name):
        """The size of a row's picture, and its pixel at the dot; null where there is none, or not yet."""
        return page.run("""
            const row = [...document.querySelectorAll('#list a')].find((a) => a.title === arguments[0]);
            row.scrollIntoView();
            const image = row.querySelector('.preview');
            if (!image?.complete || !image.naturalWidth) return null;
            const context = document.createElement('canvas').getContext('2d');
            context.drawImage(image, 0, 0);
            return [image.naturalWidth, image.naturalHeight, ...context.getImageData(...arguments[1], 1, 1).data]""",
                        name, DOT)
    page.show("show=all")
    for name, found in [("chart/dot", [64, 48, *RED]), ("icon/new", [16, 16, 0, 0, 0, 0]),
                        ("old/orphan", [16, 16, 0, 0, 0, 0])]:
        assert eventually(lambda: preview(name) == found), (name, preview(name))
    for name in ["same/a", "broken/pointer"]:
        equal(preview(name), None)
    # A picture that is smaller than its place stays as sharp as it is.
    equal(page.run("return getComputedStyle(document.querySelector('.preview')).objectFit"), "scale-down")
    page.show(url=page.many)
    last = "return document.querySelector('#list li:last-child .preview').hasAttribute('src')"
    equal(page.run(last), False)
    assert eventually(lambda: preview("many/0999") == [64, 48, *RED]), preview("many/0999")


# The views

def shows_pictures_side_by_side(page):
    page.case("chart/dot")
    equal(page.captions(), ["Expected", "Actual"])
    equal([page.sample(DOT, 0), page.sample(DOT, 1)], [WHITE, RED])
    equal([page.sample(SQUARE, 0), page.sample(SQUARE, 1)], [WHITE, BLUE])
    equal(page.run("return document.querySelector('.picture').getAttribute('aria-label')"),
          "Expected picture of chart/dot")


def slides_between_pictures(page):
    page.case("chart/dot", "slider")
    equal(page.captions(), ["Expected", "Actual"])
    # The dot is left of the middle, where the expected picture is; the square right of it.
    equal([page.sample(DOT), page.sample(SQUARE)], [WHITE, BLUE])
    box = page.panes()[0]
    middle = (box["left"] + box["width"] / 2, box["top"] + 40)
    page.drag(middle, (box["left"] + 50, middle[1]), (box["left"] + 0.1 * box["width"], middle[1]))
    equal([page.sample(DOT), page.sample(SQUARE)], [RED, BLUE])
    equal(page.run("return document.querySelector('#amount input').value"), "10")
    page.set_range(95)
    equal([page.sample(DOT), page.sample(SQUARE)], [WHITE, WHITE])
    page.press(*"[" * 10)
    equal(page.run("return document.querySelector('#amount input').value"), "45")
    equal([page.sample(DOT), page.sample(SQUARE)], [WHITE, BLUE])


def mixes_as_an_onion_skin(page):
    page.case("chart/dot", "onion")
    near(page.sample(DOT), [255, 128, 128, 255])
    page.set_range(0)
    equal(page.sample(DOT), WHITE)
    page.set_range(100)
    equal([page.sample(DOT), page.sample(SQUARE)], [RED, BLUE])
    page.press(*"[" * 5)
    equal(page.captions(), ["75 % actual"])
    near(page.sample(DOT), [255, 64, 64, 255])
    # Nothing of the clear picture shines through, nor is the faint pixel any fainter than it is.
    page.case("icon/clear", "onion")
    page.set_range(100)
    equal(page.sample(FAINT)[3], 77)
    page.set_range(0)
    equal(page.sample(FAINT), [0, 0, 0, 0])


def blinks(page):
    page.case("chart/dot", "blink")
    for caption, color in [("Expected", WHITE), ("Actual", RED), ("Expected", WHITE)]:
        assert eventually(lambda: page.captions() == [caption], 2), f"{caption} did not come up"
        equal(page.sample(DOT), color)
    page.click("#blink")
    equal(page.text("#blink"), "Play")
    before = page.captions()
    assert not eventually(lambda: page.captions() != before, 0.8), "it blinks on while paused"


def blinks_on_demand_only_for_who_wants_little_motion(page):
    page.case("chart/dot")
    page.media(reduced_motion="reduce")
    page.press("4")
    equal(page.captions(), ["Expected"])
    assert not eventually(lambda: page.captions() == ["Actual"], 0.8), "it blinks"
    page.press("Space")
    equal((page.captions(), page.sample(DOT)), (["Actual"], RED))
    page.press("Space")
    equal(page.captions(), ["Expected"])


def shows_the_difference(page):
    page.case("chart/dot", "difference")
    equal(page.captions(), ["different"])
    near(page.sample(DOT), [230, 0, 20, 255])
    near(page.legend()["different"], [230, 0, 20])
    equal(page.sample((30, 30)), WHITE)
    # A third of the picture is ignored, and of two changes elsewhere one is within the threshold.
    page.case("chart/tolerant", "difference")
    equal(list(page.legend()), ["different", "within the threshold", "ignored"])
    # The stronger, the further apart; what is ignored is hatched.
    for words, pixel, tolerance in [("different", (30, 10), 1), ("within the threshold", (20, 10), 24), ("ignored", (5, 11), 1)]:
        near(page.sample(pixel)[:3], page.legend()[words], tolerance)


def aligns_pictures_of_different_sizes(page):
    page.case("chart/taller")
    near(*[[pane["x"], pane["y"]] for pane in page.panes()])
    page.case("chart/taller", "difference")
    equal(list(page.legend()), ["in one picture only"])
    near(page.sample((3, 11))[:3], page.legend()["in one picture only"])
    assert "20 × 10 expected, 20 × 12 actual" in page.details(), page.details()
    page.point(*page.place((3, 11)))
    equal([page.levels("expected"), page.levels("actual")], ["outside", "255 255 255 255"])


def shows_the_only_picture_there_is(page):
    for name, caption in [("icon/new", "Actual"), ("old/orphan", "Expected"), ("broken/text", "Expected")]:
        page.case(name, "slider")
        equal(page.captions(), [caption])
        equal(page.run("return [...document.querySelectorAll('#views button')].map((b) => b.disabled)"),
              [False, True, True, True, True])
    page.case("broken/pointer")
    equal(page.text("#notice"), "There is no picture to show.")


def steps_through_frames(page):
    """Of the three frames of chart/moving two differ: 100 is 90, within the threshold, and 50 is 70, beyond it."""
    page.case("chart/dot")
    equal(page.run("return document.querySelector('#frames').checkVisibility()"), False)
    page.case("chart/moving")
    equal(page.text("#frame"), "Frame 1: 1 of 2")
    equal([page.sample((3, 2), 0)[:3], page.sample((3, 2), 1)[:3]], [[100] * 3, [90] * 3])
    equal(page.run("return document.querySelector('#frame-previous').disabled"), True)
    page.press(".")
    assert eventually(lambda: page.sample((3, 2), 0)[:3] == [50] * 3), page.sample((3, 2), 0)
    equal((page.text("#frame"), page.sample((3, 2), 1)[:3]), ("Frame 2: 2 of 2", [70] * 3))
    assert "frame=2" in page.address(), page.address()
    page.press(".")
    equal(page.text("#frame"), "Frame 2: 2 of 2")
    page.click("#frame-previous")
    assert eventually(lambda: page.sample((3, 2), 0)[:3] == [100] * 3), page.sample((3, 2), 0)
    assert "3 frames, 2 differ" in page.details(), page.details()
    page.case("chart/moving", "difference", frame="2")
    equal((page.text("#frame"), list(page.legend())), ("Frame 2: 2 of 2", ["different"]))
    page.press(",")
    assert eventually(lambda: list(page.legend()) == ["within the threshold"]), page.legend()
    near(page.sample((3, 2))[:3], [218, 183, 186], 3)


def shows_parts_of_many_pictures(page):
    """Of 400 x 300 pixels the page has the 64 x 64 at 270, 165: the red one at 300, 200, and a square at 310, 205."""
    page.show("case=part/dots&regions=off", url=page.parts)
    words = page.text("#part")
    assert words.startswith("Cut to where they differ: 64 × 64 pixels at 270, 165 of 400 × 300."), words
    assert "stepchart review" in words, words
    red = (300 - 270, 200 - 165)
    equal(page.sample(red, 1), RED)
    equal(page.sample((317 - 270, 212 - 165), 1), BLUE)
    # Nothing is there but the part, and its pixels are known by their places in the whole pictures.
    box = page.panes()[0]
    equal(round(box["shownWidth"] / page.zoom()), 64)
    page.point(*page.place(red, 1))
    equal((page.text("#at").split(), page.levels("actual")), (["x", "300", "y", "200"], "255 0 0 255"))
    page.press("5")
    near(page.sample(red)[:3], page.legend()["different"], 3)
    # Of one picture alone the corner is shown.
    page.show("case=part/new", url=page.parts)
    words = page.text("#part")
    assert words.startswith("Cut: 64 × 64 pixels at 0, 0 of 400 × 300."), words
    page.show("case=part/whole", url=page.parts)
    equal((page.text("#part"), page.sample(DOT, 1)), ("", RED))
    equal(page.run("return document.querySelector('#part').checkVisibility()"), False)


def offers_what_is_in_a_part(page):
    page.show("case=part/dots&figures=on", url=page.parts)
    assert "These are the 2 largest of this part." in page.details(), page.details()
    equal((page.text("#details section:nth-child(2) h3"), page.run("return document.querySelectorAll('.regions li').length")),
          ("3 regions", 2))
    # The square, then the red pixel, each in the middle of the pane; after them the square again.
    for press, (x, y) in [("n", (314, 209)), ("n", (300.5, 200.5)), ("n", (314, 209)), ("p", (300.5, 200.5))]:
        page.press(press)
        box = page.panes()[1]
        near([box["x"] + (x - 270) * page.zoom(), box["y"] + (y - 165) * page.zoom()],
             [box["width"] / 2, box["height"] / 2], 2)
    outline = page.run("""const canvas = document.querySelectorAll('.marks')[1], data = canvas.getContext('2d');
        return data.getImageData(0, 0, canvas.width, canvas.height).data.some((level) => level > 0)""")
    equal(outline, True)
    equal(page.run("return [...document.querySelectorAll('.files a')].map((a) => [a.innerText, a.download])"),
          [["expected-part", "dots-expected-part.png"], ["actual-part", "dots-actual-part.png"]])


def reads_every_kind_of_png(page):
    """Each kind/... holds a PNG of that kind beside the same pixels as the encoder writes them."""
    page.case("kind", find="kind/", show="all")
    names = page.listed()
    equal(len(names), 19)
    for name in names:
        page.settle()
        equal((page.text("#name"), page.captions()), (name, ["Expected", "Actual"]))
        read = page.run("""
            const paper = document.querySelector('.paper').getBoundingClientRect();
            const zoom = parseFloat(document.querySelector('#zoom-fit').textContent.replace(',', '')) / 100;
            const levels = (role) => document.querySelector(`#colors [data-role=${role}] .levels`).textContent;
            const [differences, colors] = [new Set(), new Set()];
            for (let y = 0.5; y * zoom < paper.height; y++) {
                for (let x = 0.5; x * zoom < paper.width; x++) {
                    document.querySelector('#stage').dispatchEvent(new PointerEvent('pointermove', {
                        clientX: paper.left + x * zoom, clientY: paper.top + y * zoom }));
                    differences.add(levels('difference'));
                    colors.add(levels('actual'));
                }
            }
            return [[...differences], colors.size]""")
        equal((name, read[0]), (name, ["none"]))
        assert read[1] > 1, f"{name} is not shown"
        page.press("j")


# Looking closely

def zooms_to_the_pixel_grid(page):
    page.case("chart/dot")
    page.window(700, 800)
    page.press("0")
    assert page.zoom() < 8
    equal(page.sample(DOT, layer="marks", shift=(0.5, 2.5))[3], 0)
    while page.zoom() < 8:
        page.press("+")
    assert page.sample((32, 24), layer="marks", shift=(0.5, 2.5))[3] > 0, "no line between pixels"
    equal(page.sample((32, 24), layer="marks")[3], 0)
    zoom = page.zoom()
    page.click("#zoom-in")
    assert page.zoom() > zoom
    page.click("#zoom-out")
    equal(page.zoom(), zoom)
    page.click("#zoom-fit")
    assert page.zoom() < 8


def zooms_about_the_pointer(page):
    page.case("chart/dot")
    before = page.place(DOT)
    page.wheel(*before, -300)
    after = page.place(DOT)
    assert page.zoom() > 4
    near(after, before, page.zoom())


def pans_all_pictures_together(page):
    page.case("chart/dot")
    before = page.panes()
    start = page.place(DOT, 1)
    page.drag(start, (start[0] + 20, start[1] + 5), (start[0] + 40, start[1] + 10))
    for pane, old in zip(page.panes(), before):
        near([pane["x"] - old["x"], pane["y"] - old["y"]], [40, 10])


def reads_out_both_colors(page):
    page.case("icon/clear")
    page.point(*page.place(FAINT, 1))
    equal(page.text("#at").split(), ["x", "5", "y", "7"])
    equal([page.levels("expected"), page.levels("actual")], ["0 0 0 0", FAINT_COLOR])
    equal(page.levels("difference"), "+200 +2 +3 +77")
    # Its red, times its alpha, is less than its alpha.
    equal(page.text("#colors .greatest"), "greatest 77")
    page.point(*page.place((0, 0)))
    equal(page.levels("difference"), "none")
    page.point(640, 20)
    equal(page.text("#at"), "")


def walks_from_pixel_to_pixel(page):
    page.case("chart/dot")
    page.point(*page.place((9, 19)))
    page.run("document.querySelector('#stage').focus()")
    page.press("ArrowRight", "ArrowDown")
    equal((page.text("#at").split(), page.levels("actual")), (["x", "10", "y", "20"], "255 0 0 255"))
    equal(page.text("#name"), "chart/dot")


def zooms_to_a_region(page):
    page.show("case=chart/dot&figures=on")
    equal(page.text("#details section:nth-child(2) h3"), "2 regions")
    page.click(".regions li:first-child button")
    assert page.zoom() >= 16, "it is not near"
    # The square of 8 x 8 at 40, 8: its middle is the middle of the pane.
    box = page.panes()[1]
    near([box["x"] + 44 * page.zoom(), box["y"] + 12 * page.zoom()], [box["width"] / 2, box["height"] / 2], 2)
    page.press("n")
    box = page.panes()[1]
    near([box["x"] + 10.5 * page.zoom(), box["y"] + 20.5 * page.zoom()], [box["width"] / 2, box["height"] / 2], 2)


def outlines_regions(page):
    def marks():
        return page.run("""const canvas = document.querySelector('.marks');
            return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some((a) => a > 0)""")
    page.show("case=chart/dot")
    page.point(640, 20)
    equal((page.pressed("#regions"), marks()), ("true", True))
    page.press("r")
    equal((page.pressed("#regions"), marks()), ("false", False))


def panes_are_on_whole_pixels_of_the_screen(page):
    """Two panes that show equal pixels look equal, whatever parts of pixels the page's layout comes to."""
    for width, height, density in [(1237, 801, 1), (1237, 801, 1.25), (1111, 713, 1.5), (1280, 799, 2)]:
        page.case("chart/dot")
        page.window(width, height, density)
        page.press("0")
        places = lambda: page.run("""return [...document.querySelectorAll('.pane:not([hidden]) .picture')].map((canvas) => {
            const { left, top, width, height } = canvas.getBoundingClientRect();
            return [left, top, width, height].map((side) => side * devicePixelRatio).concat(canvas.width, canvas.height);
        })""")

        def are_whole():
            left, right = places()
            edges = zip(left[:4] + right[:4], map(round, left[:2] + left[4:] + right[:2] + right[4:]))
            return left[4:] == right[4:] and all(abs(found - whole) < 0.03 for found, whole in edges)

        assert eventually(are_whole), (density, places())


def puts_a_backdrop_behind_clear_pixels(page):
    def backdrop():
        return page.run("return getComputedStyle(document.querySelector('.paper')).background")
    page.case("icon/clear")
    assert "gradient" in backdrop(), "no checkerboard"
    page.press("b")
    assert "rgb(255, 255, 255)" in backdrop()
    page.click("#backdrop")
    assert "rgb(0, 0, 0)" in backdrop()


# Words

def tells_which_limit_decided(page):
    page.show("case=chart/tolerant&figures=on")
    rows = page.run("return [...document.querySelectorAll('.limits tbody tr')].map((r) => r.innerText.split(/\\s+/))")
    equal(rows, [["max-channel-delta", "16", "240", "decided"], ["max-different-pixels", "5", "1", "holds"]])
    assert "Drawn by the system." in page.details(), "the reason is missing"
    assert "1 of 768 pixels" in page.details(), page.details()


def writes_numbers_alike(page):
    page.show("case=chart/large")
    words = page.text("#message")
    assert words.startswith("1,234 pixels differ by up to 255; all within 1,200 × 100 pixels at 0, 0"), words
    equal(page.text("#list a[aria-current] .figure"), "1,234 px")
    # Places are no amounts: the pair of their numbers has a comma of its own.
    for words in ["1,200 × 100", "1,234 of 120,000 pixels", "1199, 99"]:
        assert words in page.details(), page.details()
    page.show("case=chart/taller")
    words = page.text("#message")
    assert words.startswith("expected 20 × 10 pixels, found 20 × 12 pixels"), words


def hostile_names_are_only_text(page):
    page.show()
    hostile = next(name for name in page.listed() if "onerror" in name)
    equal(hostile, "</script><img src=x onerror=\"hacked=1\"><b>{script}&amp;")
    page.run("[...document.querySelectorAll('#list a')].find((a) => a.title.includes('onerror')).click()")
    equal(page.text("#name"), hostile)
    assert page.text("#message").startswith("<!--<script>"), page.text("#message")
    equal(page.run("return [typeof hacked, document.querySelectorAll('img:not(.preview), b').length, document.title]"),
          ["undefined", 0, f"{hostile} – </title><script>hacked=1</script>"])
    # Its link leads back to it.
    page.show(page.address()[1:])
    equal(page.text("#name"), hostile)


# Keys, address, looks

def obeys_the_keys(page):
    page.show()
    names = page.listed()
    for key, index in [("j", 1), ("ArrowDown", 2), ("ArrowRight", 3), ("k", 2), ("ArrowUp", 1), ("ArrowLeft", 0), ("k", 0)]:
        page.press(key)
        equal(page.text("#name"), names[index])
    page.case("chart/dot")
    for key, view in zip("12345", ["side", "slider", "onion", "blink", "difference"]):
        page.press(key)
        equal(page.run("return document.querySelector('#views [aria-pressed=true]').dataset.view"), view)
    page.press("f")
    equal(page.pressed("[data-show=different]"), "true")
    page.press("?")
    equal(page.run("return document.querySelector('#keys').open"), True)
    page.press("j", "Escape")
    equal(page.run("return document.querySelector('#keys').open"), False)
    page.press("/")
    equal(page.run("return document.activeElement.id"), "search")


def keeps_its_place_in_the_address(page):
    page.show("case=chart%2Fdot&view=onion")
    equal((page.text("#name"), page.captions()), ("chart/dot", ["50 % actual"]))
    page.press("2")
    page.click("[data-show=different]")
    equal(page.address(), "#case=chart%2Fdot&view=slider&show=different")
    page.call("POST", "/refresh")
    page.settle()
    equal((page.text("#name"), page.pressed("[data-view=slider]")), ("chart/dot", "true"))
    page.run("document.querySelectorAll('#list li:not([hidden]) a')[0].click()")
    equal(page.text("#name"), page.listed()[0])
    page.call("POST", "/back")
    assert eventually(lambda: page.text("#name") == "chart/dot"), "back does not lead back"
    page.show("case=nonsense&view=nonsense&show=nonsense&theme=")
    equal(page.text("#name"), page.listed()[0])


def shows_pictures_large(page):
    """The figures are folded where there is no room for both."""
    height = lambda: page.run("return document.querySelector('#stage').getBoundingClientRect().height")
    page.show("case=chart/tolerant")
    equal(page.run("return document.querySelector('#figures').open"), False)
    assert height() > 590, height()
    page.press("i")
    assert eventually(lambda: "figures=on" in page.address()), page.address()
    assert 300 < height() < 590 and "Drawn by the system." in page.text("#details"), height()
    page.click("summary")
    assert eventually(lambda: "figures" not in page.address()), page.address()
    assert height() > 590, height()


def is_light_and_dark(page):
    def background():
        return page.run("return getComputedStyle(document.documentElement).backgroundColor")
    light, dark = "rgb(255, 255, 255)", "rgb(22, 24, 28)"
    page.show()
    equal(background(), light)
    page.media(color_scheme="dark")
    equal(background(), dark)
    page.click("#theme")
    equal((page.text("#theme"), background()), ("Theme: Light", light))
    page.press("t")
    page.media(color_scheme="light")
    equal((page.text("#theme"), background()), ("Theme: Dark", dark))
    assert "theme=dark" in page.address(), page.address()


def can_be_read_by_everyone(page):
    """Every control has a name, and every text has a contrast of 4.5 with what is behind it."""
    for scheme in ["light", "dark"]:
        page.show("case=chart/tolerant&show=all&figures=on")
        page.media(color_scheme=scheme, reduced_motion="reduce")
        page.point(*page.place((5, 5)))
        nameless = page.run("""return [...document.querySelectorAll('button, input, a')].filter((e) =>
            !(e.innerText?.trim() || e.getAttribute('aria-label') || e.labels?.[0]?.innerText.trim()) && e.checkVisibility())
            .map((e) => e.outerHTML)""")
        equal(nameless, [])
        faint = page.run("""
            const parse = (color) => color.match(/[\\d.]+/g).map(Number);
            const light = (color) => {
                const [r, g, b] = parse(color).map((v) => v / 255)
                    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const behind = (e) => {
                for (; e; e = e.parentElement) {
                    const color = getComputedStyle(e).backgroundColor;
                    if ((parse(color)[3] ?? 1) === 1) return color;
                }
            };
            const faint = [];
            for (const e of document.querySelectorAll('body *')) {
                const own = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                if (!own || e.disabled || !e.checkVisibility() || e.closest('script, style, dialog, noscript')) continue;
                const [a, b] = [light(getComputedStyle(e).color), light(behind(e))].sort((a, b) => b - a);
                const contrast = (a + 0.05) / (b + 0.05) * (e.matches('.count') ? 0.85 : 1);
                if (contrast < 4.5) faint.push([e.className || e.id || e.tagName, e.textContent, contrast]);
            }
            return faint""")
        equal(faint, [])


def fits_a_phone(page):
    page.show("case=chart/dot")
    page.window(390, 800, density=2, mobile=True)
    page.press("0")
    equal(page.run("return document.documentElement.scrollWidth"), 390)
    top, bottom = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.top, r.bottom]")
    assert top < 460 and bottom - top > 250, f"the pictures are at {top} to {bottom}"
    # Wide pictures stand below each other there.
    boxes = page.panes()
    assert boxes[1]["top"] > boxes[0]["top"] and boxes[0]["width"] == 390, "not below each other"


def copes_with_a_thousand_failures(page):
    page.show(url=page.many)
    equal(page.text("#position"), "1 of 1,000")
    equal(page.text("#summary"), "1,000 of 1,000 cases not the same, 2 cases not run")
    page.press(*"j" * 20)
    equal(page.text("#name"), "many/0020")
    page.press("/", *"0977")
    equal((page.listed(), page.text("#name")), (["many/0977"], "many/0977"))
    # Rows that are hidden but there take a browser seconds.
    equal(page.run("return document.querySelectorAll('#list li').length"), 1)
    page.press("Escape")
    current = "return [...document.querySelectorAll('#list [aria-current]')].map((e) => e.title)"
    equal((len(page.listed()), page.run(current)), (1000, ["many/0977"]))
    page.settle()
    equal(page.sample(DOT, 1), RED)


def copes_with_an_older_browser(page):
    script = page.command("Page.addScriptToEvaluateOnNewDocument", source="delete Uint8Array.fromBase64")
    try:
        page.case("chart/dot")
        equal(page.run("return typeof Uint8Array.fromBase64"), "undefined")
        equal(page.sample(DOT, 1), RED)
    finally:
        page.command("Page.removeScriptToEvaluateOnNewDocument", **script)


# Safety. The last ones look back at all the others.

def logs_no_errors(page):
    messages = [entry["message"] for entry in page.log("browser")]
    # Said of the checks' own reading of canvases.
    equal([message for message in messages if "willReadFrequently" not in message], [])


def loads_nothing_else(page):
    requests = [json.loads(entry["message"])["message"] for entry in page.log("performance")]
    urls = {request["params"]["request"]["url"].split("#")[0]
            for request in requests if request["method"] == "Network.requestWillBeSent"}
    equal(sorted(url for url in urls if not url.startswith(("data:", "about:"))), sorted([page.report, page.many, page.parts]))


def lets_nothing_in(page):
    """The policy stops what a page of this origin would otherwise do."""
    page.show()
    page.run("""window.stopped = [];
        document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
        const image = new Image(); image.src = 'http://127.0.0.1:9/pixel.png';
        const link = document.createElement('link'); link.rel = 'stylesheet'; link.href = 'http://127.0.0.1:9/x.css';
        document.head.append(link);
        fetch('http://127.0.0.1:9/').catch(() => {});
        const button = document.createElement('button');
        const script = document.createElement('script');
        for (const attempt of [() => { document.body.innerHTML = '<b>'; }, () => { script.text = 'hacked = 1'; },
                               () => button.setAttribute('onclick', 'hacked = 1')]) {
            try { attempt(); stopped.push('nothing'); } catch { }
        }
        document.body.append(button, script);
        button.click();""")
    expected = {"connect-src", "img-src", "require-trusted-types-for", "style-src-elem"}
    assert eventually(lambda: set(page.run("return stopped")) >= expected), page.run("return stopped")
    equal(set(page.run("return stopped")), expected)
    equal(page.run("return typeof hacked"), "undefined")


def main():
    checks = {name: value for name, value in globals().items()
              if callable(value) and getattr(value, "__code__", None) and value.__code__.co_varnames[:1] == ("page",)}
    page = Page(*sys.argv[1:])
    found = {}
    try:
        for name, check in checks.items():
            try:
                check(page)
                found[name] = None
            except Exception as error:  # All of them are findings, and the next check starts afresh.
                line = traceback.extract_tb(error.__traceback__)[1].lineno
                found[name] = f"checks.py:{line}: {error}"
    finally:
        page.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
