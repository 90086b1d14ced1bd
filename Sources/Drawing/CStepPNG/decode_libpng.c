#include "cstep_png.h"
#include "message.h"
#include "pixels.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

enum {
    idat = 0x49444154,
    // The bytes of IDAT that libpng may read after the last row, as it decompresses all of the stream.
    most_surplus = 16384,
};

struct cstep_decoder {
    png_structp png;
    png_infop info;
    const uint8_t *next;
    size_t left;
    // The bytes of IDAT that were read after the last row.
    size_t surplus;
    char message[message_capacity];
};

static bool has_all_rows(cstep_decoder *decoder) {
    // After the seventh pass of an interlaced picture, libpng does not count rows.
    return png_get_current_pass_number(decoder->png) == 7
        || png_get_current_row_number(decoder->png) == png_get_image_height(decoder->png, decoder->info);
}

/// libpng's read function.
static void supply(png_structp png, png_bytep target, size_t count) {
    cstep_decoder *decoder = png_get_io_ptr(png);
    if (count > decoder->left) png_error(png, "the file ends too early");
    bool is_in_idat = png_get_io_chunk_type(png) == idat
        && (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_DATA;
    if (is_in_idat && has_all_rows(decoder)) {
        decoder->surplus += count;
        if (decoder->surplus > most_surplus) png_chunk_error(png, "too much data after the last row");
    }
    memcpy(target, decoder->next, count);
    decoder->next += count;
    decoder->left -= count;
}

cstep_decoder *cstep_decoder_create(const uint8_t *bytes, size_t count, bool is_strict) {
    cstep_decoder *decoder = calloc(1, sizeof *decoder);
    if (!decoder) return NULL;
    decoder->next = bytes;
    decoder->left = count;
    decoder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, decoder->message, keep_error, ignore_warning);
    if (decoder->png) decoder->info = png_create_info_struct(decoder->png);
    if (!decoder->info) {
        cstep_decoder_destroy(decoder);
        return NULL;
    }
    png_set_read_fn(decoder->png, decoder, supply);
    if (is_strict) png_set_benign_errors(decoder->png, 0);
    return decoder;
}

bool cstep_decoder_header(cstep_decoder *decoder, uint32_t *width, uint32_t *height, bool *is_deep) {
    png_structp png = decoder->png;
    if (setjmp(png_jmpbuf(png))) return false;
    // The caller checks the size, and can report it.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    // Only tRNS affects pixels. libpng would keep other ancillary chunks decompressed, maybe a thousand times as large.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, decoder->info);
    *is_deep = png_get_bit_depth(png, decoder->info) == 16;
    *width = png_get_image_width(png, decoder->info);
    *height = png_get_image_height(png, decoder->info);
    return true;
}

/// Rounds 16-bit samples to 8 bits as libpng does, to nearest. Fully transparent pixels become all zero in `deep`.
static void reduce_to_8_bits(uint16_t *deep, uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++, deep += 4, pixels += pixel_bytes) {
        if (deep[3] == 0) memset(deep, 0, 4 * sizeof *deep);
        for (int channel = 0; channel < 4; channel++) pixels[channel] = (deep[channel] * 255u + 32895) >> 16;
    }
}

bool cstep_decoder_pixels(
    cstep_decoder *decoder, uint8_t *pixels, uint16_t *deep, bool (*is_over)(const void *), const void *deadline
) {
    png_structp png = decoder->png;
    if (setjmp(png_jmpbuf(png))) return false;
    png_set_expand(png);
    if (!deep) {
        png_set_scale_16(png);
    } else if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) {
        png_set_swap(png);
    }
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, deep ? 65535 : 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, decoder->info);

    size_t row_bytes = png_get_rowbytes(png, decoder->info);
    uint8_t *rows = deep ? (uint8_t *)deep : pixels;
    uint32_t height = png_get_image_height(png, decoder->info);
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            if (is_over(deadline)) png_error(png, "there was no time to read all of it");
            png_read_row(png, rows + y * row_bytes, NULL);
        }
    }
    size_t count = (size_t)png_get_image_width(png, decoder->info) * height;
    if (deep) reduce_to_8_bits(deep, pixels, count);
    clear_transparent(pixels, count);
    png_read_end(png, NULL);
    return true;
}

const char *cstep_decoder_message(const cstep_decoder *decoder) {
    return decoder->message;
}

void cstep_decoder_destroy(cstep_decoder *decoder) {
    if (decoder->png) png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
    free(decoder);
}
