#include "cstep_zip.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <unzip.h>

struct cstep_zip {
    unzFile minizip;
    int descriptor;
    uint64_t count;
    /// Where minizip reads next.
    uint64_t position;
    /// minizip reads numbers byte by byte.
    uint8_t buffer[1 << 14];
    uint64_t buffer_start;
    size_t buffer_count;
    uint64_t visited;
    /// Whether the last read went past the end, which minizip does not take for an error by itself.
    bool is_short;
};

static void *open_zip(void *zip, const void *name, int mode) {
    return zip;
}

static uLong read_zip(void *opaque, void *stream, void *bytes, uLong count) {
    cstep_zip *zip = opaque;
    uLong done = 0;
    while (done < count) {
        if (zip->position < zip->buffer_start || zip->position - zip->buffer_start >= zip->buffer_count) {
            // A place that no file has, as a broken directory may name.
            if (zip->position > INT64_MAX) break;
            ssize_t filled = pread(zip->descriptor, zip->buffer, sizeof zip->buffer, (off_t)zip->position);
            if (filled < 0 && errno == EINTR) continue;
            if (filled <= 0) break;
            zip->buffer_start = zip->position;
            zip->buffer_count = (size_t)filled;
        }
        size_t from = (size_t)(zip->position - zip->buffer_start);
        size_t some = zip->buffer_count - from;
        if (some > count - done) some = count - done;
        memcpy((uint8_t *)bytes + done, zip->buffer + from, some);
        done += some;
        zip->position += some;
    }
    zip->is_short = done < count;
    return done;
}

static uLong write_zip(void *opaque, void *stream, const void *bytes, uLong count) {
    return 0;
}

static ZPOS64_T tell_zip(void *opaque, void *stream) {
    return ((cstep_zip *)opaque)->position;
}

static long seek_zip(void *opaque, void *stream, ZPOS64_T offset, int origin) {
    cstep_zip *zip = opaque;
    switch (origin) {
    case ZLIB_FILEFUNC_SEEK_CUR: offset += zip->position; break;
    case ZLIB_FILEFUNC_SEEK_END: offset += zip->count; break;
    default: break;
    }
    zip->position = offset;
    return 0;
}

static int close_zip(void *opaque, void *stream) {
    return 0;
}

static int error_of_zip(void *opaque, void *stream) {
    return ((cstep_zip *)opaque)->is_short;
}

cstep_zip *cstep_zip_open(int descriptor) {
    off_t end = lseek(descriptor, 0, SEEK_END);
    cstep_zip *zip = end < 0 ? NULL : calloc(1, sizeof *zip);
    if (!zip) return NULL;
    zip->descriptor = descriptor;
    zip->count = (uint64_t)end;
    zlib_filefunc64_def functions = {
        .zopen64_file = open_zip, .zread_file = read_zip, .zwrite_file = write_zip, .ztell64_file = tell_zip,
        .zseek64_file = seek_zip, .zclose_file = close_zip, .zerror_file = error_of_zip, .opaque = zip,
    };
    zip->minizip = unzOpen2_64(NULL, &functions);
    if (!zip->minizip) {
        free(zip);
        return NULL;
    }
    return zip;
}

bool cstep_zip_is_complete(const cstep_zip *zip) {
    unz_global_info64 info;
    return unzGetGlobalInfo64(zip->minizip, &info) == UNZ_OK && zip->visited >= info.number_entry;
}

bool cstep_zip_next(cstep_zip *zip, char *name, size_t room, cstep_entry *entry) {
    // minizip itself goes on where there are 65,535 of them.
    if (cstep_zip_is_complete(zip)) return false;
    int status = zip->visited == 0 ? unzGoToFirstFile(zip->minizip) : unzGoToNextFile(zip->minizip);
    if (status != UNZ_OK) return false;
    unz_file_info64 info;
    if (unzGetCurrentFileInfo64(zip->minizip, &info, name, (uLong)room, NULL, 0, NULL, 0) != UNZ_OK) return false;
    zip->visited += 1;
    *entry = (cstep_entry){
        .compressed_size = info.compressed_size,
        .size = info.uncompressed_size,
        .name_length = info.size_filename < room ? info.size_filename : room,
        .is_encrypted = (info.flag & 1) != 0,
        .method = (uint16_t)info.compression_method,
    };
    return true;
}

void cstep_zip_rewind(cstep_zip *zip) {
    zip->visited = 0;
}

bool cstep_zip_enter(cstep_zip *zip) {
    return unzOpenCurrentFile(zip->minizip) == UNZ_OK;
}

int cstep_zip_read(cstep_zip *zip, uint8_t *bytes, size_t room) {
    return unzReadCurrentFile(zip->minizip, bytes, room < INT_MAX ? (unsigned)room : INT_MAX);
}

bool cstep_zip_leave(cstep_zip *zip) {
    return unzCloseCurrentFile(zip->minizip) != UNZ_CRCERROR;
}

void cstep_zip_close(cstep_zip *zip) {
    unzClose(zip->minizip);
    free(zip);
}
