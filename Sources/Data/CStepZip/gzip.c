#include "cstep_zip.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct cstep_gzip {
    z_stream stream;
};

cstep_gzip *cstep_gzip_open(void) {
    cstep_gzip *gzip = calloc(1, sizeof *gzip);
    // 16 asks for gzip's own header and checksum.
    if (gzip && inflateInit2(&gzip->stream, 16 + MAX_WBITS) == Z_OK) return gzip;
    free(gzip);
    return NULL;
}

int cstep_gzip_read(
    cstep_gzip *gzip, const uint8_t *packed, size_t count, uint8_t *bytes, size_t room, size_t *taken, bool *is_over) {
    z_stream *stream = &gzip->stream;
    uInt given = count < INT_MAX ? (uInt)count : INT_MAX, free = room < INT_MAX ? (uInt)room : INT_MAX;
    stream->next_in = (Bytef *)packed;
    stream->avail_in = given;
    stream->next_out = bytes;
    stream->avail_out = free;
    int status = inflate(stream, Z_NO_FLUSH);
    *taken = given - stream->avail_in;
    *is_over = status == Z_STREAM_END;
    if (*is_over) status = inflateReset(stream);
    return status == Z_OK || status == Z_BUF_ERROR ? (int)(free - stream->avail_out) : -1;
}

void cstep_gzip_close(cstep_gzip *gzip) {
    inflateEnd(&gzip->stream);
    free(gzip);
}
