/// Pixels of 4 bytes, many at once.

#ifndef CSTEP_PIXELS_H
#define CSTEP_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    pixel_bytes = 4,
    group = 8,
};

/// Pixels that are compared at once.
typedef uint32_t pixel_group __attribute__((vector_size(group * pixel_bytes)));

static inline size_t min(size_t a, size_t b) {
    return a < b ? a : b;
}

static inline bool is_equal(const uint8_t *a, const uint8_t *b, size_t x) {
    return memcmp(a + pixel_bytes * x, b + pixel_bytes * x, pixel_bytes) == 0;
}

/// The first x >= `x` from which a[x] and b[x] differ somewhere within a group.
static inline size_t skip_equal(const uint8_t *a, const uint8_t *b, size_t x, size_t width) {
    for (; x + group <= width; x += group) {
        pixel_group p, q;
        memcpy(&p, a + pixel_bytes * x, sizeof p);
        memcpy(&q, b + pixel_bytes * x, sizeof q);
        if (__builtin_reduce_or(p ^ q)) break;
    }
    return x;
}

/// Takes their color from transparent pixels.
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

#endif
