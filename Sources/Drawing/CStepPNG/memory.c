#include "cstep_png.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

void cstep_keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
