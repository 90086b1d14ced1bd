#include <libdeflate.h>
#include <zlib.h>

/// Does what zlib's `crc32` does, several times faster. packaging/link.ld puts it in that one's place, for zips and libpng.
uLong cstep_crc32(uLong checksum, const Bytef *bytes, uInt count) {
    return libdeflate_crc32((uint32_t)checksum, bytes, count);
}
