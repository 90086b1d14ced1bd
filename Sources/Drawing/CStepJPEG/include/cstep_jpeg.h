/// JPEG in and out over libjpeg-turbo, for callers that can neither call setjmp nor be jumped over: nothing here prints,
/// or calls back but to ask for the time.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cstep_jpeg cstep_jpeg;

typedef struct {
    uint32_t width, height;
    /// Whether a pixel comes as cyan, magenta, yellow and black, and whether those are stored inverted, as Adobe's
    /// programs do; else as red, green, blue and 255.
    bool has_inks, is_inverted;
    /// What follows `Exif\0\0`, valid until the pixels are read; NULL where nothing does.
    const uint8_t *exif;
    size_t exif_count;
} cstep_jpeg_header;

/// A decoder, or NULL when memory is short.
cstep_jpeg *cstep_jpeg_create(void);

/// Reads everything before the pixels of a file that must outlive the decoder.
bool cstep_jpeg_read_header(cstep_jpeg *decoder, const uint8_t *file, size_t count, cstep_jpeg_header *header);

/// Reads the rest into `width * height` pixels of 4 bytes. Whatever makes the decoder doubt is an error, but for bytes
/// between segments, which some cameras leave. Now and then `is_over` is asked for `deadline` whether to fail instead.
bool cstep_jpeg_read_pixels(
    cstep_jpeg *decoder, uint8_t *pixels, bool (*is_over)(const void *), const void *deadline);

/// Why the last call failed.
const char *cstep_jpeg_message(const cstep_jpeg *decoder);

void cstep_jpeg_destroy(cstep_jpeg *decoder);

/// Writes `width * height` pixels of 4 bytes, the last of which does not count, with colours as fine as lightness.
/// - Parameter density: how many pixels an inch has in print.
/// - Returns: a file of `count` bytes, to be given to free; NULL when memory is short or a side too long.
uint8_t *cstep_jpeg_write(
    const void *pixels, uint32_t width, uint32_t height, uint16_t density, int quality, size_t *count
);
