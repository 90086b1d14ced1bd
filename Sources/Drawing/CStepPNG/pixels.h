/// Operations on pixels of 4 bytes, several at once.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    pixel_bytes = 4,
    group = 8,  // pixels that are compared at once
    many = 64,  // pixels that are compared by a call
};

static inline size_t min(size_t a, size_t b) {
    return a < b ? a : b;
}

static inline bool is_equal(const uint8_t *a, const uint8_t *b, size_t x) {
    return memcmp(a + pixel_bytes * x, b + pixel_bytes * x, pixel_bytes) == 0;
}

typedef uint64_t pixel_pairs __attribute__((vector_size(16)));

static inline pixel_pairs load_pairs(const uint8_t *bytes, size_t index) {
    pixel_pairs pairs;
    memcpy(&pairs, bytes + index * sizeof pairs, sizeof pairs);
    return pairs;
}

/// True if two groups of pixels are equal.
static inline bool is_equal_group(const uint8_t *a, const uint8_t *b) {
    pixel_pairs all = (load_pairs(a, 0) ^ load_pairs(b, 0)) | (load_pairs(a, 1) ^ load_pairs(b, 1));
    return (all[0] | all[1]) == 0;
}

/// True if `many` pixels are equal: more bytes are compared at once, but the call costs time, and pays in long runs.
static inline bool is_equal_run(const uint8_t *a, const uint8_t *b, size_t x) {
    return memcmp(a + pixel_bytes * x, b + pixel_bytes * x, pixel_bytes * many) == 0;
}

/// Skips equal groups from `x` on. Returns the start of the first group that differs, or of a rest shorter than one.
static inline size_t skip_equal(const uint8_t *a, const uint8_t *b, size_t x, size_t width) {
    if (x + group <= width && is_equal_group(a + pixel_bytes * x, b + pixel_bytes * x)) {
        x += group;
        while (x + many <= width && is_equal_run(a, b, x)) x += many;
    }
    while (x + group <= width && is_equal_group(a + pixel_bytes * x, b + pixel_bytes * x)) x += group;
    return x;
}

/// Sets fully transparent pixels to all zero.
static inline void clear_transparent(uint8_t *pixels, size_t count) {
    static const uint8_t alpha[pixel_bytes] = {0, 0, 0, 255};
    uint32_t mask;
    memcpy(&mask, alpha, sizeof mask);
    for (size_t x = 0; x < count; x++) {
        uint32_t pixel;
        memcpy(&pixel, pixels + pixel_bytes * x, sizeof pixel);
        pixel = pixel & mask ? pixel : 0;
        memcpy(pixels + pixel_bytes * x, &pixel, sizeof pixel);
    }
}
