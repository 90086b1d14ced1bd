// The pixels go through a zlib stream of our own.

#include "palette_probe.h"
#include "cstep_png.h"
#include "pixels.h"
#include "stream.h"

#include <stdlib.h>
#include <string.h>

enum {
    // A palette takes room itself, and saves some bits a run. Measured on spots of random colors.
    palette_runs_per_color = 4,
    least_palette_runs = 8,
};

struct cstep_writer {
    uint32_t width;
    // Rows, until the picture's kind is known.
    bool is_waiting;
    cstep_palette_probe probe;
    uint16_t *indices;
    uint8_t *row;

    cstep_kind kind;
    cstep_stream stream;
};

enum { grey = 0, true_color = 2, indexed = 3, grey_alpha = 4, true_color_alpha = 6 };

static bool begin(cstep_writer *writer, uint8_t color_type) {
    static const uint8_t channels[] = {
        [grey] = 1, [true_color] = 3, [indexed] = 1, [grey_alpha] = 2, [true_color_alpha] = 4,
    };
    writer->kind.color_type = color_type;
    writer->is_waiting = false;
    bool is_plain = color_type != true_color && color_type != true_color_alpha;
    return cstep_stream_init(&writer->stream, writer->width, channels[color_type], is_plain);
}

// MARK: Few colors

static const uint8_t *waiting_color(const cstep_writer *writer, size_t index) {
    return (const uint8_t *)&writer->probe.colors[index];
}

/// Writes the rows that waited; of each pixel `channels` bytes, which stand at `samples[index]`.
static bool write_waiting(cstep_writer *writer, const uint8_t samples[][pixel_bytes], size_t channels) {
    size_t width = writer->width, place = 0, times;
    while ((times = cstep_palette_probe_row(&writer->probe, &place, writer->indices)) > 0) {
        for (size_t x = 0; x < width; x++) {
            memcpy(writer->row + channels * x, samples[writer->indices[x]], channels);
        }
        for (; times > 0; times--) {
            bool is_done = writer->stream.rows.is_plain ? cstep_stream_plain_row(&writer->stream, writer->row)
                : cstep_stream_rows(&writer->stream, writer->row, 0, 1);
            if (!is_done) return false;
        }
    }
    cstep_palette_probe_free(&writer->probe);
    writer->probe = (cstep_palette_probe){0};
    return true;
}

static bool write_true_color(cstep_writer *writer, bool is_opaque) {
    return begin(writer, is_opaque ? true_color : true_color_alpha)
        && write_waiting(writer, (const uint8_t (*)[pixel_bytes])writer->probe.colors, pixel_bytes);
}

static bool write_palette(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_palette_colors][pixel_bytes];
    cstep_kind *kind = &writer->kind;
    for (int opaque = 0; opaque < 2; opaque++) {
        for (size_t index = 0; index < probe->color_count; index++) {
            const uint8_t *color = waiting_color(writer, index);
            if ((color[3] == 255) != opaque) continue;
            memcpy(kind->colors[kind->color_count], color, 3);
            kind->alphas[kind->color_count] = color[3];
            samples[index][0] = (uint8_t)kind->color_count++;
        }
        if (!opaque) kind->alpha_count = kind->color_count;
    }
    return begin(writer, indexed) && write_waiting(writer, samples, 1);
}

static bool write_grey(cstep_writer *writer) {
    const cstep_palette_probe *probe = &writer->probe;
    uint8_t samples[most_colors][pixel_bytes];
    for (size_t index = 0; index < probe->color_count; index++) {
        samples[index][0] = waiting_color(writer, index)[0];
        samples[index][1] = waiting_color(writer, index)[3];
    }
    return begin(writer, probe->are_opaque ? grey : grey_alpha)
        && write_waiting(writer, samples, probe->are_opaque ? 1 : 2);
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

cstep_writer *cstep_writer_create(uint32_t width, bool is_opaque, bool waits_for_colors) {
    cstep_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->width = width;
    bool is_ready;
    if (waits_for_colors) {
        writer->is_waiting = true;
        writer->indices = malloc(width * sizeof *writer->indices);
        writer->row = malloc(width * (size_t)pixel_bytes);
        is_ready = cstep_palette_probe_init(&writer->probe, width, is_opaque) && writer->indices && writer->row;
    } else {
        is_ready = begin(writer, is_opaque ? true_color : true_color_alpha);
    }
    if (!is_ready) {
        cstep_writer_destroy(writer);
        return NULL;
    }
    return writer;
}

bool cstep_writer_rows(cstep_writer *writer, const uint8_t *pixels, size_t row_count) {
    size_t stride = pixel_bytes * (size_t)writer->width;
    for (; writer->is_waiting && row_count > 0; row_count--, pixels += stride) {
        if (cstep_palette_probe_take(&writer->probe, pixels)) continue;
        if (!write_true_color(writer, writer->probe.is_opaque)) return false;
        break;
    }
    return writer->is_waiting || cstep_stream_rows(&writer->stream, pixels, stride, row_count);
}

bool cstep_writer_end(cstep_writer *writer) {
    return (!writer->is_waiting || write_few_colors(writer)) && cstep_stream_end(&writer->stream);
}

const cstep_kind *cstep_writer_kind(const cstep_writer *writer) {
    return writer->is_waiting ? NULL : &writer->kind;
}

const uint8_t *cstep_writer_output(const cstep_writer *writer, size_t *count) {
    *count = writer->stream.output.count;
    return writer->stream.output.bytes;
}

void cstep_writer_took(cstep_writer *writer, size_t count) {
    if (count == 0) return;
    bit_output *output = &writer->stream.output;
    output->count -= count;
    memmove(output->bytes, output->bytes + count, output->count);
}

void cstep_writer_destroy(cstep_writer *writer) {
    cstep_stream_free(&writer->stream);
    cstep_palette_probe_free(&writer->probe);
    free(writer->indices);
    free(writer->row);
    free(writer);
}
