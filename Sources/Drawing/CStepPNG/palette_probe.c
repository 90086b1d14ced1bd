#include "palette_probe.h"

#include <stdlib.h>

enum {
    // A 16-bit number, the lower byte first.
    repetition_bytes = 2,
    most_repetitions = 65535,
    // The colour's index in 16 bits, and the number of pixels less 1.
    run_bytes = 3,
    longest_run = 256,
    // The most memory that rows may take.
    most_waiting_bytes = 98304,
};

bool cstep_palette_probe_init(cstep_palette_probe *probe, size_t width, bool is_opaque) {
    *probe = (cstep_palette_probe){
        .width = width, .is_opaque = is_opaque, .are_grey = true, .are_opaque = true,
    };
    probe->row = malloc(pixel_bytes * width);
    probe->runs = malloc(most_waiting_bytes);
    return probe->row && probe->runs;
}

void cstep_palette_probe_free(cstep_palette_probe *probe) {
    free(probe->row);
    free(probe->runs);
    probe->row = NULL;
    probe->runs = NULL;
}

/// The index of the pixel's colour, which is added if it is new; `most_colors` if there are too many.
static size_t index_of(cstep_palette_probe *probe, const uint8_t *pixel) {
    uint8_t bytes[pixel_bytes];
    memcpy(bytes, pixel, pixel_bytes);
    if (probe->is_opaque) bytes[3] = 255;
    uint32_t color;
    memcpy(&color, bytes, sizeof color);
    size_t slot = ((uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]) * 0x9e3779b1u / (1u << 20);
    for (; probe->slots[slot]; slot = (slot + 1) % color_slots) {
        size_t index = probe->slots[slot] - 1u;
        if (probe->colors[index] == color) return index;
    }
    bool is_grey = bytes[0] == bytes[1] && bytes[1] == bytes[2];
    size_t most = probe->are_grey && is_grey ? most_colors : most_palette_colors;
    if (probe->color_count >= most) return most_colors;
    probe->are_grey &= is_grey;
    probe->are_opaque &= bytes[3] == 255;
    probe->colors[probe->color_count] = color;
    probe->slots[slot] = (uint16_t)++probe->color_count;
    return probe->color_count - 1;
}

static bool add_run(cstep_palette_probe *probe, size_t index, size_t length) {
    if (probe->count + run_bytes > most_waiting_bytes) return false;
    uint8_t *run = probe->runs + probe->count;
    run[0] = (uint8_t)index;
    run[1] = (uint8_t)(index >> 8);
    run[2] = (uint8_t)(length - 1);
    probe->count += run_bytes;
    probe->run_count++;
    return true;
}

static bool add_row(cstep_palette_probe *probe, const uint8_t *pixels) {
    if (probe->count + repetition_bytes > most_waiting_bytes) return false;
    memset(probe->runs + probe->count, 0, repetition_bytes);
    probe->count += repetition_bytes;
    size_t width = probe->width;
    const uint8_t *next = pixels + pixel_bytes;
    for (size_t x = 0, end; x < width; x = end) {
        for (end = skip_equal(next, pixels, x, width - 1); end < width - 1 && is_equal(next, pixels, end);) end++;
        end++;
        size_t index = index_of(probe, pixels + pixel_bytes * x);
        if (index == most_colors) return false;
        for (size_t left = end - x; left > 0;) {
            size_t length = min(left, longest_run);
            if (!add_run(probe, index, length)) return false;
            left -= length;
        }
    }
    return true;
}

bool cstep_palette_probe_take(cstep_palette_probe *probe, const uint8_t *pixels) {
    size_t start = probe->count, row_bytes = pixel_bytes * probe->width;
    if (start > 0 && memcmp(pixels, probe->row, row_bytes) == 0) {
        uint8_t *bytes = probe->runs + probe->last_row_start;
        size_t repetitions = bytes[0] | bytes[1] << 8;
        if (repetitions < most_repetitions) {
            bytes[0] = (uint8_t)++repetitions;
            bytes[1] = (uint8_t)(repetitions >> 8);
            return true;
        }
    }
    if (!add_row(probe, pixels)) {
        probe->count = start;
        return false;
    }
    probe->last_row_start = start;
    memcpy(probe->row, pixels, row_bytes);
    return true;
}

size_t cstep_palette_probe_row(
    cstep_palette_probe *probe, size_t *offset, const uint8_t samples[][pixel_bytes], size_t channels
) {
    if (*offset == probe->count) return 0;
    const uint8_t *bytes = probe->runs + *offset, *run = bytes + repetition_bytes;
    for (size_t x = 0; x < probe->width; run += run_bytes) {
        const uint8_t *sample = samples[run[0] | run[1] << 8];
        // Copies all 4 bytes, which is faster: the next pixel overwrites those beyond the channels.
        for (size_t end = x + run[2] + 1; x < end; x++) memcpy(probe->row + channels * x, sample, pixel_bytes);
    }
    *offset = (size_t)(run - probe->runs);
    return 1u + (bytes[0] | bytes[1] << 8);
}
