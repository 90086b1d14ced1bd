// The panes that show a case's pictures: layers, zoom, panning and the pixel under the pointer.

const zoomSteps = [1 / 16, 1 / 8, 1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
const gridZoom = 8;

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * Shows layers of pictures, the same part in every pane: `center` is the point in the middle of each pane, in pixels of
 * the pictures; `zoom` is the number of pixels of the screen for each of theirs.
 */
class Stage {
    constructor(element, { onCursor, onZoom, onSplit }) {
        Object.assign(this, { element, onCursor, onZoom, onSplit });
        this.panes = [...element.querySelectorAll(".pane")].map((pane) => {
            const [paper, canvas, marks, captions] = pane.children;
            // `inset` is the distance from the pane's corner to the screen's first whole pixel, in the page's units.
            return { element: pane, paper, canvas, marks, captions, layers: [], inset: { x: 0, y: 0 } };
        });
        this.divider = element.querySelector(".divider");
        this.size = { width: 1, height: 1 };
        this.center = { x: 0.5, y: 0.5 };
        this.zoom = 1;
        this.fits = true;
        this.split = null;
        this.regions = [];
        this.cursor = null;
        this.pointers = new Map();
        this.listen();
        new ResizeObserver(() => this.resize()).observe(element);
        // The same window can move to a screen of another density.
        window.addEventListener("resize", () => this.resize());
    }

    /**
     * @param size the size of the pictures, in their pixels
     * @param panes captions (each some nodes), a description, and layers of { image, opacity, part }; a part is "left"
     *   or "right" of the split, or undefined for all
     */
    show(size, panes) {
        this.size = size;
        this.panes.forEach((pane, index) => {
            const content = panes[index];
            pane.element.hidden = !content;
            pane.layers = content?.layers ?? [];
            pane.captions.replaceChildren(...(content?.captions ?? []).map((nodes) => make("span", {}, ...nodes)));
            pane.canvas.setAttribute("aria-label", content?.description ?? "");
        });
        this.resize();
    }

    get shown() { return this.panes.filter((pane) => !pane.element.hidden); }

    resize() {
        // Panes are beside or below each other, whichever shows the pictures larger.
        const stage = this.element.getBoundingClientRect();
        const beside = Math.min(stage.width / 2 / this.size.width, stage.height / this.size.height);
        const below = Math.min(stage.width / this.size.width, stage.height / 2 / this.size.height);
        this.element.classList.toggle("rows", below > beside);
        this.placeCanvases();
        if (this.fits) this.fit();
        else this.draw();
    }

    /** Aligns all canvases to whole pixels of the screen, in one size: otherwise equal pictures may look different. */
    placeCanvases() {
        const density = window.devicePixelRatio;
        const sizes = this.shown.map((pane) => {
            const { left, top, right, bottom } = pane.element.getBoundingClientRect();
            const [x, y] = [left, top].map((edge) => Math.ceil(edge * density - 0.01));
            const [endX, endY] = [right, bottom].map((edge) => Math.floor(edge * density + 0.01));
            pane.inset = { x: x / density - left, y: y / density - top };
            return { width: endX - x, height: endY - y };
        });
        const width = Math.max(1, Math.min(...sizes.map((size) => size.width)));
        const height = Math.max(1, Math.min(...sizes.map((size) => size.height)));
        for (const pane of this.shown) {
            for (const canvas of [pane.canvas, pane.marks]) {
                Object.assign(canvas, { width, height });
                Object.assign(canvas.style, {
                    left: `${pane.inset.x}px`, top: `${pane.inset.y}px`,
                    width: `${width / density}px`, height: `${height / density}px`,
                });
            }
        }
    }

    // Zoom and position

    get fittingZoom() {
        const margin = 32 * window.devicePixelRatio;
        const { width, height } = this.panes[0].canvas;
        const zoom = Math.min((width - margin) / this.size.width, (height - margin) / this.size.height);
        return zoom >= 1 ? Math.min(16, Math.floor(zoom)) : Math.max(zoom, 1 / 1024);
    }

    fit() {
        this.moveTo(this.size.width / 2, this.size.height / 2, this.fittingZoom);
        this.fits = true;
    }

    /** Changes the zoom so that `anchor`, a point of the pictures, does not move. */
    zoomTo(zoom, anchor = this.center) {
        zoom = clamp(zoom, Math.min(this.fittingZoom, zoomSteps[0]), zoomSteps.at(-1));
        const ratio = this.zoom / zoom;
        this.moveTo(anchor.x + (this.center.x - anchor.x) * ratio, anchor.y + (this.center.y - anchor.y) * ratio, zoom);
    }

    zoomBy(steps) {
        const zoom = steps > 0 ? zoomSteps.find((step) => step > this.zoom * 1.001)
            : zoomSteps.findLast((step) => step < this.zoom / 1.001);
        if (zoom) this.zoomTo(zoom, this.cursor ? { x: this.cursor.x + 0.5, y: this.cursor.y + 0.5 } : this.center);
    }

    moveTo(x, y, zoom = this.zoom) {
        this.fits = false;
        this.zoom = zoom;
        this.center = { x: clamp(x, 0, this.size.width), y: clamp(y, 0, this.size.height) };
        this.draw();
    }

    /** Shows a rectangle of the pictures with a margin around it. */
    showRectangle({ x, y, width, height }) {
        const { canvas } = this.panes[0];
        const zoom = 0.6 * Math.min(canvas.width / width, canvas.height / height);
        this.moveTo(x + width / 2, y + height / 2, zoom >= 1 ? Math.min(32, Math.floor(zoom)) : zoom);
    }

    /** The position of the pictures' top left corner in a pane, in whole pixels of the screen. */
    get origin() {
        const { canvas } = this.panes[0];
        return {
            x: Math.round(canvas.width / 2 - this.center.x * this.zoom),
            y: Math.round(canvas.height / 2 - this.center.y * this.zoom),
        };
    }

    /** The bounds of a rectangle of the pictures in a pane, in whole pixels of the screen. */
    bounds({ x, y, width, height }) {
        const { origin, zoom } = this;
        const left = Math.round(origin.x + x * zoom);
        const top = Math.round(origin.y + y * zoom);
        return {
            left, top,
            width: Math.round(origin.x + (x + width) * zoom) - left,
            height: Math.round(origin.y + (y + height) * zoom) - top,
        };
    }

    /** The point of the pictures, in their pixels, at which an event is. */
    point(event) {
        // The pane is found by position: an event that a drag captured has another target.
        const target = document.elementFromPoint(event.clientX, event.clientY);
        const pane = this.shown.find(({ element }) => element.contains(target)) ?? this.panes[0];
        const bounds = pane.element.getBoundingClientRect();
        const { x, y } = this.origin;
        return {
            x: ((event.clientX - bounds.left - pane.inset.x) * window.devicePixelRatio - x) / this.zoom,
            y: ((event.clientY - bounds.top - pane.inset.y) * window.devicePixelRatio - y) / this.zoom,
        };
    }

    // Drawing

    draw() {
        for (const pane of this.shown) {
            const context = pane.canvas.getContext("2d");
            context.clearRect(0, 0, pane.canvas.width, pane.canvas.height);
            // Premultiplied colours are added: layers whose opacities have the sum 1 mix without the background.
            context.globalCompositeOperation = "lighter";
            context.imageSmoothingEnabled = this.zoom < 1;
            context.imageSmoothingQuality = "high";
            for (const layer of pane.layers) this.drawLayer(context, layer);
            this.placePaper(pane);
        }
        this.divider.hidden = this.split === null;
        this.divider.style.left = `${100 * (this.split ?? 0)}%`;
        this.drawMarks();
        this.onZoom(this.zoom);
    }

    drawLayer(context, { image, opacity = 1, part }) {
        const { width, height } = context.canvas;
        const { x, y } = this.origin;
        const edge = Math.round((this.split ?? 0) * width);
        context.save();
        context.globalAlpha = opacity;
        if (part) {
            context.beginPath();
            context.rect(part === "left" ? 0 : edge, 0, part === "left" ? edge : width - edge, height);
            context.clip();
        }
        // Only the visible part is drawn, in whole pixels of the picture: it may be far larger than the pane.
        const left = Math.max(0, Math.floor(-x / this.zoom));
        const top = Math.max(0, Math.floor(-y / this.zoom));
        const right = Math.min(image.width, Math.ceil((width - x) / this.zoom));
        const bottom = Math.min(image.height, Math.ceil((height - y) / this.zoom));
        if (right > left && bottom > top) {
            const seen = { x: left, y: top, width: right - left, height: bottom - top };
            const to = this.bounds(seen);
            context.drawImage(
                image.canvas, left, top, seen.width, seen.height, to.left, to.top, to.width, to.height);
        }
        context.restore();
    }

    /** Moves the checkerboard, an element behind the canvas, which so has only the pixels of the pictures. */
    placePaper({ paper, layers, inset }) {
        const width = Math.max(0, ...layers.map(({ image }) => image.width));
        const height = Math.max(0, ...layers.map(({ image }) => image.height));
        const start = { left: inset.x, top: inset.y, width: 0, height: 0 };
        for (const [side, pixels] of Object.entries(this.bounds({ x: 0, y: 0, width, height }))) {
            paper.style[side] = `${start[side] + pixels / window.devicePixelRatio}px`;
        }
    }

    drawMarks() {
        for (const pane of this.shown) {
            const context = pane.marks.getContext("2d");
            context.clearRect(0, 0, pane.marks.width, pane.marks.height);
            if (this.zoom >= gridZoom) this.drawGrid(context);
            for (const region of this.regions) {
                this.outline(context, region, 2 * window.devicePixelRatio, "#ffb020", "#5a3200");
            }
            if (this.cursor) {
                this.outline(context, { ...this.cursor, width: 1, height: 1 }, 0, "#ffffff", "#000000");
            }
        }
    }

    /** Draws lines between the pixels, half light, half dark, visible on every colour; faint where they are close. */
    drawGrid(context) {
        const { x, y } = this.origin;
        const { width, height } = context.canvas;
        const right = Math.min(width, x + this.size.width * this.zoom);
        const bottom = Math.min(height, y + this.size.height * this.zoom);
        const alpha = Math.min(0.3, this.zoom / 80);
        for (const [level, shift] of [[255, 0], [0, 1]]) {
            context.fillStyle = `rgb(${level} ${level} ${level} / ${alpha})`;
            for (let column = Math.max(0, Math.ceil(-x / this.zoom)); column <= this.size.width; column++) {
                const at = Math.round(x + column * this.zoom);
                if (at > right) break;
                context.fillRect(at - shift, Math.max(0, y), 1, bottom - Math.max(0, y));
            }
            for (let row = Math.max(0, Math.ceil(-y / this.zoom)); row <= this.size.height; row++) {
                const at = Math.round(y + row * this.zoom);
                if (at > bottom) break;
                context.fillRect(Math.max(0, x), at - shift, right - Math.max(0, x), 1);
            }
        }
    }

    outline(context, rectangle, margin, inner, outer) {
        const { left, top, width, height } = this.bounds(rectangle);
        const line = Math.max(1, Math.round(window.devicePixelRatio));
        context.lineWidth = line;
        for (const [style, distance] of [[inner, margin + line / 2], [outer, margin + (3 * line) / 2]]) {
            context.strokeStyle = style;
            context.strokeRect(left - distance, top - distance, width + 2 * distance, height + 2 * distance);
        }
    }

    // Pointer and keys

    setCursor(point) {
        const cursor = point && { x: Math.floor(point.x), y: Math.floor(point.y) };
        const isInside = cursor && cursor.x >= 0 && cursor.y >= 0 && cursor.x < this.size.width
            && cursor.y < this.size.height && this.shown.length > 0;
        this.cursor = isInside ? cursor : null;
        this.drawMarks();
        this.onCursor(this.cursor);
    }

    moveCursor(dx, dy) {
        const { x, y } = this.cursor ?? { x: Math.floor(this.center.x) - dx, y: Math.floor(this.center.y) - dy };
        this.setCursor({ x: clamp(x + dx, 0, this.size.width - 1), y: clamp(y + dy, 0, this.size.height - 1) });
        const { canvas } = this.panes[0];
        const isVisible = Math.abs(this.cursor.x + 0.5 - this.center.x) * this.zoom < canvas.width / 2
            && Math.abs(this.cursor.y + 0.5 - this.center.y) * this.zoom < canvas.height / 2;
        if (!isVisible) this.moveTo(this.cursor.x, this.cursor.y);
    }

    listen() {
        const { element, pointers } = this;
        let isSplitting = false;
        element.addEventListener("pointerdown", (event) => {
            if (event.button !== 0) return;
            // A click does not take the focus, so that the arrow keys still choose cases.
            event.preventDefault();
            if (event.target === this.divider) isSplitting = true;
            else this.setCursor(this.point(event));
            element.setPointerCapture(event.pointerId);
            pointers.set(event.pointerId, event);
        });
        element.addEventListener("pointermove", (event) => {
            const last = pointers.get(event.pointerId);
            if (isSplitting) {
                const { left, width } = this.panes[0].element.getBoundingClientRect();
                this.onSplit((event.clientX - left) / width);
            } else if (last) {
                this.drag(last, event);
            } else {
                this.setCursor(this.point(event));
            }
            if (last) pointers.set(event.pointerId, event);
        });
        for (const type of ["pointerup", "pointercancel"]) {
            element.addEventListener(type, (event) => {
                pointers.delete(event.pointerId);
                isSplitting = false;
            });
        }
        element.addEventListener("pointerleave", (event) => {
            // After a tap there is no pointer, but the readout of the pixel is kept.
            if (event.pointerType === "mouse" && pointers.size === 0) this.setCursor(null);
        });
        element.addEventListener("wheel", (event) => {
            event.preventDefault();
            const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
            const speed = event.ctrlKey ? 0.01 : 0.002;
            this.zoomTo(this.zoom * Math.exp(-event.deltaY * lines * speed), this.point(event));
        }, { passive: false });
        element.addEventListener("keydown", (event) => {
            const step = event.shiftKey ? 10 : 1;
            const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
            if (!move || event.target !== element) return;
            event.preventDefault();
            event.stopPropagation();
            this.moveCursor(step * move[0], step * move[1]);
        });
    }

    /** Moves the pictures by one pointer, and zooms by two. */
    drag(last, event) {
        const other = [...this.pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
        const share = window.devicePixelRatio / this.zoom / this.pointers.size;
        this.moveTo(
            this.center.x - (event.clientX - last.clientX) * share,
            this.center.y - (event.clientY - last.clientY) * share);
        if (other) {
            const distance = ({ clientX, clientY }) => Math.hypot(clientX - other.clientX, clientY - other.clientY);
            this.zoomTo(this.zoom * (distance(event) / Math.max(1, distance(last))), this.point(event));
        }
    }
}
