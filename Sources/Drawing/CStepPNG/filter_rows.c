#include "filter_rows.h"
#include "huffman.h"
#include "pixels.h"
#include "word.h"
#include "Tables/tuned.h"

#include <stdlib.h>

enum {
    // The limits of a band, which has at least one row even beyond them.
    band_rows = 16,
    band_bytes = 57344,
    // The window of a small picture is less than malloc would get from the system, whose new pages take time.
    least_room = 90112,
    // The bytes after the last one that may be read or written.
    margin = 64,
};

/// The bytes after the history in the window: for two bands or more, so that history is not moved before each one.
static size_t room_for_bands(const cstep_filter_rows *rows) {
    size_t two_bands = 2 * rows->capacity;
    return two_bands > least_room ? two_bands : least_room;
}

bool cstep_filter_rows_init(cstep_filter_rows *rows, size_t width, size_t channels, bool is_plain) {
    *rows = (cstep_filter_rows){
        .width = width, .channels = channels, .row_bytes = 1 + width * channels, .is_plain = is_plain, .adler = 1,
        .has_differences = !is_plain,
    };
    size_t row_count = min(band_rows, band_bytes / rows->row_bytes);
    rows->capacity = (row_count > 0 ? row_count : 1) * rows->row_bytes;
    rows->window = malloc(farthest_match + room_for_bands(rows) + margin);
    rows->mark_words = rows->capacity / 64 + 3;
    rows->marks = calloc(rows->mark_words, sizeof *rows->marks);
    rows->pixels_above = malloc(pixel_bytes * width);
    if (!rows->window || !rows->marks || !rows->pixels_above) return false;
    rows->bytes = rows->window + farthest_match;
    // The pixel before the first one is read, and not used.
    memset(rows->bytes - pixel_bytes, 0, pixel_bytes);
    return true;
}

void cstep_filter_rows_free(cstep_filter_rows *rows) {
    free(rows->window);
    free(rows->marks);
    free(rows->pixels_above);
}

void cstep_filter_rows_clear(cstep_filter_rows *rows) {
    size_t kept = min(rows->history + rows->count, farthest_match);
    uint8_t *start = rows->window + farthest_match, *next = rows->bytes + rows->count;
    if (next > start + room_for_bands(rows) - rows->capacity) {
        memmove(start - kept, next - kept, kept);
        next = start;
    }
    rows->bytes = next;
    rows->history = kept;
    memset(rows->marks, 0, rows->mark_words * sizeof *rows->marks);
    rows->count = 0;
}

// MARK: Up

/// Writes the differences of a group of pixels, and returns their marks. Inlined for each number of channels.
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
        // Two pixels without alpha, and two bytes of 0 that the next pixels overwrite.
        if (channels == 3) word = (word & 0xffffff) | (word >> 8 & 0xffffff000000);
        marks |= (uint64_t)nonzero_bytes(word) << channels * x;
        store_word(row + channels * x, word);
    }
    return marks;
}

/// Writes the differences of a row, and sets their marks.
static inline __attribute__((always_inline)) void append_differences(
    cstep_filter_rows *rows, uint8_t *row, const uint8_t *pixels, const uint8_t *above, size_t channels
) {
    size_t width = rows->width, position = (size_t)(row - rows->bytes);
    uint8_t last[2][group * pixel_bytes] = {0};
    for (size_t x = 0; x < width; x += group) {
        const uint8_t *these = pixels + pixel_bytes * x, *those = above + pixel_bytes * x;
        if (x + group > width) {
            // The last pixels of the row are copied to a whole group.
            these = memcpy(last[0], these, pixel_bytes * (width - x));
            those = memcpy(last[1], those, pixel_bytes * (width - x));
        } else if (is_equal_group(these, those)) {
            memset(row + channels * x, 0, channels * group);
            for (; x + group + many <= width && is_equal_run(pixels, above, x + group); x += many) {
                memset(row + channels * (x + group), 0, channels * many);
            }
            continue;
        }
        set_bits(rows->marks, position + channels * x, subtract(row + channels * x, these, those, channels));
    }
}

// MARK: None

/// Counts every third of the row's samples, if it differs from the pixel to the left.
static inline __attribute__((always_inline)) void count_samples(
    cstep_filter_rows *rows, const uint8_t *pixels, size_t channels
) {
    const uint8_t *next = pixels + pixel_bytes;
    size_t width = rows->width;
    for (size_t x = 0; x < width - 1;) {
        x = skip_equal(next, pixels, x, width - 1);
        for (size_t end = min(x + group, width - 1); x < end; x++) {
            if (is_equal(next, pixels, x)) continue;
            for (size_t c = 2 * channels * (x + 1) % 3; c < channels; c += 3) {
                size_t position = pixel_bytes * x + c;
                if (next[position] != pixels[position]) rows->sample_counts[next[position]]++;
            }
        }
    }
}

/// Counts every third of the row's differences, if it is not 0.
static void count_differences(cstep_filter_rows *rows, const uint8_t *row) {
    const uint64_t every_third = 0x1249249249249249;
    size_t start = (size_t)(row - rows->bytes), end = start + rows->row_bytes;
    // The band has no marks after the row yet.
    for (size_t position = start + 1; position < end; position += 63) {
        for (uint64_t word = bits_at(rows->marks, position) & every_third; word; word &= word - 1) {
            rows->difference_counts[rows->bytes[position + trailing_zeros(word)]]++;
        }
    }
}

static bool is_better_unfiltered(const cstep_filter_rows *rows) {
    uint64_t samples = cstep_huffman_entropy(rows->sample_counts, 256);
    uint64_t differences = cstep_huffman_entropy(rows->difference_counts, 256);
    uint64_t percent = rows->has_differences ? samples_after_differences : samples_after_samples;
    return samples * 100 < differences * percent + samples_in_empty_bands * 100;
}

static void mark_samples(cstep_filter_rows *rows) {
    memset(rows->marks, 0, rows->mark_words * sizeof *rows->marks);
    for (size_t position = 0; position < rows->count; position += 8) {
        const uint8_t *bytes = rows->bytes + position;
        uint64_t marks = nonzero_bytes(load_word(bytes) ^ load_word(bytes - rows->channels));
        rows->marks[position / 64] |= marks << position % 64;
    }
    // Bytes without another a pixel before them, at the start of the stream, have marks too.
    for (size_t position = rows->history; position < rows->channels; position++) {
        set_bits(rows->marks, position - rows->history, 1);
    }
}

/// Restores samples from differences: undoes the filter Up.
static void restore_samples(cstep_filter_rows *rows) {
    size_t channels = rows->channels, sample_count = rows->row_bytes - 1;
    for (size_t start = 0; start < rows->count; start += rows->row_bytes) {
        rows->bytes[start] = filter_none;
        uint8_t *restrict row = rows->bytes + start + 1;
        const uint8_t *restrict above = row - rows->row_bytes;
        if (start == 0) {
            const uint8_t *pixel = rows->pixels_above;
            for (size_t i = 0; i < sample_count; i += channels, pixel += pixel_bytes) {
                for (size_t c = 0; c < channels; c++) row[i + c] += pixel[c];
            }
        } else {
            for (size_t i = 0; i < sample_count; i++) row[i] += above[i];
        }
    }
}

// MARK: Bands

void cstep_filter_rows_append(cstep_filter_rows *rows, const uint8_t *pixels, const uint8_t *above) {
    uint8_t *row = rows->bytes + rows->count;
    if (rows->is_plain) {
        *row = filter_none;
        memcpy(row + 1, pixels, rows->row_bytes - 1);
    } else {
        if (rows->count == 0) memcpy(rows->pixels_above, above, pixel_bytes * rows->width);
        *row = filter_up;
        set_bits(rows->marks, rows->count, 1);
        // Counting is expensive, so only every fourth row is counted.
        bool is_counted = rows->count / rows->row_bytes % 4 == 2;
        if (rows->channels == 3) {
            append_differences(rows, row + 1, pixels, above, 3);
            if (is_counted) count_samples(rows, pixels, 3);
        } else {
            append_differences(rows, row + 1, pixels, above, 4);
            if (is_counted) count_samples(rows, pixels, 4);
        }
        if (is_counted) count_differences(rows, row);
    }
    store_word(row + rows->row_bytes, 0);
    rows->count += rows->row_bytes;
}

void cstep_filter_rows_finish(cstep_filter_rows *rows) {
    rows->has_differences = !rows->is_plain && !is_better_unfiltered(rows);
    if (!rows->has_differences) {
        if (!rows->is_plain) restore_samples(rows);
        mark_samples(rows);
    }
    memset(rows->sample_counts, 0, sizeof rows->sample_counts);
    memset(rows->difference_counts, 0, sizeof rows->difference_counts);
}
