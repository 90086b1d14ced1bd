/// PNG in and out over libpng, zlib and libdeflate, for callers that can neither call setjmp nor be jumped over.
///
/// No function here calls back, prints, exits, or jumps past its caller. Those that can fail return false and leave the
/// reason in the handle's message. Pixels are 4 bytes: red, green, blue and straight alpha, 8 bits each.

#ifndef CSTEP_PNG_H
#define CSTEP_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cstep_writer cstep_writer;

typedef struct {
    uint32_t width;
    uint32_t height;
    /// Whether every pixel counts as opaque, whatever its alpha.
    bool opaque;
    /// Whether the rows may wait until it is known how many colors they have; else the file is RGB, or RGBA. Nothing comes
    /// out as long as they do, and while they do, only rows are taken.
    bool waits_for_colors;
    /// Whether to take time for a smaller file.
    bool is_small;
} cstep_header;

/// A writer for one picture, or NULL when memory is short.
cstep_writer *cstep_writer_create(const cstep_header *header);

/// Writes everything before the pixels, at the latest with the first of them that comes out: `chunks` are the last of it.
bool cstep_writer_begin(cstep_writer *writer, const uint8_t *chunks, size_t count);

/// Takes the next `row_count` rows, from the top.
bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count);

/// Ends the picture, though not the file. All rows must have been written.
bool cstep_writer_end_pixels(cstep_writer *writer);

/// Writes any chunk: `type` is its four letters. Not between rows.
bool cstep_writer_chunk(cstep_writer *writer, const char *type, const uint8_t *bytes, size_t count);

/// The `*count` bytes that have become ready since the last `cstep_writer_drained`; valid until the next call.
const uint8_t *cstep_writer_output(const cstep_writer *writer, size_t *count);

/// Forgets the bytes that are ready.
void cstep_writer_drained(cstep_writer *writer);

/// Why the last call failed.
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
void cstep_find_changes(const uint8_t *pixels, const uint8_t *before, uint32_t width, uint32_t top, uint32_t bottom,
    cstep_changes *changes);

/// Whether an area compresses better as it is than as its changes, by a guess.
bool cstep_is_better_whole(const uint8_t *pixels, const uint8_t *before, uint32_t width, cstep_area area);

/// How the pixels of frames stand in a file: as RGBA, or as RGB if every one of them is opaque.
typedef struct {
    bool opaque;
    /// What stands for a pixel that did not change, as a pixel of the file: it shows as transparent, and no other has it.
    uint8_t key[4];
} cstep_frame_format;

/// Compressed bytes that are the caller's to destroy; `bytes` is NULL when memory is short, or where a pixel has the
/// color of the key.
typedef struct {
    uint8_t *bytes;
    size_t count;
    bool has_key;
} cstep_data;

/// The zlib stream of an area of a picture `width` pixels wide.
///
/// With `before`, a picture of the same size, the key stands for pixels that did not change.
cstep_data cstep_compress_area(const uint8_t *pixels, const uint8_t *before, uint32_t width, cstep_area area,
    cstep_frame_format format, bool is_small);

void cstep_data_destroy(cstep_data data);

/// Reads any file through libpng.
typedef struct cstep_decoder cstep_decoder;

/// A decoder of `count` bytes that must outlive it, or NULL when memory is short.
cstep_decoder *cstep_decoder_create(const uint8_t *bytes, size_t count);

/// Reads everything before the pixels. `is_deep` tells of samples of 16 bits.
bool cstep_decoder_header(cstep_decoder *decoder, uint32_t *width, uint32_t *height, bool *is_deep);

/// Reads the rest of the file into `width * height` pixels; a transparent pixel comes out all zero.
///
/// A chunk that may be skipped, and has a wrong checksum, is. `deep`, which takes as many pixels of four 16-bit samples,
/// may be NULL, and must be where the file's samples are not deep.
bool cstep_decoder_pixels(cstep_decoder *decoder, uint8_t *pixels, uint16_t *deep);

/// Why the last call failed.
const char *cstep_decoder_message(const cstep_decoder *decoder);

void cstep_decoder_destroy(cstep_decoder *decoder);

/// Reads faster what is without fault, of 8 bits a sample, not interlaced, and of moderate size.
typedef struct cstep_fast_decoder cstep_fast_decoder;

/// Over `count` bytes that must outlive it. NULL for any other file, and when memory is short: then libpng has to decide.
cstep_fast_decoder *cstep_fast_decoder_create(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/// How many pixels there must be room for: some more than there are.
size_t cstep_fast_decoder_room(const cstep_fast_decoder *decoder);

/// Writes the `width * height` pixels that libpng would, and anything after them. False where libpng has to decide.
bool cstep_fast_decoder_pixels(cstep_fast_decoder *decoder, uint8_t *pixels);

void cstep_fast_decoder_destroy(cstep_fast_decoder *decoder);

/// Lets the process keep memory that is freed, for what comes next, where the C library can be told so.
///
/// A picture's memory would be given back and asked for again with every picture, and its new pages take longer to come
/// than the pixels in them.
void cstep_keep_memory(void);

#endif
