/// PNG in and out over libpng, for callers that can neither call setjmp nor be jumped over.
///
/// A `cstep_writer` compresses pixels, and has libpng write them and everything else into a file; a `cstep_decoder` reads
/// any file through libpng, and `cstep_packed_rows` the pixels of common ones through libdeflate. No function here prints,
/// exits, jumps past its caller, or calls back but to ask for the time. Those that can fail return false, and a writer and
/// a decoder have the reason as a message. Pixels are 4 bytes: red, green, blue and straight alpha, 8 bits each.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A file in the making, whose chunks libpng writes.
typedef struct cstep_writer cstep_writer;

/// A picture to be written.
typedef struct {
    uint32_t width, height;
    /// Pixels in a metre, in both directions.
    uint32_t density;
    /// Whether every pixel counts as opaque, whatever its alpha.
    bool is_opaque;
    /// Whether the rows may wait until it is known how many colors they have; else the file is RGB, or RGBA. Nothing comes
    /// out as long as they do, and while they do, only rows are taken.
    bool waits_for_colors;
    /// Whether libpng compresses the rows, which do not wait, with its own filters and zlib's level 6.
    bool is_libpngs;
} cstep_picture;

/// A file without a byte yet, or NULL when memory is short.
cstep_writer *cstep_writer_create(void);

/// Adds a text in UTF-8, an iTXt chunk that is neither compressed nor in a language, to what stands before the pixels.
bool cstep_writer_text(cstep_writer *writer, const char *keyword, const char *words);

/// Begins the picture, once: 8 bits a sample, not interlaced, in sRGB.
bool cstep_writer_begin(cstep_writer *writer, cstep_picture picture);

/// Writes a chunk, whose data may have no bytes.
bool cstep_writer_chunk(cstep_writer *writer, const uint8_t type[4], const uint8_t *data, size_t count);

/// Takes the next `row_count` rows, from the top.
bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count);

/// Ends the picture, once; and the file, where libpng compresses. All rows must have been written.
bool cstep_writer_end(cstep_writer *writer);

/// The `*count` bytes that are ready; valid until the next call.
const uint8_t *cstep_writer_bytes(const cstep_writer *writer, size_t *count);

/// Forgets them.
void cstep_writer_took(cstep_writer *writer);

/// Why the last call failed; NULL where memory is short.
const char *cstep_writer_message(const cstep_writer *writer);

void cstep_writer_destroy(cstep_writer *writer);

/// Columns from `x` and rows from `y` of a picture.
typedef struct {
    uint32_t x, y, width, height;
} cstep_area;

/// Where two pictures of the same size differ.
typedef struct {
    /// The smallest area that holds every pixel that differs.
    cstep_area area;
    /// 0 before any is found.
    size_t pixel_count;
    /// Whether one of them is not opaque in the later picture.
    bool has_alpha;
} cstep_changes;

/// Adds what differs in the rows from `top` up to `bottom`.
void cstep_find_changes(const void *picture, const void *previous, uint32_t width, uint32_t top, uint32_t bottom,
    cstep_changes *changes);

/// Whether an area compresses better as it is than as its changes, by a guess.
bool cstep_is_better_whole(const void *picture, const void *previous, uint32_t width, cstep_area area);

/// Compressed bytes that are the caller's to free; `bytes` is NULL when memory is short, or where a pixel has the
/// color of the key.
typedef struct {
    uint8_t *bytes;
    size_t count;
    bool has_key;
} cstep_data;

/// The zlib stream of an area of a picture `width` pixels wide: as RGBA, of 4 channels, or as RGB, of 3, if every pixel is
/// opaque.
///
/// With `previous`, a picture of the same size, the key stands for pixels that did not change, as a pixel of the file: it
/// shows as transparent, and no other has it. Every few rows `is_over` is asked for `deadline` whether to fail instead,
/// as when memory is short.
cstep_data cstep_compress_area(const void *picture, const void *previous, uint32_t width, cstep_area area,
    size_t channels, const uint8_t key[4], bool (*is_over)(const void *), const void *deadline);

/// Reads any file through libpng.
typedef struct cstep_decoder cstep_decoder;

/// A decoder of `count` bytes that must outlive it, or NULL when memory is short. A strict one also fails where all pixels
/// can be had all the same.
cstep_decoder *cstep_decoder_create(const uint8_t *bytes, size_t count, bool is_strict);

/// Reads everything before the pixels. `is_deep` tells of samples of 16 bits.
bool cstep_decoder_header(cstep_decoder *decoder, uint32_t *width, uint32_t *height, bool *is_deep);

/// Reads the rest of the file into `width * height` pixels; a transparent pixel comes out all zero.
///
/// A chunk that may be skipped, and has a wrong checksum, is. `deep`, which takes as many pixels of four 16-bit samples,
/// may be NULL, and must be where the file's samples are not deep. Before each row `is_over` is asked for `deadline` whether
/// to fail instead.
bool cstep_decoder_pixels(cstep_decoder *decoder, uint8_t *pixels, uint16_t *deep, bool (*is_over)(const void *),
    const void *deadline);

/// Why the last call failed.
const char *cstep_decoder_message(const cstep_decoder *decoder);

void cstep_decoder_destroy(cstep_decoder *decoder);

/// Rows of a picture as a file has them, not interlaced, of 8 bits a sample.
typedef struct {
    uint32_t width, height;
    /// Samples of a pixel: 1, a grey or an index; 2, grey and alpha; 3, RGB; 4, RGBA.
    size_t channels;
    /// Where a pixel is a byte: the 256 pixels that bytes mean.
    const uint8_t *colors;
} cstep_packed_rows;

/// How many pixels there must be room for: some more than there are.
size_t cstep_packed_rows_room(const cstep_packed_rows *rows);

/// Writes the `width * height` pixels that libpng would of a zlib stream, and anything after them. False where libpng has
/// to decide, and when memory is short.
bool cstep_packed_rows_unpack(const cstep_packed_rows *rows, const uint8_t *bytes, size_t count, uint8_t *pixels);

/// Lets the process keep memory that is freed, for what comes next, where the C library can be told so.
///
/// A picture's memory would be given back and asked for again with every picture, and its new pages take longer to come
/// than the pixels in them.
void cstep_keep_memory(void);
