/// Reads and writes PNG files through libpng, for callers that can neither call setjmp nor be jumped over.
///
/// A `cstep_writer` compresses pixels, and libpng writes them and all other chunks into a file. A `cstep_decoder` reads
/// any file through libpng; `cstep_packed_rows` decompresses the pixels of common files through libdeflate. No function
/// prints, exits, jumps past its caller, or calls back except to check a deadline. A function that fails returns false;
/// writers and decoders then have a message. A pixel is 4 bytes: red, green, blue and straight alpha, 8 bits each.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes a PNG file into memory.
typedef struct cstep_writer cstep_writer;

/// Describes a picture to be written.
typedef struct {
    uint32_t width, height;
    /// Pixels per metre, in both directions.
    uint32_t density;
    /// True if every pixel is opaque, whatever its alpha.
    bool is_opaque;
    /// True if rows may be kept until their colours are counted, which may make the file grey or give it a palette;
    /// false for RGB or RGBA. As long as rows are kept, the writer has no bytes and accepts no chunks.
    bool waits_for_colors;
    /// True if libpng filters and compresses the rows, at zlib's level 6. Excludes `waits_for_colors`.
    bool uses_libpng;
} cstep_picture;

/// Returns a writer of an empty file, or NULL when out of memory.
cstep_writer *cstep_writer_create(void);

/// Adds a text in UTF-8 to the chunks before the pixels: an iTXt chunk without compression or a language.
bool cstep_writer_text(cstep_writer *writer, const char *keyword, const char *words);

/// Begins the picture, once: 8 bits per sample, not interlaced, in sRGB.
bool cstep_writer_begin(cstep_writer *writer, cstep_picture picture);

/// Writes a chunk, whose data may be empty.
bool cstep_writer_chunk(cstep_writer *writer, const uint8_t type[4], const uint8_t *data, size_t count);

/// Adds the next `row_count` rows, from the top down.
bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count);

/// Ends the picture, once, after all rows were added. Writes IEND only if libpng compresses.
bool cstep_writer_end(cstep_writer *writer);

/// Returns the `*count` bytes that are ready, valid until the next call.
const uint8_t *cstep_writer_bytes(const cstep_writer *writer, size_t *count);

/// Discards the bytes that are ready.
void cstep_writer_took(cstep_writer *writer);

/// Returns why the last call failed, or NULL if it was out of memory.
const char *cstep_writer_message(const cstep_writer *writer);

void cstep_writer_destroy(cstep_writer *writer);

/// A rectangle of a picture: columns from `x` and rows from `y` on.
typedef struct {
    uint32_t x, y, width, height;
} cstep_area;

/// The differences between two pictures of the same size.
typedef struct {
    /// The smallest area with every pixel that differs, valid if there are any.
    cstep_area area;
    /// The number of pixels that differ.
    size_t pixel_count;
    /// True if one of them is not opaque in `picture`.
    bool has_alpha;
} cstep_changes;

/// Adds the differences of the rows from `top` up to, but not including, `bottom`.
void cstep_find_changes(const void *picture, const void *previous, uint32_t width, uint32_t top, uint32_t bottom,
    cstep_changes *changes);

/// True if an estimate says that an area compresses better with all pixels than with only the changed ones.
bool cstep_is_better_whole(const void *picture, const void *previous, uint32_t width, cstep_area area);

/// Compressed bytes, to be freed by the caller; NULL after a failure.
typedef struct {
    uint8_t *bytes;
    size_t count;
    /// True if compression failed because a pixel has the colour of the key.
    bool has_key;
} cstep_data;

/// Compresses an area of a picture `width` pixels wide into a zlib stream of RGBA, or of RGB if `channels` is 3.
///
/// Pixels that equal those of `previous`, of the same size, are written as `key`, which a viewer shows as transparent:
/// no other pixel may have it. NULL writes all pixels. Fails when out of memory, and when `is_over(deadline)`, called
/// every few rows, returns true. No struct groups the arguments: Swift converts arrays to pointers only as arguments.
cstep_data cstep_compress_area(const void *picture, const void *previous, uint32_t width, cstep_area area,
    size_t channels, const uint8_t key[4], bool (*is_over)(const void *), const void *deadline);

/// Reads a PNG file through libpng.
typedef struct cstep_decoder cstep_decoder;

/// Returns a decoder of `count` bytes, which must outlive it, or NULL when out of memory. A strict decoder also fails
/// on errors that libpng calls benign: those despite which all pixels can be read.
cstep_decoder *cstep_decoder_create(const uint8_t *bytes, size_t count, bool is_strict);

/// Reads all chunks before the pixels. `*is_deep` becomes true if samples have 16 bits.
bool cstep_decoder_header(cstep_decoder *decoder, uint32_t *width, uint32_t *height, bool *is_deep);

/// Reads the rest of the file into `width * height` pixels; a fully transparent pixel becomes all zero.
///
/// An ancillary chunk with a wrong checksum is ignored. `deep` receives the samples of a deep file, four per pixel; it
/// may be NULL, and must be for other files. Fails when `is_over(deadline)`, called before each row, returns true.
bool cstep_decoder_pixels(cstep_decoder *decoder, uint8_t *pixels, uint16_t *deep, bool (*is_over)(const void *),
    const void *deadline);

/// Returns why the last call failed.
const char *cstep_decoder_message(const cstep_decoder *decoder);

void cstep_decoder_destroy(cstep_decoder *decoder);

/// The layout of a file's rows, which are not interlaced and have 8 bits per sample.
typedef struct {
    uint32_t width, height;
    /// Samples per pixel: 1, grey or a palette's index; 2, grey and alpha; 3, RGB; 4, RGBA.
    size_t channels;
    /// The pixels of all 256 sample values, if `channels` is 1.
    const uint8_t *colors;
} cstep_packed_rows;

/// Returns the number of pixels that the buffer for unpacking must hold, a few more than the picture has.
size_t cstep_packed_rows_room(const cstep_packed_rows *rows);

/// Decompresses a zlib stream into the same `width * height` pixels as libpng; the buffer's rest is undefined. Returns
/// false if libpng must decide whether the stream is valid, and when out of memory.
bool cstep_packed_rows_unpack(const cstep_packed_rows *rows, const uint8_t *bytes, size_t count, uint8_t *pixels);

/// Makes the C library keep freed memory for later allocations, if it is glibc.
///
/// Otherwise every picture gets its memory from the system again, which takes longer than to compute its pixels.
void cstep_keep_memory(void);
