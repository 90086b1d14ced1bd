// What one picture of an animation adds to the one before it.

#include "cstep_png.h"
#include "pixels.h"
#include "stream.h"

#include <stdlib.h>

bool cstep_find_changes(
    const uint8_t *pixels, const uint8_t *before, uint32_t width, uint32_t height, cstep_changes *changes
) {
    size_t stride = pixel_bytes * (size_t)width;
    size_t left = width, right = 0, top = height, bottom = 0, count = 0;
    uint8_t alpha = 255;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *a = pixels + y * stride, *b = before + y * stride;
        size_t count_before = count;
        for (size_t x = 0; x < width;) {
            x = skip_equal(a, b, x, width);
            for (size_t end = min(x + group, width); x < end; x++) {
                if (is_equal(a, b, x)) continue;
                count++;
                alpha &= a[pixel_bytes * x + 3];
                left = min(left, x);
                if (right <= x) right = x + 1;
            }
        }
        if (count == count_before) continue;
        top = min(top, y);
        bottom = y + 1;
    }
    if (count == 0) return false;
    *changes = (cstep_changes){
        .area = {(uint32_t)left, (uint32_t)top, (uint32_t)(right - left), (uint32_t)(bottom - top)},
        .pixel_count = count,
        .are_opaque = alpha == 255,
    };
    return true;
}

/// Copies the pixels of a row that changed; the others become transparent.
static void keep_changes(uint8_t *row, const uint8_t *pixels, const uint8_t *before, size_t width) {
    memset(row, 0, pixel_bytes * width);
    for (size_t x = 0; x < width;) {
        x = skip_equal(pixels, before, x, width);
        for (size_t end = min(x + group, width); x < end; x++) {
            if (!is_equal(pixels, before, x)) memcpy(row + pixel_bytes * x, pixels + pixel_bytes * x, pixel_bytes);
        }
    }
}

static bool write_changes(
    cstep_stream *stream, const uint8_t *pixels, const uint8_t *before, size_t stride, size_t width, size_t height
) {
    uint8_t *row = malloc(pixel_bytes * width);
    bool written = row;
    for (size_t y = 0; y < height && written; y++) {
        keep_changes(row, pixels + y * stride, before + y * stride, width);
        written = cstep_stream_plain_row(stream, row);
    }
    free(row);
    return written;
}

cstep_data cstep_compress_area(
    const uint8_t *pixels, const uint8_t *before, uint32_t width, cstep_area area, cstep_compression compression
) {
    size_t stride = pixel_bytes * (size_t)width;
    size_t start = area.y * stride + pixel_bytes * (size_t)area.x;
    cstep_stream stream;
    // Among transparent pixels, the ones above foretell nothing.
    bool is_plain = before != NULL;
    bool written = cstep_stream_init(&stream, area.width, pixel_bytes, is_plain, compression);
    if (written && before) {
        written = write_changes(&stream, pixels + start, before + start, stride, area.width, area.height);
    } else if (written) {
        written = cstep_stream_rows(&stream, pixels + start, stride, area.height);
    }
    written = written && cstep_stream_end(&stream);

    cstep_data data = {NULL, 0};
    if (written) {
        data = (cstep_data){stream.output.bytes, stream.output.count};
        stream.output.bytes = NULL;
    }
    cstep_stream_free(&stream);
    return data;
}

void cstep_data_destroy(cstep_data data) {
    free(data.bytes);
}
