#pragma once

#include <stdio.h>
#include <unzip.h>
#include <zlib.h>

static inline voidpf cstep_zip_stream(voidpf stream, const void *name, int mode) { return stream; }

/// Reports reads that fail and, unlike minizip's own function, those past the end of the file.
static inline int cstep_zip_error(voidpf opaque, voidpf stream) { return feof((FILE *)stream) || ferror((FILE *)stream); }

/// Opens the zip in an open file; closing the zip closes the descriptor.
static inline unzFile cstep_zip_open(int descriptor) {
    zlib_filefunc64_def functions;
    fill_fopen64_filefunc(&functions);
    functions.zopen64_file = cstep_zip_stream;
    functions.zerror_file = cstep_zip_error;
    functions.opaque = fdopen(descriptor, "rb");
    return unzOpen2_64(NULL, &functions);
}
