#include "band.h"
#include "pixels.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    filter_none = 0,
    filter_up = 2,
    adler_modulus = 65521,
};

bool cstep_band_init(cstep_band *band, size_t width, bool opaque, size_t most_bytes) {
    *band = (cstep_band){.width = width, .channels = opaque ? 3 : 4, .adler_before = 1, .adler = 1};
    band->row_bytes = 1 + width * band->channels;
    size_t rows = most_bytes / band->row_bytes;
    band->capacity = (rows > 0 ? rows : 1) * band->row_bytes;
    band->bytes = malloc(band->capacity);
    band->samples_above = malloc(band->row_bytes);
    return band->bytes && band->samples_above;
}

void cstep_band_free(cstep_band *band) {
    free(band->bytes);
    free(band->samples_above);
}

bool cstep_band_is_full(const cstep_band *band) {
    return band->count + band->row_bytes > band->capacity;
}

void cstep_band_clear(cstep_band *band) {
    band->count = 0;
    band->changes = 0;
    band->difference_values = 0;
    band->sample_values = 0;
    band->adler_before = band->adler;
}

static size_t count_seen(const uint8_t seen[256]) {
    size_t count = 0;
    for (int value = 0; value < 256; value++) count += seen[value];
    return count;
}

/// Distinct values among the row's samples.
static size_t count_sample_values(const uint8_t *pixels, size_t width, size_t channels) {
    uint8_t seen[256] = {0};
    for (size_t c = 0; c < channels; c++) seen[pixels[c]] = 1;
    // A pixel like the one to its left has nothing new.
    const uint8_t *next = pixels + pixel_bytes;
    for (size_t x = 0; x < width - 1;) {
        x = skip_equal(next, pixels, x, width - 1);
        for (size_t end = min(x + group, width - 1); x < end; x++) {
            if (is_equal(next, pixels, x)) continue;
            for (size_t c = 0; c < channels; c++) seen[next[pixel_bytes * x + c]] = 1;
        }
    }
    return count_seen(seen);
}

typedef struct {
    // The terms of the zlib checksum: the sum of the bytes, and of the bytes times their distance from the row's end.
    uint64_t low, high;
    size_t changes;
    uint8_t seen[256];
} difference_tally;

/// Writes the differences that are not zero. Inlined for each number of channels.
static inline __attribute__((always_inline)) void subtract(
    uint8_t *restrict row, const uint8_t *pixels, const uint8_t *above, size_t width, const size_t channels,
    difference_tally *tally
) {
    uint64_t low = 0, high = 0;
    size_t changes = 0;
    for (size_t x = 0; x < width;) {
        x = skip_equal(pixels, above, x, width);
        for (size_t end = min(x + group, width); x < end; x++) {
            if (is_equal(pixels, above, x)) continue;
            for (size_t c = 0; c < channels; c++) {
                uint8_t difference = pixels[pixel_bytes * x + c] - above[pixel_bytes * x + c];
                row[channels * x + c] = difference;
                low += difference;
                high += (uint64_t)difference * (channels * (width - x) - c);
                changes += difference != 0;
                tally->seen[difference] = 1;
            }
        }
    }
    tally->low = low;
    tally->high = high;
    tally->changes = changes;
}

void cstep_band_append(cstep_band *band, const uint8_t *pixels, const uint8_t *above) {
    size_t width = band->width, channels = band->channels, row_bytes = band->row_bytes;
    if (band->count == 0) {
        for (size_t x = 0; x < width; x++) {
            memcpy(band->samples_above + channels * x, above + pixel_bytes * x, channels);
        }
    }

    uint8_t *row = band->bytes + band->count;
    memset(row, 0, row_bytes);
    row[0] = filter_up;
    difference_tally tally = {.seen = {1}};
    if (channels == 3) {
        subtract(row + 1, pixels, above, width, 3, &tally);
    } else {
        subtract(row + 1, pixels, above, width, 4, &tally);
    }

    // A byte that is zero adds nothing to the checksum's low sum, and to its high sum only the low sum so far.
    uint64_t low = band->adler & 0xffff, high = band->adler >> 16;
    high = (high + row_bytes * (low + filter_up) + tally.high) % adler_modulus;
    low = (low + filter_up + tally.low) % adler_modulus;
    band->adler = (uint32_t)(high << 16 | low);

    // Counting samples is dear, so every fourth row stands for its neighbours.
    if (band->count / row_bytes % 4 == 0) {
        band->difference_values += count_seen(tally.seen);
        band->sample_values += count_sample_values(pixels, width, channels);
    }
    band->changes += tally.changes;
    band->count += row_bytes;
}

void cstep_band_append_plain(cstep_band *band, const uint8_t *pixels) {
    uint8_t *row = band->bytes + band->count;
    row[0] = filter_none;
    memcpy(row + 1, pixels, band->row_bytes - 1);
    band->adler = (uint32_t)adler32(band->adler, row, (uInt)band->row_bytes);
    band->count += band->row_bytes;
}

void cstep_band_undo_up(cstep_band *band) {
    const uint8_t *above = band->samples_above;
    for (size_t start = 0; start < band->count; start += band->row_bytes) {
        uint8_t *row = band->bytes + start;
        *row++ = filter_none;
        for (size_t i = 0; i < band->row_bytes - 1; i++) row[i] += above[i];
        above = row;
    }
    band->adler = (uint32_t)adler32(band->adler_before, band->bytes, (uInt)band->count);
}
