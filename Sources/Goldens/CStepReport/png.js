// Decodes PNG files to straight 8-bit RGBA, as the comparison did: every colour type, depth and interlacing, without a
// change of the samples. A canvas would multiply colours by alpha, round them, and apply colour profiles.

const channelsOfColorType = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

// The first column and row, and the steps between columns and rows, of each pass.
const adam7 = [
    [0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2],
];

async function decodePNG(file) {
    const png = readChunks(file);
    const stream = new Blob(png.data).stream().pipeThrough(new DecompressionStream("deflate"));
    const data = new Uint8Array(await new Response(stream).arrayBuffer());
    const pixels = new Uint8ClampedArray(4 * png.width * png.height);
    let offset = 0;
    for (const [x0, y0, dx, dy] of png.interlaced ? adam7 : [[0, 0, 1, 1]]) {
        const columns = Math.ceil((png.width - x0) / dx);
        const rows = Math.ceil((png.height - y0) / dy);
        if (columns <= 0 || rows <= 0) continue;
        const rowBytes = Math.ceil((columns * png.channels * png.depth) / 8);
        const step = Math.max(1, (png.channels * png.depth) / 8);
        let above = new Uint8Array(rowBytes);
        for (let row = 0; row < rows; row++) {
            const line = data.subarray(offset + 1, offset + 1 + rowBytes);
            if (line.length < rowBytes) throw new Error("the picture ends too early");
            unfilter(data[offset], line, above, step);
            expandRow(png, line, columns, pixels, 4 * ((y0 + row * dy) * png.width + x0), 4 * dx);
            above = line;
            offset += 1 + rowBytes;
        }
    }
    return new ImageData(pixels, png.width, png.height);
}

function readChunks(file) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const png = { data: [] };
    for (let offset = 8; offset + 12 <= file.length; ) {
        const length = view.getUint32(offset);
        const body = file.subarray(offset + 8, offset + 8 + length);
        switch (String.fromCharCode(...file.subarray(offset + 4, offset + 8))) {
            case "IHDR":
                png.width = view.getUint32(offset + 8);
                png.height = view.getUint32(offset + 12);
                png.depth = body[8];
                png.colorType = body[9];
                png.channels = channelsOfColorType[body[9]];
                png.interlaced = body[12] === 1;
                break;
            case "PLTE": png.palette = body; break;
            case "tRNS": png.transparency = body; break;
            case "IDAT": png.data.push(body); break;
        }
        offset += 12 + length;
    }
    if (!png.channels || png.data.length === 0) throw new Error("this is not a PNG file");
    return png;
}

/** The predictor of each filter but 0: a byte by those on the left, above, and above the left one. */
const predictors = { 1: (a) => a, 2: (a, b) => b, 3: (a, b) => (a + b) >> 1, 4: paeth };

function paeth(a, b, c) {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Undoes one row's filter in place; `step` is the distance to the pixel on the left, in bytes. */
function unfilter(filter, line, above, step) {
    const predict = predictors[filter];
    for (let i = 0; predict && i < line.length; i++) {
        line[i] += predict(i < step ? 0 : line[i - step], above[i], i < step ? 0 : above[i - step]);
    }
}

/** Writes one row as RGBA to `pixels` at `offset`, a pixel every `stride` bytes. */
function expandRow(png, line, columns, pixels, offset, stride) {
    const { depth, channels, colorType, palette, transparency } = png;
    const hasAlpha = (colorType & 4) !== 0;
    const colors = hasAlpha ? channels - 1 : channels;
    const most = 2 ** depth - 1;
    const sample = (index) => {
        if (depth === 8) return line[index];
        if (depth === 16) return (line[2 * index] << 8) | line[2 * index + 1];
        const bit = index * depth;
        return (line[bit >> 3] >> (8 - depth - (bit & 7))) & most;
    };
    // Levels of 8 bits are rounded to the nearest.
    const level = depth === 8 ? (value) => value : (value) => Math.floor((value * 255 + (most >> 1)) / most);
    const key = (index) => (transparency[2 * index] << 8) | transparency[2 * index + 1];
    for (let column = 0; column < columns; column++, offset += stride) {
        const first = column * channels;
        if (colorType === 3) {
            const value = sample(first);
            pixels.set(palette.subarray(3 * value, 3 * value + 3), offset);
            pixels[offset + 3] = transparency?.[value] ?? 255;
        } else {
            let isKey = transparency !== undefined;
            for (let channel = 0; channel < 3; channel++) {
                const index = Math.min(channel, colors - 1);
                const value = sample(first + index);
                pixels[offset + channel] = level(value);
                isKey = isKey && value === key(index);
            }
            pixels[offset + 3] = hasAlpha ? level(sample(first + colors)) : isKey ? 0 : 255;
        }
        // Transparent pixels have no colour.
        if (pixels[offset + 3] === 0) pixels.fill(0, offset, offset + 3);
    }
}
