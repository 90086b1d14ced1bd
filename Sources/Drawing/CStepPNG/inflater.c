#include "cstep_png.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct cstep_inflater {
    z_stream zlib;
    const char *message;
};

cstep_inflater *cstep_inflater_create(void) {
    cstep_inflater *inflater = calloc(1, sizeof *inflater);
    if (inflater && inflateInit(&inflater->zlib) != Z_OK) {
        free(inflater);
        return NULL;
    }
    return inflater;
}

void cstep_inflater_reset(cstep_inflater *inflater) {
    inflateReset(&inflater->zlib);
}

static uInt limited(size_t count) {
    return count < UINT_MAX ? (uInt)count : UINT_MAX;
}

bool cstep_inflate(
    cstep_inflater *inflater, const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity,
    cstep_inflated *result
) {
    z_stream *zlib = &inflater->zlib;
    zlib->next_in = (Bytef *)bytes;
    zlib->avail_in = limited(count);
    zlib->next_out = output;
    zlib->avail_out = limited(capacity);
    int status = inflate(zlib, Z_NO_FLUSH);
    *result = (cstep_inflated){
        .read = (size_t)(zlib->next_in - bytes),
        .written = (size_t)(zlib->next_out - output),
        .is_end = status == Z_STREAM_END,
    };
    inflater->message = zlib->msg ? zlib->msg : zError(status);
    // Without input or room for output there is nothing to do, which is no fault.
    return status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR;
}

const char *cstep_inflater_message(const cstep_inflater *inflater) {
    return inflater->message;
}

void cstep_inflater_destroy(cstep_inflater *inflater) {
    inflateEnd(&inflater->zlib);
    free(inflater);
}
