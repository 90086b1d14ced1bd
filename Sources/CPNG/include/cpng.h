/// PNG in and out over libpng and zlib, for callers that can neither call setjmp nor be jumped over.
///
/// No function here calls back, prints, exits, or jumps past its caller. Those that can fail return false and leave the
/// reason in the handle's message. Pixels are 4 bytes: red, green, blue and straight alpha, 8 bits each.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cpng_writer cpng_writer;

typedef enum {
    cpng_fast,
    cpng_default,
    cpng_small,
} cpng_compression;

typedef struct {
    uint32_t width;
    uint32_t height;
    /// Whether alpha is left out of the file.
    bool opaque;
    uint32_t pixels_per_metre;
    cpng_compression compression;
} cpng_header;

/// A writer for one picture, or NULL when memory is short.
cpng_writer *cpng_writer_create(const cpng_header *header);

/// Writes everything before the pixels. The texts, in UTF-8, go into iTXt chunks; NULL leaves the chunk out.
bool cpng_writer_begin(cpng_writer *writer, const char *software, const char *title, const char *description);

/// Takes the next `row_count` rows, from the top.
bool cpng_writer_rows(cpng_writer *writer, const uint8_t *pixels, size_t row_count);

/// Ends the picture, though not the file. All rows must have been written.
bool cpng_writer_end_pixels(cpng_writer *writer);

/// Writes any chunk: `type` is its four letters. Not between rows.
bool cpng_writer_chunk(cpng_writer *writer, const char *type, const uint8_t *bytes, size_t count);

/// The `*count` bytes that have become ready since the last `cpng_writer_drained`; valid until the next call.
const uint8_t *cpng_writer_output(const cpng_writer *writer, size_t *count);

/// Forgets the bytes that are ready.
void cpng_writer_drained(cpng_writer *writer);

/// Why the last call failed.
const char *cpng_writer_message(const cpng_writer *writer);

void cpng_writer_destroy(cpng_writer *writer);

/// Columns from `x` and rows from `y` of a picture.
typedef struct {
    uint32_t x, y, width, height;
} cpng_area;

/// Where two pictures of the same size differ.
typedef struct {
    /// The smallest area that holds every pixel that differs.
    cpng_area area;
    size_t pixel_count;
    /// Whether all of them are opaque in the later picture.
    bool are_opaque;
} cpng_changes;

/// Compares rows `first_row` up to `end_row`; false when they are equal. Pixels of both start at row 0.
bool cpng_find_changes(const uint8_t *pixels, const uint8_t *before, uint32_t width, uint32_t first_row,
    uint32_t end_row, cpng_changes *changes);

/// Compressed bytes that are the caller's to destroy; `bytes` is NULL when memory is short.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpng_data;

/// The zlib stream of an area of a picture `width` pixels wide, as RGBA.
///
/// With `before`, a picture of the same size, pixels that did not change are left out: they are transparent.
cpng_data cpng_compress_area(const uint8_t *pixels, const uint8_t *before, uint32_t width, cpng_area area,
    cpng_compression compression);

void cpng_data_destroy(cpng_data data);

/// The checksum of a chunk: of its type and data, which follow each other.
uint32_t cpng_crc(const uint8_t *bytes, size_t count);

/// Unpacks one zlib stream after another.
typedef struct cpng_inflater cpng_inflater;

/// What a call has come to.
typedef struct {
    /// How many bytes of the input were taken, and how many of the output filled.
    size_t read, written;
    bool is_end;
} cpng_inflated;

/// NULL when memory is short.
cpng_inflater *cpng_inflater_create(void);

/// Starts another stream.
void cpng_inflater_reset(cpng_inflater *inflater);

/// Unpacks until the input is used up, the output is full, or the stream ends. False when the stream is broken.
bool cpng_inflate(cpng_inflater *inflater, const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity,
    cpng_inflated *result);

/// Why the last call failed.
const char *cpng_inflater_message(const cpng_inflater *inflater);

void cpng_inflater_destroy(cpng_inflater *inflater);

typedef struct cpng_reader cpng_reader;

/// A reader over `count` bytes that must outlive it, or NULL when memory is short.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count);

/// Reads everything before the pixels.
bool cpng_reader_header(cpng_reader *reader, uint32_t *width, uint32_t *height);

/// Reads the rest of the file into `width * height` pixels; a transparent pixel comes out all zero.
bool cpng_reader_pixels(cpng_reader *reader, uint8_t *pixels);

/// Why the last call failed.
const char *cpng_reader_message(const cpng_reader *reader);

void cpng_reader_destroy(cpng_reader *reader);

#endif
