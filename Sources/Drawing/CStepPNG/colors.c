#include "colors.h"
#include "pixels.h"

#include <stdlib.h>

enum {
    // A 16-bit number in two bytes, the lower one first.
    repetition_bytes = 2,
    most_repetitions = 65535,
    // The color's place, and how many pixels more than one have it.
    run_bytes = 3,
    longest_run = 256,
    first_capacity = 4096,
};

bool cstep_colors_init(cstep_colors *colors, size_t width, bool is_opaque, size_t limit) {
    *colors = (cstep_colors){
        .width = width, .is_opaque = is_opaque, .are_grey = true, .are_opaque = true, .limit = limit,
    };
    colors->last_row = malloc(pixel_bytes * width);
    colors->runs = malloc(first_capacity);
    colors->capacity = first_capacity;
    return colors->last_row && colors->runs;
}

void cstep_colors_free(cstep_colors *colors) {
    free(colors->last_row);
    free(colors->runs);
}

/// The color's place. If it is new and there are enough, `most_colors`.
static size_t place_of(cstep_colors *colors, const uint8_t *pixel) {
    uint8_t bytes[pixel_bytes];
    memcpy(bytes, pixel, pixel_bytes);
    if (colors->is_opaque) bytes[3] = 255;
    uint32_t color;
    memcpy(&color, bytes, sizeof color);
    size_t slot = ((uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]) * 0x9e3779b1u / (1u << 20);
    for (; colors->slots[slot]; slot = (slot + 1) % color_slots) {
        size_t place = colors->slots[slot] - 1u;
        if (colors->colors[place] == color) return place;
    }
    bool is_grey = bytes[0] == bytes[1] && bytes[1] == bytes[2];
    size_t most = colors->are_grey && is_grey ? most_colors : most_palette_colors;
    if (colors->color_count >= most) return most_colors;
    colors->are_grey &= is_grey;
    colors->are_opaque &= bytes[3] == 255;
    colors->colors[colors->color_count] = color;
    colors->slots[slot] = (uint16_t)++colors->color_count;
    return colors->color_count - 1;
}

static bool make_room(cstep_colors *colors, size_t count) {
    if (count <= colors->capacity - colors->count) return true;
    size_t capacity = min(2 * colors->capacity, colors->limit);
    if (colors->count + count > capacity) return false;
    uint8_t *runs = realloc(colors->runs, capacity);
    if (!runs) return false;
    colors->runs = runs;
    colors->capacity = capacity;
    return true;
}

static bool add_run(cstep_colors *colors, size_t place, size_t length) {
    if (!make_room(colors, run_bytes)) return false;
    uint8_t *run = colors->runs + colors->count;
    run[0] = (uint8_t)place;
    run[1] = (uint8_t)(place >> 8);
    run[2] = (uint8_t)(length - 1);
    colors->count += run_bytes;
    colors->run_count++;
    return true;
}

static bool add_row(cstep_colors *colors, const uint8_t *pixels) {
    if (!make_room(colors, repetition_bytes)) return false;
    memset(colors->runs + colors->count, 0, repetition_bytes);
    colors->count += repetition_bytes;
    size_t width = colors->width;
    const uint8_t *next = pixels + pixel_bytes;
    for (size_t x = 0, end; x < width; x = end) {
        for (end = skip_equal(next, pixels, x, width - 1); end < width - 1 && is_equal(next, pixels, end);) end++;
        end++;
        size_t place = place_of(colors, pixels + pixel_bytes * x);
        if (place == most_colors) return false;
        for (size_t left = end - x; left > 0;) {
            size_t length = min(left, longest_run);
            if (!add_run(colors, place, length)) return false;
            left -= length;
        }
    }
    return true;
}

bool cstep_colors_take(cstep_colors *colors, const uint8_t *pixels) {
    size_t start = colors->count, row_bytes = pixel_bytes * colors->width;
    if (start > 0 && memcmp(pixels, colors->last_row, row_bytes) == 0) {
        uint8_t *bytes = colors->runs + colors->last_row_start;
        size_t repetitions = bytes[0] | bytes[1] << 8;
        if (repetitions < most_repetitions) {
            bytes[0] = (uint8_t)++repetitions;
            bytes[1] = (uint8_t)(repetitions >> 8);
            return true;
        }
    }
    if (!add_row(colors, pixels)) {
        colors->count = start;
        return false;
    }
    colors->last_row_start = start;
    memcpy(colors->last_row, pixels, row_bytes);
    return true;
}

bool cstep_colors_next(cstep_colors_reader *reader, uint16_t *places) {
    const cstep_colors *colors = reader->colors;
    const uint8_t *runs = colors->runs;
    if (reader->repetitions > 0) {
        reader->repetitions--;
        reader->place = reader->row;
    } else {
        if (reader->place == colors->count) return false;
        reader->repetitions = runs[reader->place] | runs[reader->place + 1] << 8;
        reader->row = reader->place += repetition_bytes;
    }
    for (size_t x = 0; x < colors->width; reader->place += run_bytes) {
        const uint8_t *run = runs + reader->place;
        uint16_t place = (uint16_t)(run[0] | run[1] << 8);
        for (size_t end = x + run[2] + 1; x < end; x++) places[x] = place;
    }
    return true;
}
