#include "cstep_png.h"
#include "pixels.h"

#include <libdeflate.h>
#include <stdlib.h>

// A file of a usual kind without any fault, read whole at once. Whatever else there is has its turn with libpng, which
// decides what is wrong: so nothing here is taken that libpng would refuse, but for some lists of code lengths, and codes,
// that zlib calls invalid and libdeflate does not. What they unpack to still bears out the stream's checksum.

enum {
    signature_bytes = 8,
    chunk_overhead = 12,
    // For pictures whose rows take more, the memory for all of them is not worth the time.
    most_row_bytes = 64 << 20,
    // libpng takes chunks of any kind up to here.
    most_chunk_bytes = 8000000,
};

#define TYPE(a, b, c, d) ((uint32_t)(a) << 24 | (b) << 16 | (c) << 8 | (d))

typedef enum { grey = 0, rgb = 2, palette = 3, grey_alpha = 4, rgba = 6 } color_type;

/// Compressed pixels: the chunks from `first` on.
typedef struct {
    const uint8_t *first;
    size_t chunk_count, byte_count;
} compressed;

struct cstep_fast_decoder {
    uint32_t width, height;
    color_type type;
    // Of a pixel in the file, and of a row with the byte that names its filter.
    size_t channels, row_bytes;
    // Of colour types whose pixels are a byte: what each byte means.
    uint8_t colors[256][pixel_bytes];
    compressed pixels;
};

typedef struct chunk {
    uint32_t type;
    const uint8_t *data;
    size_t count;
} chunk;

static uint32_t number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool is_letter(uint8_t byte) {
    uint8_t lower = byte | 0x20;
    return 'a' <= lower && lower <= 'z';
}

/// Takes the next chunk if it is whole and intact.
static bool next_chunk(const uint8_t **next, const uint8_t *end, chunk *chunk) {
    const uint8_t *bytes = *next;
    size_t left = end - bytes;
    if (left < chunk_overhead) return false;
    size_t count = number(bytes);
    if (count > left - chunk_overhead) return false;
    for (int i = 4; i < 8; i++) if (!is_letter(bytes[i])) return false;
    if (libdeflate_crc32(0, bytes + 4, count + 4) != number(bytes + 8 + count)) return false;
    *chunk = (struct chunk){.type = number(bytes + 4), .data = bytes + 8, .count = count};
    *next = bytes + chunk_overhead + count;
    return true;
}

static bool read_header(cstep_fast_decoder *decoder, const chunk *header) {
    if (header->type != TYPE('I', 'H', 'D', 'R') || header->count != 13) return false;
    const uint8_t *data = header->data;
    static const uint8_t channels[7] = {1, 0, 3, 1, 2, 0, 4};
    // 8 bits a sample, and of compression, filters and interlacing the first kind.
    if (data[8] != 8 || data[9] > rgba || !channels[data[9]] || data[10] || data[11] || data[12]) return false;
    decoder->width = number(data);
    decoder->height = number(data + 4);
    decoder->type = data[9];
    decoder->channels = channels[data[9]];
    if (decoder->width == 0 || decoder->width > most_row_bytes) return false;
    decoder->row_bytes = 1 + decoder->channels * decoder->width;
    return decoder->height != 0 && decoder->height <= most_row_bytes / decoder->row_bytes;
}

/// The colours of PLTE; whatever index is beyond them is opaque black.
static bool read_palette(cstep_fast_decoder *decoder, const chunk *chunk) {
    if (chunk->count == 0 || chunk->count % 3 != 0 || chunk->count > 3 * 256) return false;
    for (size_t i = 0; i < 256; i++) {
        uint8_t *color = decoder->colors[i];
        if (3 * i < chunk->count) memcpy(color, chunk->data + 3 * i, 3);
        color[3] = 255;
    }
    return true;
}

/// The alpha of a palette with `color_count` colours.
static bool read_transparency(cstep_fast_decoder *decoder, const chunk *chunk, size_t color_count) {
    if (chunk->count == 0 || chunk->count > color_count) return false;
    for (size_t i = 0; i < chunk->count; i++) {
        decoder->colors[i][3] = chunk->data[i];
        if (chunk->data[i] == 0) memset(decoder->colors[i], 0, pixel_bytes);
    }
    return true;
}

/// Whether all chunks are in their places.
static bool read_chunks(cstep_fast_decoder *decoder, const uint8_t *bytes, size_t count) {
    compressed *pixels = &decoder->pixels;
    const uint8_t *next = bytes + signature_bytes, *end = bytes + count;
    chunk chunk;
    if (!next_chunk(&next, end, &chunk) || !read_header(decoder, &chunk)) return false;
    size_t row_bytes = decoder->height * decoder->row_bytes;
    size_t most = row_bytes < most_chunk_bytes ? most_chunk_bytes : row_bytes;
    size_t color_count = 0;
    bool has_transparency = false, is_after_pixels = false;
    for (;;) {
        const uint8_t *start = next;
        if (!next_chunk(&next, end, &chunk) || chunk.count > most) return false;
        bool is_pixels = chunk.type == TYPE('I', 'D', 'A', 'T');
        is_after_pixels |= pixels->first && !is_pixels;
        if (is_pixels) {
            if (is_after_pixels || chunk.count == 0) return false;
            if (!pixels->first) pixels->first = start;
            pixels->chunk_count++;
            pixels->byte_count += chunk.count;
            if (pixels->byte_count > most) return false;
        } else if (chunk.type == TYPE('P', 'L', 'T', 'E')) {
            if (decoder->type != palette || color_count || is_after_pixels) return false;
            if (!read_palette(decoder, &chunk)) return false;
            color_count = chunk.count / 3;
        } else if (chunk.type == TYPE('t', 'R', 'N', 'S')) {
            if (decoder->type != palette || has_transparency || is_after_pixels) return false;
            if (!read_transparency(decoder, &chunk, color_count)) return false;
            has_transparency = true;
        } else if (chunk.type == TYPE('I', 'E', 'N', 'D')) {
            return chunk.count == 0 && pixels->first && (decoder->type != palette || color_count);
        } else if (!(chunk.type >> 24 & 0x20)) {
            return false;
        }
    }
}

/// Whether all of `bytes` unpack to exactly `row_bytes` bytes.
static bool inflate_all(const uint8_t *bytes, size_t count, uint8_t *rows, size_t row_bytes) {
    // zlib, other than libdeflate, lets nothing reach back farther than the stream says.
    if (count < 2 || (bytes[0] >> 4 < 7 && row_bytes > (size_t)256 << (bytes[0] >> 4))) return false;
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (!decompressor) return false;
    size_t taken = 0;
    bool is_sound = libdeflate_zlib_decompress_ex(decompressor, bytes, count, rows, row_bytes, &taken, NULL)
            == LIBDEFLATE_SUCCESS
        && taken == count;
    libdeflate_free_decompressor(decompressor);
    return is_sound;
}

/// Unpacks the rows as they were before compression; false when they are not all there, or with an unknown filter.
static bool unpack(cstep_fast_decoder *decoder, uint8_t *rows) {
    const compressed *pixels = &decoder->pixels;
    size_t row_bytes = decoder->height * decoder->row_bytes;
    const uint8_t *bytes = pixels->first + 8;
    uint8_t *gathered = NULL;
    if (pixels->chunk_count > 1) {
        gathered = malloc(pixels->byte_count);
        if (!gathered) return false;
        const uint8_t *next = pixels->first;
        uint8_t *target = gathered;
        for (size_t i = 0, count; i < pixels->chunk_count; i++, next += chunk_overhead + count, target += count) {
            count = number(next);
            memcpy(target, next + 8, count);
        }
        bytes = gathered;
    }
    bool is_sound = inflate_all(bytes, pixels->byte_count, rows, row_bytes);
    free(gathered);
    if (!is_sound) return false;
    for (size_t start = 0; start < row_bytes; start += decoder->row_bytes) {
        if (rows[start] > 4) return false;
    }
    return true;
}

cstep_fast_decoder *cstep_fast_decoder_create(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    if (count < signature_bytes || memcmp(bytes, "\x89PNG\r\n\x1a\n", signature_bytes) != 0) return NULL;
    cstep_fast_decoder *decoder = calloc(1, sizeof *decoder);
    if (!decoder) return NULL;
    if (!read_chunks(decoder, bytes, count)) {
        free(decoder);
        return NULL;
    }
    *width = decoder->width;
    *height = decoder->height;
    return decoder;
}

size_t cstep_fast_decoder_room(const cstep_fast_decoder *decoder) {
    // The bytes that name filters, too.
    return decoder->width * (size_t)decoder->height + (decoder->height + pixel_bytes - 1) / pixel_bytes;
}

void cstep_fast_decoder_destroy(cstep_fast_decoder *decoder) {
    free(decoder);
}

// Filters: https://www.w3.org/TR/png-3/#9Filter-types. A pixel has up to 4 bytes, which are worked on together.

typedef uint8_t pixel __attribute__((vector_size(4)));
typedef int16_t wide __attribute__((vector_size(8)));

static inline pixel load(const uint8_t *bytes, size_t channels) {
    pixel pixel = {0};
    memcpy(&pixel, bytes, channels);
    return pixel;
}

static inline wide widened(pixel pixel) {
    return __builtin_convertvector(pixel, wide);
}

static inline wide distance(wide a, wide b) {
    wide difference = a - b, sign = difference >> 15;
    return (difference ^ sign) - sign;
}

/// What Paeth predicts from the pixels to the left, above, and above the left one.
static inline pixel predicted(pixel left, pixel above, pixel corner) {
    wide a = widened(left), b = widened(above), c = widened(corner);
    wide p = a + b - c;
    wide to_a = distance(p, a), to_b = distance(p, b), to_c = distance(p, c);
    wide is_a = (to_a <= to_b) & (to_a <= to_c), is_b = to_b <= to_c;
    wide nearest = (a & is_a) | (~is_a & ((b & is_b) | (c & ~is_b)));
    return __builtin_convertvector(nearest, pixel);
}

/// Undoes the filter of the row of `count` bytes that follows the filter's name. `above` is the row above it, as it turned
/// out, and then becomes this row.
__attribute__((always_inline))
static inline void unfilter(const uint8_t *restrict filtered, uint8_t *restrict above, size_t count, size_t channels) {
    pixel a = {0}, b, c = {0};
    uint8_t filter = *filtered++;
    switch (filter) {
    case 0:
        memcpy(above, filtered, count);
        break;
    case 1:
        for (size_t i = 0; i < count; i += channels) {
            a += load(filtered + i, channels);
            memcpy(above + i, &a, channels);
        }
        break;
    case 2:
        for (size_t i = 0; i < count; i++) above[i] += filtered[i];
        break;
    case 3:
        for (size_t i = 0; i < count; i += channels) {
            b = load(above + i, channels);
            // The mean, rounded down, within 8 bits.
            a = load(filtered + i, channels) + (a & b) + ((a ^ b) >> 1);
            memcpy(above + i, &a, channels);
        }
        break;
    case 4:
        for (size_t i = 0; i < count; i += channels) {
            b = load(above + i, channels);
            a = load(filtered + i, channels) + predicted(a, b, c);
            memcpy(above + i, &a, channels);
            c = b;
        }
        break;
    }
}

static void take_byte(const uint8_t *row, uint8_t *pixels, size_t width, const uint8_t colors[256][pixel_bytes]) {
    for (size_t x = 0; x < width; x++) memcpy(pixels + pixel_bytes * x, colors[row[x]], pixel_bytes);
}

static void take_grey_alpha(const uint8_t *row, uint8_t *pixels, size_t width) {
    for (size_t x = 0; x < width; x++) {
        uint8_t alpha = row[2 * x + 1], value = alpha ? row[2 * x] : 0;
        uint8_t pixel[pixel_bytes] = {value, value, value, alpha};
        memcpy(pixels + pixel_bytes * x, pixel, pixel_bytes);
    }
}

static void take_rgb(const uint8_t *row, uint8_t *pixels, size_t width) {
    const pixel opaque = {0, 0, 0, 255};
    for (size_t x = 0; x < width; x++) {
        pixel color = load(row + 3 * x, 3) | opaque;
        memcpy(pixels + pixel_bytes * x, &color, pixel_bytes);
    }
}

static void take_rgba(const uint8_t *row, uint8_t *pixels, size_t width) {
    memcpy(pixels, row, pixel_bytes * width);
    clear_transparent(pixels, width);
}

/// Makes pixels of the rows, which are at the end of the pixels' own memory: row by row, what is written ends where
/// what is still to be read begins, or before.
__attribute__((always_inline))
static inline void take_rows(
    const cstep_fast_decoder *decoder, const uint8_t *rows, uint8_t *row, uint8_t *pixels, size_t channels
) {
    size_t width = decoder->width;
    for (uint32_t y = 0; y < decoder->height; y++, pixels += pixel_bytes * width) {
        unfilter(rows + y * decoder->row_bytes, row, channels * width, channels);
        switch (channels) {
        case 1: take_byte(row, pixels, width, decoder->colors); break;
        case 2: take_grey_alpha(row, pixels, width); break;
        case 3: take_rgb(row, pixels, width); break;
        default: take_rgba(row, pixels, width); break;
        }
    }
}

bool cstep_fast_decoder_pixels(cstep_fast_decoder *decoder, uint8_t *pixels) {
    uint8_t *rows = pixels + pixel_bytes * cstep_fast_decoder_room(decoder) - decoder->height * decoder->row_bytes;
    if (!unpack(decoder, rows)) return false;
    if (decoder->type == grey) {
        for (int i = 0; i < 256; i++) {
            uint8_t color[pixel_bytes] = {i, i, i, 255};
            memcpy(decoder->colors[i], color, pixel_bytes);
        }
    }
    // Above the first row all is 0.
    uint8_t *row = calloc(decoder->width, pixel_bytes);
    if (!row) return false;
    switch (decoder->channels) {
    case 1: take_rows(decoder, rows, row, pixels, 1); break;
    case 2: take_rows(decoder, rows, row, pixels, 2); break;
    case 3: take_rows(decoder, rows, row, pixels, 3); break;
    default: take_rows(decoder, rows, row, pixels, 4); break;
    }
    free(row);
    return true;
}
