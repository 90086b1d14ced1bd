#include "cstep_jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct encoder {
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jmp_buf stop;
};

static void stop(j_common_ptr jpeg) {
    struct encoder *encoder = jpeg->client_data;
    longjmp(encoder->stop, 1);
}

static void discard_message(j_common_ptr jpeg) { (void)jpeg; }

uint8_t *cstep_jpeg_write(
    const void *pixels, uint32_t width, uint32_t height, uint16_t density, int quality, size_t *count
) {
    struct encoder *encoder = calloc(1, sizeof *encoder);
    if (!encoder) return NULL;
    // Volatile, because it changes after setjmp.
    unsigned char *volatile file = NULL;
    unsigned char *written = NULL;
    unsigned long size = 0;
    encoder->jpeg.err = jpeg_std_error(&encoder->errors);
    encoder->jpeg.client_data = encoder;
    encoder->errors.error_exit = stop;
    encoder->errors.output_message = discard_message;
    if (!setjmp(encoder->stop)) {
        j_compress_ptr jpeg = &encoder->jpeg;
        jpeg_create_compress(jpeg);
        jpeg_mem_dest(jpeg, &written, &size);
        jpeg->image_width = width;
        jpeg->image_height = height;
        jpeg->input_components = 4;
        jpeg->in_color_space = JCS_EXT_RGBX;
        jpeg_set_defaults(jpeg);
        jpeg_set_quality(jpeg, quality, TRUE);
        jpeg->dct_method = JDCT_ISLOW;
        // 1 is for pixels per inch.
        jpeg->density_unit = 1;
        jpeg->X_density = density;
        jpeg->Y_density = density;
        // No chroma subsampling.
        jpeg->comp_info[0].h_samp_factor = 1;
        jpeg->comp_info[0].v_samp_factor = 1;
        jpeg_start_compress(jpeg, TRUE);
        while (jpeg->next_scanline < jpeg->image_height) {
            JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg->next_scanline * width * 4;
            jpeg_write_scanlines(jpeg, &row, 1);
        }
        jpeg_finish_compress(jpeg);
        file = written;
        *count = size;
    }
    jpeg_destroy_compress(&encoder->jpeg);
    free(encoder);
    return file;
}
