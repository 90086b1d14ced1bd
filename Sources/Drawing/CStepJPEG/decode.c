#include "cstep_jpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// Each scan covers the whole picture; a small file can have very many.
enum { most_scans = 500 };

static const char exif_start[6] = "Exif\0";

struct cstep_jpeg {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf stop;
    bool (*is_over)(const void *);
    const void *deadline;
    char message[JMSG_LENGTH_MAX];
};

static void stop(j_common_ptr jpeg) {
    cstep_jpeg *decoder = jpeg->client_data;
    jpeg->err->format_message(jpeg, decoder->message);
    longjmp(decoder->stop, 1);
}

static void stop_at_warning(j_common_ptr jpeg, int level) {
    if (level < 0 && jpeg->err->msg_code != JWRN_EXTRANEOUS_DATA) stop(jpeg);
}

static void stop_at_many_scans_or_late(j_common_ptr jpeg) {
    cstep_jpeg *decoder = jpeg->client_data;
    if (decoder->jpeg.input_scan_number > most_scans) {
        snprintf(decoder->message, sizeof decoder->message, "more than %d scans", most_scans);
    } else if (decoder->is_over && decoder->is_over(decoder->deadline)) {
        snprintf(decoder->message, sizeof decoder->message, "there was no time to read all of it");
    } else {
        return;
    }
    longjmp(decoder->stop, 1);
}

cstep_jpeg *cstep_jpeg_create(void) {
    cstep_jpeg *decoder = calloc(1, sizeof *decoder);
    if (!decoder) return NULL;
    decoder->jpeg.err = jpeg_std_error(&decoder->errors);
    decoder->jpeg.client_data = decoder;
    decoder->errors.error_exit = stop;
    decoder->errors.emit_message = stop_at_warning;
    decoder->progress.progress_monitor = stop_at_many_scans_or_late;
    return decoder;
}

bool cstep_jpeg_read_header(cstep_jpeg *decoder, const uint8_t *file, size_t count, cstep_jpeg_header *header) {
    j_decompress_ptr jpeg = &decoder->jpeg;
    if (setjmp(decoder->stop)) return false;
    jpeg_create_decompress(jpeg);
    jpeg->progress = &decoder->progress;
    jpeg_mem_src(jpeg, file, count);
    jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(jpeg, TRUE);
    *header = (cstep_jpeg_header){
        .width = jpeg->image_width,
        .height = jpeg->image_height,
        .has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK,
        .is_inverted = jpeg->saw_Adobe_marker,
    };
    jpeg_saved_marker_ptr marker = jpeg->marker_list;
    while (marker && (marker->data_length < sizeof exif_start || memcmp(marker->data, exif_start, sizeof exif_start))) {
        marker = marker->next;
    }
    if (marker) {
        header->exif = marker->data + sizeof exif_start;
        header->exif_count = marker->data_length - sizeof exif_start;
    }
    return true;
}

bool cstep_jpeg_read_pixels(
    cstep_jpeg *decoder, uint8_t *pixels, bool (*is_over)(const void *), const void *deadline
) {
    j_decompress_ptr jpeg = &decoder->jpeg;
    decoder->is_over = is_over;
    decoder->deadline = deadline;
    if (setjmp(decoder->stop)) return false;
    // A pixel has 4 bytes in both colour spaces. The other settings are the exact ones by default.
    jpeg->out_color_space = jpeg->out_color_space == JCS_CMYK ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg_start_decompress(jpeg);
    while (jpeg->output_scanline < jpeg->output_height) {
        JSAMPROW row = pixels + (size_t)jpeg->output_scanline * jpeg->output_width * 4;
        jpeg_read_scanlines(jpeg, &row, 1);
    }
    jpeg_finish_decompress(jpeg);
    return true;
}

const char *cstep_jpeg_message(const cstep_jpeg *decoder) {
    return decoder->message;
}

void cstep_jpeg_destroy(cstep_jpeg *decoder) {
    jpeg_destroy_decompress(&decoder->jpeg);
    free(decoder);
}
