// Finds and compresses the pixels in which a frame of an animation differs from the frame before.

#include "cstep_png.h"
#include "pixels.h"
#include "stream.h"

#include <stdlib.h>

void cstep_find_changes(
    const void *picture, const void *previous, uint32_t width, uint32_t top, uint32_t bottom, cstep_changes *changes
) {
    const uint8_t *pixels = picture, *before = previous;
    size_t stride = pixel_bytes * (size_t)width;
    cstep_area old = changes->area;
    bool is_first = changes->pixel_count == 0;
    size_t left = is_first ? width : old.x, right = is_first ? 0 : old.x + old.width;
    size_t first = is_first ? bottom : old.y, end = is_first ? 0 : old.y + old.height;
    uint8_t alpha = 255;
    for (size_t y = top; y < bottom; y++) {
        const uint8_t *a = pixels + y * stride, *b = before + y * stride;
        size_t count_before = changes->pixel_count;
        for (size_t x = 0; x < width;) {
            x = skip_equal(a, b, x, width);
            for (size_t stop = min(x + group, width); x < stop; x++) {
                if (is_equal(a, b, x)) continue;
                changes->pixel_count++;
                alpha &= a[pixel_bytes * x + 3];
                left = min(left, x);
                if (right <= x) right = x + 1;
            }
        }
        if (changes->pixel_count == count_before) continue;
        first = min(first, y);
        if (end <= y) end = y + 1;
    }
    if (changes->pixel_count == 0) return;
    changes->area = (cstep_area){(uint32_t)left, (uint32_t)first, (uint32_t)(right - left), (uint32_t)(end - first)};
    changes->has_alpha |= alpha != 255;
}

bool cstep_is_better_whole(const void *picture, const void *previous, uint32_t width, cstep_area area) {
    const uint8_t *pixels = picture, *before = previous;
    // Counts pixels that are unlike their neighbour, which does not predict them: the one to the left, or above if rows
    // are subtracted. Among changes, all pixels that are kept are alike.
    size_t across = 0, down = 0, changes_across = 0;
    for (size_t y = area.y; y < (size_t)area.y + area.height; y++) {
        const uint8_t *a = pixels + pixel_bytes * y * width, *b = before + pixel_bytes * y * width;
        const uint8_t *above = y > area.y ? a - pixel_bytes * (size_t)width : a;
        for (size_t x = area.x + 1; x < (size_t)area.x + area.width; x++) {
            bool is_kept = is_equal(a, b, x), was_kept = is_equal(a, b, x - 1);
            bool is_alike = memcmp(a + pixel_bytes * x, a + pixel_bytes * (x - 1), pixel_bytes) == 0;
            across += !is_alike;
            down += !is_equal(a, above, x);
            changes_across += is_kept || was_kept ? is_kept != was_kept : !is_alike;
        }
    }
    return min(across, down) < changes_across;
}

// MARK: Compression

/// True if any pixel of a row has the colour.
static bool has_color(const uint8_t *pixels, size_t width, const uint8_t *color) {
    uint32_t key, pixel;
    memcpy(&key, color, sizeof key);
    bool found = false;
    for (size_t x = 0; x < width; x++) {
        memcpy(&pixel, pixels + pixel_bytes * x, sizeof pixel);
        found |= pixel == key;
    }
    return found;
}

/// Copies the changed pixels of a row. Returns true if one of them has the colour of the key.
static inline __attribute__((always_inline)) bool keep_changes(
    uint8_t *row, const uint8_t *pixels, const uint8_t *before, size_t width, const uint8_t *key, size_t channels
) {
    bool has_key = false;
    for (size_t x = 0; x < width;) {
        x = skip_equal(pixels, before, x, width);
        for (size_t end = min(x + group, width); x < end; x++) {
            if (is_equal(pixels, before, x)) continue;
            const uint8_t *pixel = pixels + pixel_bytes * x;
            has_key |= memcmp(pixel, key, pixel_bytes) == 0;
            for (size_t c = 0; c < channels; c++) row[channels * x + c] = pixel[c];
        }
    }
    return has_key;
}

// The rows that are compressed between two checks of the deadline.
enum { rows_at_a_time = 8 };

cstep_data cstep_compress_area(
    const void *picture, const void *previous, uint32_t width, cstep_area area, size_t channels,
    const uint8_t key[4], bool (*is_over)(const void *), const void *deadline
) {
    const uint8_t *pixels = picture, *before = previous;
    size_t stride = pixel_bytes * (size_t)width, row_bytes = channels * area.width;
    size_t start = area.y * stride + pixel_bytes * (size_t)area.x;
    cstep_stream stream;
    cstep_data data = {NULL, 0, false};
    // Rows of changes are not filtered, as changes do not continue the pixels above.
    bool is_plain = before != NULL;
    bool written = cstep_stream_init(&stream, area.width, channels, is_plain);
    // The row to be compressed, and after it a row without changes.
    uint8_t *row = malloc(2 * row_bytes);
    written = written && row;
    for (size_t i = 0; i < row_bytes && written; i++) row[row_bytes + i] = key[i % channels];
    for (size_t y = 0; y < area.height && written && !data.has_key; y += rows_at_a_time) {
        size_t end = min(area.height, y + rows_at_a_time);
        written = !is_over(deadline);
        for (size_t i = y; i < end && written && !data.has_key; i++) {
            size_t offset = start + i * stride;
            if (before) {
                memcpy(row, row + row_bytes, row_bytes);
                data.has_key = channels == 3
                    ? keep_changes(row, pixels + offset, before + offset, area.width, key, 3)
                    : keep_changes(row, pixels + offset, before + offset, area.width, key, 4);
                written = cstep_stream_rows(&stream, row, 0, 1);
            } else if (channels == 3) {
                data.has_key = has_color(pixels + offset, area.width, key);
            }
        }
        if (!before && written) written = cstep_stream_rows(&stream, pixels + start + y * stride, stride, end - y);
    }
    free(row);
    written = written && !data.has_key && cstep_stream_end(&stream);

    if (written) {
        data.bytes = stream.output.bytes;
        data.count = stream.output.count;
        stream.output.bytes = NULL;
    }
    cstep_stream_free(&stream);
    return data;
}
