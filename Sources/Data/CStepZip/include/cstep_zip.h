/// Zip files in, over minizip, for callers that can hand no functions to C.
///
/// No function here calls back, prints or exits, and nothing is ever written.

#ifndef CSTEP_ZIP_H
#define CSTEP_ZIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cstep_zip cstep_zip;

/// What the directory says of an entry.
typedef struct {
    uint64_t compressed_size;
    uint64_t size;
    /// Of the name, which may be cut short: at most as many bytes as there was room for.
    size_t name_length;
    bool is_encrypted;
    /// 0 is stored, 8 is deflate.
    uint16_t method;
} cstep_entry;

/// A zip in a file that can be sought in and outlives it, or NULL when it is none.
cstep_zip *cstep_zip_open(int descriptor);

/// Goes to the first entry, or to the next; false past the last, or where the directory is broken.
bool cstep_zip_next(cstep_zip *zip, char *name, size_t room, cstep_entry *entry);

/// Goes back to before the first entry.
void cstep_zip_rewind(cstep_zip *zip);

/// Whether all entries have been there, as many as the zip says.
bool cstep_zip_is_complete(const cstep_zip *zip);

/// Opens the entry that it is at.
bool cstep_zip_enter(cstep_zip *zip);

/// Unpacks the next bytes of the open entry: how many, 0 at its end, or less than 0 when it is broken.
int cstep_zip_read(cstep_zip *zip, uint8_t *bytes, size_t room);

/// Closes the open entry. False when all of it was read and its checksum is wrong.
bool cstep_zip_leave(cstep_zip *zip);

void cstep_zip_close(cstep_zip *zip);

#endif
