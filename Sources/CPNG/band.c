#include "band.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    filter_none = 0,
    filter_up = 2,
    adler_modulus = 65521,
    pixel_bytes = 4,
    // Pixels that are compared at once.
    group = 8,
};

bool band_init(cpng_band *band, size_t width, bool opaque, size_t most_bytes) {
    *band = (cpng_band){.width = width, .channels = opaque ? 3 : 4, .adler_before = 1, .adler = 1};
    band->row_bytes = 1 + width * band->channels;
    size_t rows = most_bytes / band->row_bytes;
    band->capacity = (rows > 0 ? rows : 1) * band->row_bytes;
    band->bytes = malloc(band->capacity);
    band->samples_above = malloc(band->row_bytes);
    return band->bytes && band->samples_above;
}

void band_free(cpng_band *band) {
    free(band->bytes);
    free(band->samples_above);
}

bool band_is_full(const cpng_band *band) {
    return band->count + band->row_bytes > band->capacity;
}

void band_clear(cpng_band *band) {
    band->count = 0;
    band->changes = 0;
    band->difference_values = 0;
    band->sample_values = 0;
    band->adler_before = band->adler;
}

/// The first x >= `x` where a[x] and b[x] may differ: where they do, or less than a group before it.
static size_t skip_equal(const uint8_t *a, const uint8_t *b, size_t x, size_t width) {
    for (; x + group <= width; x += group) {
        uint64_t p[4], q[4];
        memcpy(p, a + pixel_bytes * x, sizeof p);
        memcpy(q, b + pixel_bytes * x, sizeof q);
        if ((p[0] ^ q[0]) | (p[1] ^ q[1]) | (p[2] ^ q[2]) | (p[3] ^ q[3])) break;
    }
    return x;
}

static size_t count_seen(const uint8_t seen[256]) {
    size_t count = 0;
    for (int value = 0; value < 256; value++) count += seen[value];
    return count;
}

static size_t min(size_t a, size_t b) {
    return a < b ? a : b;
}

static size_t count_sample_values(const cpng_band *band, const uint8_t *pixels) {
    uint8_t seen[256] = {0};
    for (size_t c = 0; c < band->channels; c++) seen[pixels[c]] = 1;
    // A pixel like the one to its left has nothing new.
    for (size_t x = 1; x < band->width;) {
        x = skip_equal(pixels, pixels - pixel_bytes, x, band->width);
        for (size_t end = min(x + group, band->width); x < end; x++) {
            for (size_t c = 0; c < band->channels; c++) seen[pixels[pixel_bytes * x + c]] = 1;
        }
    }
    return count_seen(seen);
}

void band_append(cpng_band *band, const uint8_t *pixels, const uint8_t *above) {
    size_t width = band->width, channels = band->channels, row_bytes = band->row_bytes;
    if (band->count == 0) {
        for (size_t x = 0; x < width; x++) {
            memcpy(band->samples_above + channels * x, above + pixel_bytes * x, channels);
        }
    }

    uint8_t *row = band->bytes + band->count;
    memset(row, 0, row_bytes);
    row[0] = filter_up;

    // The checksum is a sum of bytes and a sum of those sums, so a zero does nothing to the first, and to the second
    // only what `row_bytes` times the first says below.
    uint64_t low = filter_up, high = filter_up * (uint64_t)row_bytes;
    uint8_t seen[256] = {1};
    size_t changes = 0;
    for (size_t x = 0; x < width;) {
        x = skip_equal(pixels, above, x, width);
        for (size_t end = min(x + group, width); x < end; x++) {
            for (size_t c = 0; c < channels; c++) {
                uint8_t difference = pixels[pixel_bytes * x + c] - above[pixel_bytes * x + c];
                size_t place = 1 + channels * x + c;
                row[place] = difference;
                low += difference;
                high += difference * (uint64_t)(row_bytes - place);
                seen[difference] = 1;
                changes += difference != 0;
            }
        }
    }
    uint64_t adler_low = band->adler & 0xffff, adler_high = band->adler >> 16;
    adler_high = (adler_high + row_bytes * adler_low + high) % adler_modulus;
    adler_low = (adler_low + low) % adler_modulus;
    band->adler = (uint32_t)(adler_high << 16 | adler_low);

    if (changes > 0 || band->last_sample_values == 0) band->last_sample_values = count_sample_values(band, pixels);
    band->sample_values += band->last_sample_values;
    band->difference_values += count_seen(seen);
    band->changes += changes;
    band->count += row_bytes;
}

void band_undo_up(cpng_band *band) {
    const uint8_t *above = band->samples_above;
    for (size_t start = 0; start < band->count; start += band->row_bytes) {
        uint8_t *row = band->bytes + start;
        *row++ = filter_none;
        for (size_t i = 0; i < band->row_bytes - 1; i++) row[i] += above[i];
        above = row;
    }
    band->adler = (uint32_t)adler32(band->adler_before, band->bytes, (uInt)band->count);
}
