// The pixels go through a zlib stream of our own, in chunks that are framed here, as are all others.

#include "palette_probe.h"
#include "cstep_png.h"
#include "pixels.h"
#include "stream.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
    idat_capacity = 65536,
    // How much of a picture of few colors may wait.
    most_waiting_bytes = 98304,
    // A palette takes room itself, and saves some bits a run. Measured on spots of random colors.
    palette_runs_per_color = 4,
    least_palette_runs = 8,
};

static const char out_of_memory[] = "out of memory";

struct cstep_writer {
    cstep_header header;
    // Those before the pixels that do not depend on these.
    uint8_t *chunks;
    size_t chunk_bytes;
    const char *message;

    // What the caller has not yet drained.
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;

    // Rows, until the picture's kind is known.
    bool is_waiting;
    cstep_palette_probe probe;

    // Becomes IDAT chunks.
    cstep_stream stream;
    uint16_t *indices;
    uint8_t *row;
    bool is_ended;
};

static bool fail(cstep_writer *writer, const char *message) {
    writer->message = message;
    return false;
}

// MARK: Chunks

static bool append(cstep_writer *writer, const void *bytes, size_t count) {
    if (count > writer->output_capacity - writer->output_count) {
        size_t capacity = 2 * writer->output_capacity + count;
        uint8_t *output = realloc(writer->output, capacity);
        if (!output) return fail(writer, out_of_memory);
        writer->output = output;
        writer->output_capacity = capacity;
    }
    if (count > 0) memcpy(writer->output + writer->output_count, bytes, count);
    writer->output_count += count;
    return true;
}

static void store_number(uint8_t *bytes, uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) *bytes++ = (uint8_t)(number >> shift);
}

bool cstep_writer_chunk(cstep_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
    uint8_t head[8], checksum[4];
    store_number(head, (uint32_t)count);
    memcpy(head + 4, type, 4);
    uLong crc = crc32_z(0, head + 4, 4);
    // zlib would begin anew where there are no bytes.
    if (count > 0) crc = crc32_z(crc, bytes, count);
    store_number(checksum, (uint32_t)crc);
    return append(writer, head, sizeof head) && append(writer, bytes, count)
        && append(writer, checksum, sizeof checksum);
}

/// Writes whole IDAT chunks, and at the end what is left.
static bool write_idats(cstep_writer *writer, bool is_end) {
    const bit_output *output = &writer->stream.output;
    size_t position = 0;
    while (output->count - position >= (is_end ? 1 : idat_capacity)) {
        size_t count = min(output->count - position, idat_capacity);
        if (!cstep_writer_chunk(writer, "IDAT", output->bytes + position, count)) return false;
        position += count;
    }
    cstep_stream_took(&writer->stream, position);
    return true;
}

// MARK: Before the pixels

enum { grey = 0, true_color = 2, indexed = 3, grey_alpha = 4, true_color_alpha = 6 };

/// What the colors of a palette are; those that are not opaque come first.
typedef struct {
    uint8_t colors[most_palette_colors][3];
    uint8_t alphas[most_palette_colors];
    size_t count, clear_count;
} color_palette;

static bool write_palette_chunks(cstep_writer *writer, const color_palette *palette) {
    return cstep_writer_chunk(writer, "PLTE", palette->colors[0], 3 * palette->count)
        && (palette->clear_count == 0 || cstep_writer_chunk(writer, "tRNS", palette->alphas, palette->clear_count));
}

/// Writes everything before the pixels.
static bool begin_stream(cstep_writer *writer, uint8_t color_type, const color_palette *palette, size_t channels) {
    static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}, perceptual[] = {0};
    const cstep_header *header = &writer->header;
    // Compression, filter and interlacing are 0.
    uint8_t fields[13] = {[8] = 8, color_type};
    store_number(fields, header->width);
    store_number(fields + 4, header->height);
    bool is_plain = color_type != true_color && color_type != true_color_alpha;
    return append(writer, signature, sizeof signature) && cstep_writer_chunk(writer, "IHDR", fields, sizeof fields)
        && cstep_writer_chunk(writer, "sRGB", perceptual, sizeof perceptual)
        && (!palette || write_palette_chunks(writer, palette)) && append(writer, writer->chunks, writer->chunk_bytes)
        && (cstep_stream_init(&writer->stream, header->width, channels, is_plain, header->is_small)
            || fail(writer, out_of_memory));
}

static bool begin_true_color(cstep_writer *writer, bool is_opaque) {
    return begin_stream(writer, is_opaque ? true_color : true_color_alpha, NULL, is_opaque ? 3 : 4);
}

// MARK: Few colors

static const uint8_t *waiting_color(const cstep_writer *writer, size_t index) {
    return (const uint8_t *)&writer->probe.colors[index];
}

/// Writes the rows that waited; of each pixel `channels` bytes, which stand at `samples[index]`.
static bool write_waiting(cstep_writer *writer, const uint8_t samples[][pixel_bytes], size_t channels) {
    size_t width = writer->header.width;
    cstep_palette_rows rows = {.probe = &writer->probe};
    while (cstep_palette_rows_next(&rows, writer->indices)) {
        for (size_t x = 0; x < width; x++) {
            memcpy(writer->row + channels * x, samples[writer->indices[x]], channels);
        }
        bool is_done = writer->stream.rows.is_plain ? cstep_stream_plain_row(&writer->stream, writer->row)
            : cstep_stream_rows(&writer->stream, writer->row, 0, 1);
        if (!is_done) return fail(writer, out_of_memory);
        if (!write_idats(writer, false)) return false;
    }
    cstep_palette_probe_free(&writer->probe);
    writer->probe = (cstep_palette_probe){0};
    writer->is_waiting = false;
    return true;
}

static bool write_true_color(cstep_writer *writer, bool is_opaque) {
    return begin_true_color(writer, is_opaque)
        && write_waiting(writer, (const uint8_t (*)[pixel_bytes])writer->probe.colors, pixel_bytes);
}

static bool write_palette(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_palette_colors][pixel_bytes];
    color_palette palette = {.count = 0};
    for (int opaque = 0; opaque < 2; opaque++) {
        for (size_t index = 0; index < probe->color_count; index++) {
            const uint8_t *color = waiting_color(writer, index);
            if ((color[3] == 255) != opaque) continue;
            memcpy(palette.colors[palette.count], color, 3);
            palette.alphas[palette.count] = color[3];
            samples[index][0] = (uint8_t)palette.count++;
        }
        if (!opaque) palette.clear_count = palette.count;
    }
    return begin_stream(writer, indexed, &palette, 1) && write_waiting(writer, samples, 1);
}

static bool write_grey(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_colors][pixel_bytes];
    for (size_t index = 0; index < probe->color_count; index++) {
        samples[index][0] = waiting_color(writer, index)[0];
        samples[index][1] = waiting_color(writer, index)[3];
    }
    size_t channels = probe->are_opaque ? 1 : 2;
    return begin_stream(writer, probe->are_opaque ? grey : grey_alpha, NULL, channels)
        && write_waiting(writer, samples, channels);
}

/// All rows have come while they waited: the smallest kind that holds them.
static bool write_few_colors(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    bool pays = probe->color_count <= most_palette_colors
        && probe->run_count >= palette_runs_per_color * probe->color_count + least_palette_runs;
    if (probe->are_grey && (probe->are_opaque || !pays)) return write_grey(writer);
    return pays ? write_palette(writer) : write_true_color(writer, probe->are_opaque);
}

// MARK: Entries

cstep_writer *cstep_writer_create(const cstep_header *header) {
    cstep_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->header = *header;
    bool ready = true;
    if (header->waits_for_colors) {
        writer->is_waiting = true;
        writer->indices = malloc(header->width * sizeof *writer->indices);
        writer->row = malloc(header->width * (size_t)pixel_bytes);
        ready = cstep_palette_probe_init(&writer->probe, header->width, header->opaque, most_waiting_bytes)
            && writer->indices && writer->row;
    }
    if (!ready) {
        cstep_writer_destroy(writer);
        return NULL;
    }
    return writer;
}

bool cstep_writer_begin(cstep_writer *writer, const uint8_t *chunks, size_t count) {
    writer->chunks = malloc(count);
    if (!writer->chunks) return fail(writer, out_of_memory);
    memcpy(writer->chunks, chunks, count);
    writer->chunk_bytes = count;
    return writer->is_waiting || begin_true_color(writer, writer->header.opaque);
}

bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count) {
    size_t stride = pixel_bytes * (size_t)writer->header.width;
    for (; writer->is_waiting && row_count > 0; row_count--, pixels += stride) {
        if (cstep_palette_probe_take(&writer->probe, pixels)) continue;
        if (!write_true_color(writer, writer->header.opaque)) return false;
        break;
    }
    if (writer->is_waiting) return true;
    return (cstep_stream_rows(&writer->stream, pixels, stride, row_count) || fail(writer, out_of_memory))
        && write_idats(writer, false);
}

bool cstep_writer_end_pixels(cstep_writer *writer) {
    if (writer->is_ended) return fail(writer, "the pixels have ended before");
    writer->is_ended = true;
    return (!writer->is_waiting || write_few_colors(writer))
        && (cstep_stream_end(&writer->stream) || fail(writer, out_of_memory)) && write_idats(writer, true);
}

const uint8_t *cstep_writer_output(const cstep_writer *writer, size_t *count) {
    *count = writer->output_count;
    return writer->output;
}

void cstep_writer_drained(cstep_writer *writer) {
    writer->output_count = 0;
}

const char *cstep_writer_message(const cstep_writer *writer) {
    return writer->message;
}

void cstep_writer_destroy(cstep_writer *writer) {
    free(writer->chunks);
    cstep_stream_free(&writer->stream);
    cstep_palette_probe_free(&writer->probe);
    free(writer->indices);
    free(writer->row);
    free(writer->output);
    free(writer);
}
