#include "band.h"
#include "huffman.h"
#include "pixels.h"
#include "word.h"

#include <libdeflate.h>
#include <stdlib.h>

enum {
    // What may be read or written beyond the last byte.
    margin = 64,
};

bool cstep_band_init(
    cstep_band *band, size_t width, size_t channels, bool is_plain, size_t most_rows, size_t most_bytes
) {
    *band = (cstep_band){
        .width = width, .channels = channels, .row_bytes = 1 + width * channels, .is_plain = is_plain, .adler = 1,
        .has_differences = true, .period = 1,
    };
    size_t rows = min(most_rows, most_bytes / band->row_bytes);
    band->capacity = (rows > 0 ? rows : 1) * band->row_bytes;
    // For two bands, so that what stands before a band is moved only before every second one.
    band->window_bytes = farthest_match + 2 * band->capacity + margin;
    band->window = calloc(band->window_bytes, 1);
    band->mark_words = band->capacity / 64 + 3;
    band->marks = calloc(band->mark_words, sizeof *band->marks);
    band->pixels_above = malloc(pixel_bytes * width);
    if (!band->window || !band->marks || !band->pixels_above) return false;
    band->bytes = band->window + farthest_match;
    return true;
}

void cstep_band_free(cstep_band *band) {
    free(band->window);
    free(band->marks);
    free(band->pixels_above);
}

bool cstep_band_is_full(const cstep_band *band) {
    return band->count + band->row_bytes > band->capacity;
}

void cstep_band_clear(cstep_band *band) {
    size_t kept = min(band->history + band->count, farthest_match);
    uint8_t *next = band->bytes + band->count;
    if (next + band->capacity + margin > band->window + band->window_bytes) {
        uint8_t *start = band->window + farthest_match;
        memmove(start - kept, next - kept, kept);
        next = start;
    }
    band->bytes = next;
    band->history = kept;
    band->has_differences = true;
    band->period = 1;
    memset(band->marks, 0, band->mark_words * sizeof *band->marks);
    band->count = 0;
}

// MARK: Up

/// The differences of a group of pixels, and its marks. Inlined for each number of channels.
static inline __attribute__((always_inline)) uint64_t subtract(
    uint8_t *row, const uint8_t *pixels, const uint8_t *above, size_t channels
) {
    typedef uint8_t pixel_bytes_group __attribute__((vector_size(group * pixel_bytes)));
    pixel_bytes_group p, q;
    memcpy(&p, pixels, sizeof p);
    memcpy(&q, above, sizeof q);
    p -= q;
    uint8_t differences[group * pixel_bytes];
    memcpy(differences, &p, sizeof p);
    uint64_t marks = 0;
    for (unsigned x = 0; x < group; x += 2) {
        uint64_t word = load_word(differences + pixel_bytes * x);
        if (channels == 3) {
            // Two pixels without their alphas, and two bytes of 0 that the next ones go over.
            word = (word & 0xffffff) | (word >> 8 & 0xffffff000000);
            marks |= (uint64_t)nonzero_bytes(word) << 3 * x;
        } else {
            marks |= (uint64_t)nonzero_bytes(word) << 4 * x;
        }
        store_word(row + channels * x, word);
    }
    return marks;
}

static inline __attribute__((always_inline)) void append(
    cstep_band *band, uint8_t *row, const uint8_t *pixels, const uint8_t *above, size_t channels
) {
    size_t width = band->width, place = (size_t)(row - band->bytes);
    for (size_t x = 0;;) {
        x = skip_equal(pixels, above, x, width);
        if (x + group > width) {
            // The last ones of the row, in a group of their own.
            if (x == width) break;
            uint8_t last[2][group * pixel_bytes] = {0};
            memcpy(last[0], pixels + pixel_bytes * x, pixel_bytes * (width - x));
            memcpy(last[1], above + pixel_bytes * x, pixel_bytes * (width - x));
            set_bits(band->marks, place + channels * x, subtract(row + channels * x, last[0], last[1], channels));
            break;
        }
        uint64_t marks = subtract(row + channels * x, pixels + pixel_bytes * x, above + pixel_bytes * x, channels);
        set_bits(band->marks, place + channels * x, marks);
        x += group;
    }
}

// MARK: None

/// Every third of a row's samples that are unlike the pixel to the left.
static void count_samples(cstep_band *band, const uint8_t *pixels) {
    const uint8_t *next = pixels + pixel_bytes;
    size_t width = band->width, channels = band->channels;
    for (size_t x = 0; x < width - 1;) {
        x = skip_equal(next, pixels, x, width - 1);
        for (size_t end = min(x + group, width - 1); x < end; x++) {
            if (is_equal(next, pixels, x)) continue;
            for (size_t c = 2 * channels * (x + 1) % 3; c < channels; c += 3) {
                size_t place = pixel_bytes * x + c;
                if (next[place] != pixels[place]) band->sample_counts[next[place]]++;
            }
        }
    }
}

/// Every third of the row's differences that are not 0.
static void count_differences(cstep_band *band, const uint8_t *row) {
    size_t start = (size_t)(row - band->bytes), end = start + band->row_bytes;
    for (size_t place = start + 1; (place = next_set(band->marks, place, end)) < end; place++) {
        if ((place - start - 1) % 3 == 0) band->difference_counts[band->bytes[place]]++;
    }
}

static bool is_better_unfiltered(const cstep_band *band) {
    unsigned sample_values = 0, difference_values = 0;
    uint64_t samples = cstep_huffman_entropy(band->sample_counts, 256, &sample_values);
    uint64_t differences = cstep_huffman_entropy(band->difference_counts, 256, &difference_values);
    return samples * 100 < differences * 130 && sample_values + 15 < difference_values;
}

static void mark_samples(cstep_band *band) {
    band->has_differences = false;
    band->period = band->channels;
    for (size_t place = 0; place < band->count; place += 8) {
        const uint8_t *bytes = band->bytes + place;
        uint64_t marks = nonzero_bytes(load_word(bytes) ^ load_word(bytes - band->period));
        band->marks[place / 64] |= marks << place % 64;
    }
    // What is before the first byte is nothing.
    for (size_t place = band->history; place < band->period; place++) set_bits(band->marks, place - band->history, 1);
}

static void mark_differences(cstep_band *band) {
    band->has_differences = true;
    band->period = 1;
    for (size_t place = 0; place < band->count; place += 8) {
        uint64_t marks = nonzero_bytes(load_word(band->bytes + place));
        band->marks[place / 64] |= marks << place % 64;
    }
}

/// Turns differences from the rows above into samples, or samples into those.
static void change_up(cstep_band *band, bool is_undone) {
    size_t channels = band->channels, sample_count = band->row_bytes - 1, rows = band->count / band->row_bytes;
    for (size_t i = 0; i < rows; i++) {
        // Each from a row that has its samples.
        size_t y = is_undone ? i : rows - 1 - i;
        uint8_t *restrict row = band->bytes + y * band->row_bytes + 1;
        const uint8_t *restrict above = row - band->row_bytes;
        if (y == 0) {
            for (size_t i = 0; i < sample_count; i++) {
                uint8_t sample = band->pixels_above[i / channels * pixel_bytes + i % channels];
                row[i] = is_undone ? row[i] + sample : row[i] - sample;
            }
        } else if (is_undone) {
            for (size_t i = 0; i < sample_count; i++) row[i] += above[i];
        } else {
            for (size_t i = 0; i < sample_count; i++) row[i] -= above[i];
        }
    }
}

/// The same for differences from the pixels to the left.
static void change_sub(cstep_band *band, bool is_undone) {
    size_t channels = band->channels, sample_count = band->row_bytes - 1;
    for (size_t start = 0; start < band->count; start += band->row_bytes) {
        uint8_t *row = band->bytes + start + 1;
        if (is_undone) {
            for (size_t i = channels; i < sample_count; i++) row[i] += row[i - channels];
        } else {
            for (size_t i = sample_count; i-- > channels;) row[i] -= row[i - channels];
        }
    }
}

void cstep_band_refilter(cstep_band *band, unsigned filter) {
    unsigned old = band->bytes[0];
    if (filter == old) return;
    if (old == filter_up) change_up(band, true);
    if (old == filter_sub) change_sub(band, true);
    if (filter == filter_up) change_up(band, false);
    if (filter == filter_sub) change_sub(band, false);
    for (size_t start = 0; start < band->count; start += band->row_bytes) band->bytes[start] = (uint8_t)filter;
    memset(band->marks, 0, band->mark_words * sizeof *band->marks);
    if (filter == filter_none) {
        mark_samples(band);
    } else {
        mark_differences(band);
    }
}

// MARK: Bands

void cstep_band_append(cstep_band *band, const uint8_t *pixels, const uint8_t *above) {
    if (band->count == 0) {
        memcpy(band->pixels_above, above, pixel_bytes * band->width);
    }
    uint8_t *row = band->bytes + band->count;
    memset(row, 0, band->row_bytes + 8);
    *row = filter_up;
    set_bits(band->marks, band->count, 1);
    if (band->channels == 3) {
        append(band, row + 1, pixels, above, 3);
    } else {
        append(band, row + 1, pixels, above, 4);
    }
    // Counting is dear, so every fourth row stands for its neighbours.
    if (band->count / band->row_bytes % 4 == 2) {
        count_samples(band, pixels);
        count_differences(band, row);
    }
    band->count += band->row_bytes;
}

void cstep_band_append_plain(cstep_band *band, const uint8_t *samples) {
    uint8_t *row = band->bytes + band->count;
    *row = filter_none;
    memcpy(row + 1, samples, band->row_bytes - 1);
    memset(row + band->row_bytes, 0, 8);
    band->count += band->row_bytes;
}

void cstep_band_finish(cstep_band *band) {
    if (band->is_plain) {
        mark_samples(band);
    } else if (is_better_unfiltered(band)) {
        cstep_band_refilter(band, filter_none);
    }
    memset(band->sample_counts, 0, sizeof band->sample_counts);
    memset(band->difference_counts, 0, sizeof band->difference_counts);
}

void cstep_band_sum(cstep_band *band) {
    band->adler = libdeflate_adler32(band->adler, band->bytes, band->count);
}
