#include "cstep_png.h"
#include "pixels.h"

#include <libdeflate.h>
#include <stdlib.h>

// Decompresses all rows of a common, valid file at once. All other files are left to libpng, which decides what is
// wrong with them. So this code must reject whatever libpng rejects. There is one exception: some code lengths and
// codes are invalid to zlib and valid to libdeflate; the stream's checksum still covers the bytes that they unpack to.

/// Decompresses a zlib stream. Returns false unless all of `bytes` give exactly `row_bytes` bytes.
static bool inflate_all(const uint8_t *bytes, size_t count, uint8_t *rows, size_t row_bytes) {
    // zlib, unlike libdeflate, rejects distances beyond the window size in the stream's header.
    if (count < 2 || (bytes[0] >> 4 < 7 && row_bytes > (size_t)256 << (bytes[0] >> 4))) return false;
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (!decompressor) return false;
    size_t taken = 0;
    bool is_sound = libdeflate_zlib_decompress_ex(decompressor, bytes, count, rows, row_bytes, &taken, NULL)
            == LIBDEFLATE_SUCCESS
        && taken == count;
    libdeflate_free_decompressor(decompressor);
    return is_sound;
}

static size_t row_bytes_of(const cstep_packed_rows *rows) {
    // The first byte of a row is its filter.
    return 1 + rows->channels * (size_t)rows->width;
}

size_t cstep_packed_rows_room(const cstep_packed_rows *rows) {
    // There must be room for the filter byte of each row, too.
    return rows->width * (size_t)rows->height + ((size_t)rows->height + pixel_bytes - 1) / pixel_bytes;
}

// Filters: https://www.w3.org/TR/png-3/#9Filter-types. The up to 4 bytes of a pixel are computed together.

typedef uint8_t pixel __attribute__((vector_size(4)));
typedef int16_t wide __attribute__((vector_size(8)));

static inline pixel load(const uint8_t *bytes, size_t channels) {
    pixel pixel = {0};
    memcpy(&pixel, bytes, channels);
    return pixel;
}

static inline wide widened(pixel pixel) {
    return __builtin_convertvector(pixel, wide);
}

/// The Paeth predictor of the pixels to the left, above, and to the upper left.
static inline pixel predicted(pixel left, pixel above, pixel corner) {
    wide a = widened(left), b = widened(above), c = widened(corner);
    wide p = a + b - c;
    wide to_a = __builtin_elementwise_abs(p - a), to_b = __builtin_elementwise_abs(p - b);
    wide to_c = __builtin_elementwise_abs(p - c);
    wide is_a = (to_a <= to_b) & (to_a <= to_c), is_b = to_b <= to_c;
    wide nearest = (a & is_a) | (~is_a & ((b & is_b) | (c & ~is_b)));
    return __builtin_convertvector(nearest, pixel);
}

/// Undoes the filter of a row, a filter byte and `count` bytes. `above` is the row above, replaced by this one.
__attribute__((always_inline))
static inline void unfilter(const uint8_t *restrict filtered, uint8_t *restrict above, size_t count, size_t channels) {
    pixel a = {0}, b, c = {0};
    uint8_t filter = *filtered++;
    switch (filter) {
    case 0:  // None
        memcpy(above, filtered, count);
        break;
    case 1:  // Sub
        for (size_t i = 0; i < count; i += channels) {
            a += load(filtered + i, channels);
            memcpy(above + i, &a, channels);
        }
        break;
    case 2:  // Up
        for (size_t i = 0; i < count; i++) above[i] += filtered[i];
        break;
    case 3:  // Average
        for (size_t i = 0; i < count; i += channels) {
            b = load(above + i, channels);
            // The mean, rounded down, within 8 bits.
            a = load(filtered + i, channels) + (a & b) + ((a ^ b) >> 1);
            memcpy(above + i, &a, channels);
        }
        break;
    case 4:  // Paeth
        for (size_t i = 0; i < count; i += channels) {
            b = load(above + i, channels);
            a = load(filtered + i, channels) + predicted(a, b, c);
            memcpy(above + i, &a, channels);
            c = b;
        }
        break;
    }
}

/// Converts a row's samples to pixels; if a pixel has one sample, `colors` maps it to a pixel.
__attribute__((always_inline))
static inline void take_row(
    const uint8_t *restrict row, uint8_t *restrict pixels, size_t width, size_t channels, const uint8_t *colors
) {
    const pixel opaque = {0, 0, 0, 255};
    for (size_t x = 0; x < width; x++, row += channels) {
        pixel color = load(channels == 1 ? colors + pixel_bytes * *row : row, channels == 1 ? pixel_bytes : channels);
        if (channels == 2) color = __builtin_shufflevector(color, color, 0, 0, 0, 1);
        if (channels == 3) color |= opaque;
        memcpy(pixels + pixel_bytes * x, &color, pixel_bytes);
    }
    if (channels % 2 == 0) clear_transparent(pixels, width);
}

/// Converts filtered rows to pixels. The rows are at the end of the pixels' memory: none is overwritten unread.
__attribute__((always_inline))
static inline void take_rows(
    const cstep_packed_rows *packed, const uint8_t *rows, uint8_t *row, uint8_t *pixels, size_t channels
) {
    size_t width = packed->width, row_bytes = row_bytes_of(packed);
    for (uint32_t y = 0; y < packed->height; y++, pixels += pixel_bytes * width) {
        unfilter(rows + y * row_bytes, row, channels * width, channels);
        take_row(row, pixels, width, channels, packed->colors);
    }
}

bool cstep_packed_rows_unpack(const cstep_packed_rows *packed, const uint8_t *bytes, size_t count, uint8_t *pixels) {
    size_t row_bytes = row_bytes_of(packed), all = packed->height * row_bytes;
    uint8_t *rows = pixels + pixel_bytes * cstep_packed_rows_room(packed) - all;
    if (!inflate_all(bytes, count, rows, all)) return false;
    for (size_t start = 0; start < all; start += row_bytes) {
        if (rows[start] > 4) return false;
    }
    // The row above the first one counts as all zero.
    uint8_t *row = calloc(packed->width, pixel_bytes);
    if (!row) return false;
    switch (packed->channels) {
    case 1: take_rows(packed, rows, row, pixels, 1); break;
    case 2: take_rows(packed, rows, row, pixels, 2); break;
    case 3: take_rows(packed, rows, row, pixels, 3); break;
    default: take_rows(packed, rows, row, pixels, 4); break;
    }
    free(row);
    return true;
}
