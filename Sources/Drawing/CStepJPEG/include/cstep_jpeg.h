/// Reads and writes JPEG files through libjpeg-turbo, for callers that can neither call setjmp nor be jumped over. No
/// function prints, or calls back except to check a deadline.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cstep_jpeg cstep_jpeg;

typedef struct {
    uint32_t width, height;
    /// True if a pixel is CMYK instead of red, green, blue and 255, and if its inks are inverted, as Adobe stores them.
    bool has_inks, is_inverted;
    /// The data after `Exif\0\0`, valid until the pixels are read, or NULL.
    const uint8_t *exif;
    size_t exif_count;
} cstep_jpeg_header;

/// Returns a decoder, or NULL when out of memory.
cstep_jpeg *cstep_jpeg_create(void);

/// Reads the segments before the pixels of a file, which must outlive the decoder.
bool cstep_jpeg_read_header(cstep_jpeg *decoder, const uint8_t *file, size_t count, cstep_jpeg_header *header);

/// Reads the rest into `width * height` pixels of 4 bytes. All warnings of libjpeg are errors, except about extra bytes
/// between segments, which some cameras write. Fails when `is_over(deadline)`, called every now and then, returns true.
bool cstep_jpeg_read_pixels(
    cstep_jpeg *decoder, uint8_t *pixels, bool (*is_over)(const void *), const void *deadline);

/// Returns why the last call failed.
const char *cstep_jpeg_message(const cstep_jpeg *decoder);

void cstep_jpeg_destroy(cstep_jpeg *decoder);

/// Writes `width * height` pixels of red, green, blue and an ignored byte, without chroma subsampling.
/// - Parameter density: pixels per inch.
/// - Returns: a file of `count` bytes, to be freed by the caller; NULL when out of memory or if a side is too long.
uint8_t *cstep_jpeg_write(
    const void *pixels, uint32_t width, uint32_t height, uint16_t density, int quality, size_t *count
);
