// The page: the list of cases, the details of one, the views and the keys. Pictures are decoded when first shown.

const report = JSON.parse(document.getElementById("report").textContent);
const cases = report.cases;
cases.forEach((one, index) => { one.index = index; });
const $ = (selector) => document.querySelector(selector);
/** The decision about each case; null in a report without a review. */
const decisions = JSON.parse($("#review").textContent);
const isUndecided = (one) => decisions?.[one.index] === "undecided";

/** Makes an element with attributes and children. Text is never parsed: names of cases may contain markup. */
function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

function button(attributes, onClick, ...children) {
    const element = make("button", { type: "button", ...attributes }, ...children);
    element.addEventListener("click", onClick);
    return element;
}

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });
const plural = (count, one) => `${number.format(count)} ${one}${count === 1 ? "" : "s"}`;
const milliseconds = (microseconds) => `${number.format(Math.round(microseconds / 100) / 10)} ms`;
const sizeWords = ({ width, height }) => `${number.format(width)} × ${number.format(height)}`;
/**
 * Returns the tool's message about a case with sizes and numbers formatted as on the page, but not coordinates. If no
 * pictures were compared only sizes are formatted: other numbers may be parts of names.
 */
function messageWords({ message, diff }) {
    const words = message.replace(/(\d+) x (\d+)(?= pixels)/g, (_, width, height) => sizeWords({ width, height }));
    if (!diff) return words;
    return words.replace(/at \d+, \d+|(?<![\d.,])\d{4,}(?![\d.]*\.\d)/g,
        (found) => (found.startsWith("at") ? found : number.format(found)));
}

const roles = ["expected", "actual"];
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
/** True if a filter lists a case. */
const holds = (filter, one) => filter === "all" || filter === one.kind
    || (filter === "failing" && one.kind !== "same") || (filter === "undecided" && isUndecided(one));
const count = (filter) => cases.filter((one) => holds(filter, one)).length;
const usedFilters = ["all", "failing", ...Object.keys(marks), "undecided"]
    .filter((key) => key === "all" || count(key) > 0 || (key === "undecided" && decisions));

// The state of the page. The address keeps it, so that a link or a reload restores it.

const initial = {
    case: null,
    frame: null,
    view: "side",
    show: usedFilters.includes("failing") ? "failing" : "all",
    find: "",
    theme: "auto",
    backdrop: "checks",
    regions: "on",
    figures: window.matchMedia("(max-width: 800px), (min-height: 1000px)").matches ? "on" : "off",
};
const state = { ...initial };
const choices = {
    view: Object.keys(views), show: usedFilters, theme: ["auto", "light", "dark"],
    backdrop: ["checks", "white", "black"], regions: ["on", "off"], figures: ["on", "off"],
};

function readAddress() {
    const given = new URLSearchParams(location.hash.slice(1));
    for (const key of Object.keys(initial)) {
        const value = given.get(key);
        state[key] = value !== null && (choices[key]?.includes(value) ?? true) ? value : initial[key];
    }
    // A link to a case shows it even if the filter would hide it.
    const linked = cases.find(({ name }) => name === state.case);
    if (linked && !isListed(linked)) Object.assign(state, { show: "all", find: "" });
    if (!linked) state.case = listedCases()[0]?.name ?? null;
    if (!frameNames(currentCase()).includes(state.frame)) state.frame = null;
    showOptions();
    showList();
    showCase();
}

function keepAddress(asNewEntry = false) {
    const changed = Object.entries(state).filter(([key, value]) => value !== null && value !== initial[key]);
    const address = `#${new URLSearchParams(changed)}`;
    if (address === (location.hash || "#")) return;
    history[asNewEntry ? "pushState" : "replaceState"](null, "", address);
}

const isListed = (one) => holds(state.show, one) && one.name.toLowerCase().includes(state.find.toLowerCase());
const listedCases = () => cases.filter(isListed);
const currentCase = () => cases.find(({ name }) => name === state.case);

/** The bytes of a PNG file of a case, or of one of its frames, as base64. Equal files are in the page once. */
function base64(index, role, frame = null) {
    const picture = document.getElementById(frame === null ? `${role}-${index}` : `${role}-${frame}-${index}`);
    return document.getElementById(picture?.dataset.in)?.textContent;
}
/** The part of a case's pictures that is in the page, with their size as `of`; null where they are whole. */
const partOf = (one) => JSON.parse(document.getElementById(`part-${one?.index}`)?.textContent ?? "null");
const pictureURL = (index, role) => `data:image/png;base64,${base64(index, role)}`;

// The list

/** Loads the preview of a row, a copy of the whole picture, when the row is first visible. */
const previews = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        previews.unobserve(target);
        target.src = pictureURL(rows.indexOf(target.closest("li")), target.dataset.role);
    }
});

const rows = cases.map((one, index) => {
    const cut = one.name.lastIndexOf("/") + 1;
    const link = make("a", { href: `#${new URLSearchParams({ case: one.name })}`, title: one.name },
        make("span", { class: "mark", "data-kind": one.kind, role: "img", "aria-label": one.kind }, marks[one.kind]),
        make("span", { class: "name" }, make("span", { class: "folder" }, one.name.slice(0, cut)), one.name.slice(cut)),
        make("span", { class: "figure" }, rowFigure(one)));
    const role = ["actual", "expected"].find((role) => base64(index, role));
    if (role) {
        link.firstChild.after(make("img", { class: "preview", alt: "", "data-role": role }));
        previews.observe(link.children[1]);
    }
    link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        select(one, true);
    });
    return make("li", {}, link);
});

/** The most informative number about a case, for its row. */
function rowFigure({ kind, diff, variant }) {
    if (kind === "different" && diff) return `${number.format(diff.pixels.counted)} px`;
    if (kind === "size" && diff) return sizeWords(diff.actual);
    return variant ? `@${variant}` : "";
}

function showList() {
    const listed = listedCases();
    const list = $("#list");
    // Rows are removed, not hidden: thousands of hidden ones take the browser seconds.
    if (listed.length !== list.children.length || listed.some(({ index }, at) => rows[index] !== list.children[at])) {
        list.replaceChildren(...listed.map(({ index }) => rows[index]));
    }
    const rest = listed.filter(isUndecided).length;
    $("#rest").hidden = rest === 0;
    $("#rest").textContent = `✓ Accept the rest: ${number.format(rest)}`;
    $("#none").hidden = listed.length > 0;
    for (const chip of $("#filters").children) {
        chip.setAttribute("aria-pressed", chip.dataset.show === state.show);
        chip.lastElementChild.textContent = number.format(count(chip.dataset.show));
    }
    if ($("#search").value !== state.find) $("#search").value = state.find;
    showPosition();
}

function showPosition() {
    const listed = listedCases();
    const index = listed.indexOf(currentCase());
    $("#position").textContent = index < 0 ? "" : `${number.format(index + 1)} of ${number.format(listed.length)}`;
    $("#previous").disabled = index <= 0;
    $("#next").disabled = index === listed.length - 1;
}

/** Changes the filter or the search, and lists other cases. */
function filter(change) {
    Object.assign(state, change);
    showList();
    if (!listedCases().includes(currentCase())) step(1);
    keepAddress();
}

/** Shows the next or previous listed case; the first one if the current case is not listed. */
function step(by) {
    const listed = listedCases();
    const index = listed.indexOf(currentCase());
    const next = index < 0 ? listed[0] : listed[index + by];
    if (next) select(next);
}

function select(one, asNewEntry = false) {
    state.case = one.name;
    state.frame = null;
    keepAddress(asNewEntry);
    showCase();
}

// Pictures

const decoded = new Map();
const mostDecoded = 4;

/** The differing frames of a case that have pictures in the report, by their names in the address. */
function frameNames(one) {
    return (one?.diff?.animation?.frames ?? []).filter((_, at) => base64(one.index, "actual", at))
        .map(({ frame }) => (frame === null ? "still" : `${frame}`));
}

/** The index of the shown frame among them; null if the case has none. */
function shownFrame(one) {
    const names = frameNames(one);
    return names.length === 0 ? null : Math.max(0, names.indexOf(state.frame));
}

/** Loads a case's pictures, or those of a frame: each has a width, a height, data (straight RGBA) and a canvas. */
function pictures(index, frame) {
    const key = `${index}-${frame}`;
    const loading = decoded.get(key) ?? decodeAll(index, frame);
    decoded.delete(key);
    decoded.set(key, loading);
    if (decoded.size > mostDecoded) decoded.delete(decoded.keys().next().value);
    return loading;
}

async function decodeAll(index, frame) {
    const result = {};
    for (const role of [...roles, "difference"]) {
        const text = base64(index, role, frame);
        if (!text) continue;
        const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
        const image = await decodePNG(bytes);
        image.canvas = make("canvas", { width: image.width, height: image.height });
        image.canvas.getContext("2d").putImageData(image, 0, 0);
        result[role] = image;
    }
    return result;
}

// The viewer

const stage = new Stage($("#stage"), {
    onCursor: showReadout,
    onZoom: (zoom) => {
        const percent = `${number.format(Number((zoom * 100).toPrecision(3)))} %`;
        $("#zoom-fit").textContent = stage.shown.length > 0 ? percent : "Fit";
    },
    onSplit: setAmount,
});
let shownPictures = {};
// The slider's position and the onion skin's share of the actual picture, 0...1.
const amounts = { slider: 0.5, onion: 0.5 };
let blinksToActual = false;
let blinkTimer = null;
let regionIndex = -1;

function showCase() {
    const one = currentCase();
    const row = rows[one?.index];
    for (const other of rows) other.firstChild.removeAttribute("aria-current");
    row?.firstChild.setAttribute("aria-current", "true");
    row?.scrollIntoView({ block: "nearest" });
    showPosition();
    showWords(one);
    showDecisions();
    stage.setCursor(null);
    stage.fits = true;
    shownPictures = {};
    showView();
    return load(one);
}

/** Shows the pictures of the case, or of its frame, once they are decoded. */
async function load(one) {
    const frame = shownFrame(one);
    regionIndex = -1;
    showFrame(one);
    if (!one) return;
    const isShown = () => one === currentCase() && frame === shownFrame(one);
    try {
        const loaded = await pictures(one.index, frame);
        if (!isShown()) return;
        shownPictures = loaded;
        showView();
    } catch (error) {
        if (isShown()) $("#notice").textContent = `The pictures cannot be shown: ${error.message}`;
    }
}

/** Shows the next or previous differing frame. */
function stepFrame(by) {
    const one = currentCase();
    const next = frameNames(one)[shownFrame(one) + by];
    if (next) change("frame", next, () => load(one));
}

function showFrame(one) {
    const names = frameNames(one);
    const at = shownFrame(one);
    $("#frames").hidden = names.length === 0;
    if (names.length === 0) return;
    const name = names[at] === "still" ? "Still" : `Frame ${names[at]}`;
    $("#frame").textContent = `${name}: ${at + 1} of ${number.format(one.diff.animation.differentFrames)}`;
    $("#frame-previous").disabled = at === 0;
    $("#frame-next").disabled = at === names.length - 1;
}

/** The view that the case's pictures allow: a single picture has only the first one. */
const currentView = () => (shownPictures.difference ? state.view : "side");

function showView() {
    const { expected, actual, difference } = shownPictures;
    const view = currentView();
    for (const choice of $("#views").children) {
        choice.setAttribute("aria-pressed", choice.dataset.view === view);
        choice.disabled = !difference && choice.dataset.view !== "side";
    }
    const amount = $("#amount");
    amount.hidden = !(view in amounts);
    amount.firstElementChild.textContent = view === "onion" ? "Actual" : "Split";
    $("#blink").hidden = view !== "blink";
    blink(view === "blink" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
    showPictures();
    const one = currentCase();
    $("#notice").textContent = expected || actual ? ""
        : !one ? "There are no cases."
        : one.kind === "same" ? "The pictures are the same; a report carries only pictures that are not."
        : roles.some((role) => base64(one.index, role)) ? "The pictures are loading …"
        : "There is no picture to show.";
    $("#stage").classList.toggle("empty", !expected && !actual);
}

/** Passes the pictures of the current view to the stage. */
function showPictures() {
    const { expected, actual, difference } = shownPictures;
    const view = currentView();
    const shown = [expected, actual].filter(Boolean);
    if (view in amounts) $("#amount input").value = Math.round(100 * amounts[view]);
    stage.split = view === "slider" ? amounts.slider : null;
    stage.regions = state.regions === "on" ? changedAreas() : [];
    const name = state.case;
    const pane = (description, captions, ...layers) => ({ description, captions, layers });
    const whole = (role) =>
        pane(`${capitalized(role)} picture of ${name}`, [[capitalized(role)]], { image: shownPictures[role] });
    const panes = {
        side: () => roles.filter((role) => shownPictures[role]).map(whole),
        slider: () => [pane(`Expected picture of ${name} on the left, actual on the right`, [["Expected"], ["Actual"]],
            { image: expected, part: "left" }, { image: actual, part: "right" })],
        onion: () => [pane(`Expected and actual picture of ${name}, mixed`,
            [[`${Math.round(100 * amounts.onion)} % actual`]],
            { image: expected, opacity: 1 - amounts.onion }, { image: actual, opacity: amounts.onion })],
        blink: () => [whole(blinksToActual ? "actual" : "expected")],
        difference: () => [pane(`Where the pictures of ${name} differ`, [legend()], { image: difference })],
    }[view]();
    stage.show({
        width: Math.max(1, ...shown.map(({ width }) => width)),
        height: Math.max(1, ...shown.map(({ height }) => height)),
    }, panes);
}

/** Explains the colours in the difference of the case, or of its frame. */
function legend() {
    const { diff } = currentCase();
    const pixels = diff.animation?.frames[shownFrame(currentCase())]?.pixels ?? diff.pixels;
    const figures = { ...pixels, uncovered: sizeWords(diff.expected) !== sizeWords(diff.actual) };
    const used = Object.keys(pixelClasses).filter((name) => figures[name]);
    if (used.length === 0) return ["Difference"];
    return used.flatMap((name) => {
        const [words, color] = pixelClasses[name];
        const patch = make("span", { class: "patch" });
        patch.style.background = color;
        return [patch, make("span", {}, words)];
    });
}

function change(key, value, show) {
    state[key] = value;
    keepAddress();
    show();
}

/** Sets the amount of the slider or the onion skin; no other view has one. */
function setAmount(amount) {
    if (!(currentView() in amounts)) return;
    amounts[currentView()] = clamp(amount, 0, 1);
    showPictures();
}

function blink(isOn) {
    clearInterval(blinkTimer);
    blinkTimer = isOn ? setInterval(swap, 600) : null;
    $("#blink").textContent = isOn ? "Pause" : "Play";
}

function swap() {
    blinksToActual = !blinksToActual;
    showPictures();
}

const following = (all, one) => all[(all.indexOf(one) + 1) % all.length];

const toggle = (key) => change(key, following(choices[key], state[key]), showOptions);

function showOptions() {
    document.documentElement.style.colorScheme = state.theme === "auto" ? "" : state.theme;
    $("#theme").textContent = `Theme: ${capitalized(state.theme)}`;
    $("#stage").dataset.backdrop = state.backdrop;
    $("#backdrop").textContent = capitalized(state.backdrop);
    $("#backdrop").setAttribute("aria-label", `Backdrop: ${capitalized(state.backdrop)}`);
    $("#regions").setAttribute("aria-pressed", state.regions === "on");
    $("#figures").open = state.figures === "on";
    showPictures();
}

/** Shows the colours under the pointer. */
function showReadout(cursor) {
    const { x, y } = partOf(currentCase()) ?? { x: 0, y: 0 };
    $("#at").textContent = cursor ? `x ${x + cursor.x}  y ${y + cursor.y}` : "";
    const colors = [];
    const samples = {};
    for (const role of cursor ? roles : []) {
        const picture = shownPictures[role];
        if (!picture) continue;
        const isInside = cursor.x < picture.width && cursor.y < picture.height;
        const at = 4 * (cursor.y * picture.width + cursor.x);
        if (isInside) samples[role] = picture.data.subarray(at, at + 4);
        colors.push(colorLine(role, ...swatch(samples[role])));
    }
    if (samples.expected && samples.actual) {
        const steps = [...samples.actual].map((level, channel) => level - samples.expected[channel]);
        const isEqual = steps.every((step) => step === 0);
        colors.push(colorLine("difference",
            make("span", { class: "levels" }, isEqual ? "none" : steps.map(signed).join(" ")),
            isEqual ? "" : make("span", { class: "greatest" }, `greatest ${greatestDifference(samples)}`)));
    }
    $("#colors").replaceChildren(...colors);
}

const colorLine = (role, ...children) => make("span", { class: "color", "data-role": role },
    make("span", { class: "role" }, capitalized(role)), ...children);

/** The greatest difference of two pixels that are not equal, of a premultiplied channel or alpha, 1...255. */
function greatestDifference({ expected, actual }) {
    const premultiplied = ([red, green, blue, alpha]) =>
        [...[red, green, blue].map((level) => Math.floor((level * alpha + 127) / 255)), alpha];
    const levels = premultiplied(expected);
    return Math.max(1, ...premultiplied(actual).map((level, channel) => Math.abs(level - levels[channel])));
}

const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

function swatch(sample) {
    if (!sample) return [make("span", { class: "levels" }, "outside")];
    const [red, green, blue, alpha] = sample;
    const patch = make("span", { class: "swatch" }, make("span"));
    patch.firstChild.style.background = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
    return [patch, make("span", { class: "levels" }, `${red} ${green} ${blue} ${alpha}`)];
}

// The details of a case

function showWords(one) {
    $("#kind").textContent = one?.kind ?? "";
    $("#kind").dataset.kind = one?.kind ?? "";
    $("#name").textContent = one?.name ?? "";
    $("#message").textContent = one ? messageWords(one) || "The pictures are the same." : "";
    $("#part").textContent = partWords(one);
    document.title = `${one ? `${one.name} – ` : ""}${report.title}`;
    const blocks = one ? [verdictBlock(one), regionsBlock(one), figuresBlock(one)] : [];
    $("#details").replaceChildren(...blocks.filter(Boolean));
}

/** A note that the page has only a part of the pictures, and which commands show all of them. */
function partWords(one) {
    const part = partOf(one);
    if (!part) return "";
    const area = `${sizeWords(part)} pixels at ${part.x}, ${part.y} of ${sizeWords(part.of)}`;
    const frame = one.diff?.animation ? ", the first such frame" : "";
    return `Cut${one.diff ? " to where they differ" : ""}: ${area}${frame}.`
        + " Whole pictures would make the page too large: stepchart review and stepchart compare show them.";
}

/** Converts a rectangle of whole pictures to the part of them that is in the page; null outside. */
function inPart(area) {
    const part = partOf(currentCase()) ?? { x: 0, y: 0, width: Infinity, height: Infinity };
    const [x, y] = [area.x - part.x, area.y - part.y];
    const isInside = x < part.width && y < part.height && x + area.width > 0 && y + area.height > 0;
    return isInside ? { ...area, x, y } : null;
}

const block = (title, ...children) => make("section", {}, make("h3", {}, title), ...children);

function verdictBlock(one) {
    const parts = [];
    const { limits = [], decidedBy } = one.diff ?? {};
    if (limits.length > 0) {
        const lines = limits.map((limit) => make("tr", limit.name === decidedBy ? { class: "decided" } : {},
            make("th", { scope: "row" }, limit.name, limit.window ? windowButton(limit.window) : ""),
            make("td", {}, number.format(limit.allowed) + (limit.percent === null ? "" : ` (${limit.percent} %)`)),
            make("td", {}, number.format(limit.found)),
            make("td", {}, limit.name === decidedBy ? "decided" : limit.holds ? "holds" : "broken")));
        parts.push(make("table", { class: "limits" },
            make("thead", {}, make("tr", {}, ...["Limit", "allowed", "found", ""].map((title) =>
                make("th", { scope: "col" }, title)))),
            make("tbody", {}, ...lines)));
    }
    if (one.reason) parts.push(make("p", { class: "reason" }, make("b", {}, "Why these limits: "), one.reason));
    if (one.variant) parts.push(make("p", {}, "Matches the approved alternate ", make("code", {}, `@${one.variant}`), "."));
    if (one.recorded) parts.push(make("p", {}, "The golden was written in this run."));
    return parts.length > 0 ? block("Verdict", ...parts) : null;
}

/** Makes a button that shows the window of a limit. */
const windowButton = (area) => inPart(area) === null ? "" : button(
    { class: "place", title: "Zoom to the densest place" },
    () => stage.showRectangle(inPart(area)), `at ${area.x}, ${area.y}`);

function figuresBlock(one) {
    const { expected, actual, pixels, greatestDifference, figures, visible } = one.diff ?? {};
    const links = fileLinks(one);
    const share = pixels && pixels.compared > 0 ? (100 * pixels.counted) / pixels.compared : 0;
    const lines = [
        ["Frames", frameWords(one.diff?.animation)],
        ["Size", expected && actual && ofBoth(sizeWords(expected), sizeWords(actual))],
        ["Different", pixels && `${number.format(pixels.counted)} of ${plural(pixels.compared, "pixel")}`
            + ` (${pixels.counted > 0 && share < 0.0001 ? "< 0.0001" : number.format(share)} %)`],
        ["Within threshold", pixels?.withinThreshold && plural(pixels.withinThreshold, "pixel")],
        ["Anti-aliasing", pixels?.antialiased && plural(pixels.antialiased, "pixel")],
        ["Ignored", pixels?.ignored && plural(pixels.ignored, "pixel")],
        ["Greatest", greatestDifference !== undefined ? `${greatestDifference} of 255` : undefined],
        ["Mean, RMS", figures && `${figures.meanDifference.toFixed(4)}, ${figures.rms.toFixed(4)}`],
        ["PSNR", figures && (figures.psnr === null ? "∞" : `${figures.psnr.toFixed(2)} dB`)],
        ["Oklab greatest, mean", figures && `${figures.oklabGreatest.toFixed(4)}, ${figures.oklabMean.toFixed(6)}`],
        ["Visible", visible && `${visible.greatest.toFixed(4)}, ${plural(visible.pixels, "pixel")}`],
        ["Expected SHA-256", one.digests?.expected?.sha256],
        ["Actual SHA-256", one.digests?.actual.sha256],
        ["Time", milliseconds(one.microseconds)],
    ].filter(([, value]) => value)
        .map(([name, value]) => make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value)));
    return block("Figures", make("table", {}, make("tbody", {}, ...lines)),
        links.length > 0 ? make("p", { class: "files" }, "Save:", ...links.flatMap((link) => [" ", link])) : "");
}

/** The words for both pictures if they are equal, otherwise those for each. */
const ofBoth = (expected, actual) => (expected === actual ? actual : `${expected} expected, ${actual} actual`);

/** The figures of the animations; the others are those of the first differing frame. */
function frameWords(animation) {
    if (!animation) return "";
    const { expected, actual, differentFrames, differentDelays } = animation;
    const count = (play) => (play ? plural(play.frames, "frame") : "a still");
    return [
        ofBoth(count(expected), count(actual)),
        `${number.format(differentFrames)} differ`,
        ...(differentDelays > 0 ? [`${number.format(differentDelays)} shown for another time`] : []),
    ].join(", ");
}

function regionsBlock({ diff }) {
    const { count = 0, largest = [] } = diff?.regions ?? {};
    if (count === 0) return null;
    const ofWhat = partOf(currentCase()) ? " of this part" : "";
    const shown = largest.filter(({ bounds }) => inPart(bounds));
    const items = shown.map(({ bounds, pixels, greatestDifference }, index) => make("li", {},
        button({ title: "Zoom to this region" }, () => showRegion(index),
            make("span", {}, `${bounds.x}, ${bounds.y}`),
            make("span", {}, sizeWords(bounds)),
            make("span", {}, `${number.format(pixels)} px`),
            make("span", {}, `up to ${greatestDifference}`))));
    return block(plural(count, "region"), make("ol", { class: "regions" }, ...items),
        items.length < count ? make("p", {}, `These are the ${items.length} largest${ofWhat}.`) : "");
}

/** The regions of the first differing frame; of others only the bounds of all are known. */
function changedAreas() {
    const { diff } = currentCase() ?? {};
    const bounds = shownFrame(currentCase()) > 0 ? diff.animation.frames[shownFrame(currentCase())].bounds : null;
    return bounds ? [bounds] : (diff?.regions?.largest ?? []).map((region) => inPart(region.bounds)).filter(Boolean);
}

function showRegion(index) {
    const areas = changedAreas();
    if (areas.length === 0) return;
    regionIndex = (index + areas.length) % areas.length;
    stage.showRectangle(areas[regionIndex]);
}

function fileLinks(one) {
    return roles.filter((role) => base64(one.index, role)).map((role) => {
        // The name of a part prevents that it is approved by mistake.
        const words = role + (partOf(one) ? "-part" : "");
        const file = `${one.name.slice(one.name.lastIndexOf("/") + 1)}${words === "actual" ? "" : `-${words}`}.png`;
        const link = make("a", { href: "#", download: file }, words);
        // The address, which contains the whole picture, is only made on a click.
        link.addEventListener("click", () => { link.href = pictureURL(one.index, role); });
        return link;
    });
}

// Deciding, in the page of `stepchart review`

/** Sends a request to the tool, with the token from the page's address. A decision is sent even if the page is closed. */
const ask = (method, path) => fetch(path, {
    method, keepalive: method === "POST", headers: { "X-Review-Token": location.pathname.slice(1), "Content-Type": "application/json" },
});

/** The indices of the cases of each decision, the last one at the end. */
const decided = [];
/** The pending requests, which are sent in order. */
let requests = Promise.resolve();

/** Decides about some cases and shows the next one that is undecided, without waiting for the tool. */
function decide(decision, indices = [currentCase()?.index]) {
    if (hasEnded || indices[0] === undefined) return;
    const before = [...decisions];
    for (const index of indices) decisions[index] = decision;
    send(() => request(decision, indices, before));
    if (decision !== "undecided") decided.push(indices);
    const left = listedCases().filter(isUndecided);
    const next = decision === "undecided" ? cases[indices[0]]
        : left.find((one) => one.index > indices[0]) ?? left[0] ?? currentCase();
    showList();
    if (next) select(next);
}

/** Sends a request after the pending ones. The list is busy until the tool has answered the last. */
function send(request) {
    const sent = requests.then(request).then(() => { $("#list").ariaBusy = requests !== sent; });
    requests = sent;
    $("#list").ariaBusy = true;
}

/** Sends one decision after another; the first one that is refused and all after it are reverted. */
async function request(decision, indices, before) {
    for (const [at, index] of indices.entries()) {
        const answer = await ask("POST", `/${decision}/${index}`).catch(end);
        if (answer?.ok) continue;
        for (const other of indices.slice(at)) decisions[other] = before[other];
        showList();
        if (!answer) return showDecisions();
        select(cases[index]);
        return showDecisions(await answer.text());
    }
}

/** The cases to undo: the current one if it is decided, unless it is among those of the last decision; else those. */
function lastDecided() {
    const isDecided = (index) => decisions[index] !== "undecided";
    const last = (decided.findLast((indices) => indices.some(isDecided)) ?? []).filter(isDecided);
    const shown = currentCase()?.index;
    return shown === undefined || !isDecided(shown) || last.includes(shown) ? last : [shown];
}

/** Keeps a connection to the tool open as long as the page is; if it times out, makes another. */
async function stay() {
    const answer = await ask("GET", "/wait").catch(end);
    await answer?.text().catch(() => {});
    if (answer) stay();
}

let hasEnded = false;

function end() {
    hasEnded = true;
    showDecisions();
}

function showDecisions(refusal = hasEnded ? "This review has ended. Run stepchart review again." : "") {
    if (!decisions) return;
    rows.forEach((row, index) => { row.dataset.decision = decisions[index]; });
    const decision = decisions[currentCase()?.index];
    $("#accept").setAttribute("aria-pressed", decision === "accepted");
    $("#reject").setAttribute("aria-pressed", decision === "rejected");
    const last = lastDecided();
    for (const button of [$("#accept"), $("#reject"), $("#rest")]) button.disabled = hasEnded;
    $("#undo").disabled = hasEnded || last.length === 0;
    $("#undo").title = last.length > 1 ? `Undo: leave ${plural(last.length, "case")} undecided (u)`
        : last.length > 0 ? `Undo: leave ${cases[last[0]].name} undecided (u)` : "";
    $("#refusal").textContent = refusal;
    const counts = Map.groupBy(decisions, (one) => one);
    $("#summary").textContent = [...counts].map(([one, { length }]) => `${number.format(length)} ${one}`).join(", ");
    $("#summary").dataset.kind = counts.has("undecided") || counts.has("rejected") ? "" : "same";
}

// Keys

/** The names of keys, their description, their action, and the id of the button with that action, if there is one. */
const keys = [
    [["j", "ArrowDown", "ArrowRight"], "next case", () => step(1), "next"],
    [["k", "ArrowUp", "ArrowLeft"], "previous case", () => step(-1), "previous"],
    ...Object.values(views).map((words, index) =>
        [[`${index + 1}`], words.toLowerCase(), () => $("#views").children[index].click()]),
    [["f"], "next filter", () => filter({ show: following(usedFilters, state.show) })],
    [["/"], "search", () => $("#search").focus()],
    [["+", "="], "zoom in", () => stage.zoomBy(1), "zoom-in"],
    [["-", "_"], "zoom out", () => stage.zoomBy(-1), "zoom-out"],
    [["0"], "fit", () => stage.fit(), "zoom-fit"],
    [["."], "next frame that differs", () => stepFrame(1), "frame-next"],
    [[","], "previous frame that differs", () => stepFrame(-1), "frame-previous"],
    [["n"], "next region", () => showRegion(regionIndex + 1)],
    [["p"], "previous region", () => showRegion(Math.max(regionIndex, 0) - 1)],
    [["r"], "outline regions", () => toggle("regions"), "regions"],
    [["i"], "figures", () => toggle("figures")],
    [["b"], "backdrop", () => toggle("backdrop"), "backdrop"],
    [["["], "split or mix less", () => setAmount(amounts[currentView()] - 0.05)],
    [["]"], "split or mix more", () => setAmount(amounts[currentView()] + 0.05)],
    [[" "], "blink: swap", () => { if (currentView() === "blink") { blink(false); swap(); } }],
    ...(decisions ? [
        [["a"], "accept: make it the golden", () => decide("accepted"), "accept"],
        [["x"], "reject: keep the golden", () => decide("rejected"), "reject"],
        [["u"], "undo the last decision", () => decide("undecided", lastDecided()), "undo"],
    ] : []),
    [["t"], "theme", () => toggle("theme"), "theme"],
    [["?"], "keys", () => $("#keys").showModal(), "help"],
];

document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("#keys").open) return;
    const { target } = event;
    if (target === $("#search")) {
        if (event.key === "Enter") target.blur();
        if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    } else if ((target instanceof HTMLInputElement && event.key.startsWith("Arrow"))
        || (target instanceof HTMLButtonElement && event.key === " ")) {
        return;
    }
    const [, , act] = keys.find(([names]) => names.includes(event.key)) ?? [];
    // A key that is held down decides once.
    if (!act || (event.repeat && "axu".includes(event.key))) return;
    event.preventDefault();
    act();
});

// Initialization

const failing = count("failing");
$("#title").textContent = report.title;
const verdict = cases.length === 0 ? "no cases"
    : failing === 0 ? `all ${plural(cases.length, "case")} the same`
    : `${number.format(failing)} of ${plural(cases.length, "case")} not the same`;
$("#summary").textContent = verdict + (report.notRun > 0 ? `, ${plural(report.notRun, "case")} not run` : "");
$("#summary").dataset.kind = failing === 0 ? "same" : "different";
$("#summary").title = `${report.tool}, ${milliseconds(report.microseconds)}`;
for (const show of usedFilters) {
    $("#filters").append(button({ "data-show": show }, () => filter({ show }),
        show, " ", make("span", { class: "count" })));
}
Object.entries(views).forEach(([view, words], index) => {
    $("#views").append(button(
        { "data-view": view, title: `${words} (${index + 1})`, "aria-keyshortcuts": `${index + 1}` },
        () => change("view", view, showView), words));
});
for (const [names, words, act, button] of keys) {
    if (button) $(`#${button}`).addEventListener("click", act);
    const list = names.filter((name) => !["=", "_"].includes(name));
    $("#keys dl").append(
        make("dt", {}, ...list.map((name) => make("kbd", {}, keyWords[name] ?? name))), make("dd", {}, words));
}

$("#search").addEventListener("input", () => filter({ find: $("#search").value }));
$("#amount input").addEventListener("input", (event) => setAmount(event.target.value / 100));
$("#blink").addEventListener("click", () => blink(!blinkTimer));
$("#figures").addEventListener("toggle", () => change("figures", $("#figures").open ? "on" : "off", () => {}));
$("#rest").addEventListener("click", () => {
    const rest = listedCases().filter(isUndecided).map((one) => one.index);
    if (confirm(`Accept ${plural(rest.length, "undecided case")}? Their pictures become the goldens.`)) {
        decide("accepted", rest);
    }
});
window.addEventListener("popstate", readAddress);
$("#decision").hidden = !decisions;
readAddress();
if (decisions) stay();
