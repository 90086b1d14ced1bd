// Preloaded: the allocation number FAIL_AT of those of at least FAIL_SIZE bytes fails, and leaves the file FAIL_MARK.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static int fails(size_t size) {
    static long at = -1, least, count;
    if (at < 0) {
        const char *place = getenv("FAIL_AT"), *bytes = getenv("FAIL_SIZE");
        at = place ? atol(place) : 0;
        least = bytes ? atol(bytes) : 0;
    }
    if (at == 0 || (long)size < least || __sync_add_and_fetch(&count, 1) != at) return 0;
    int mark = open(getenv("FAIL_MARK"), O_WRONLY | O_CREAT, 0600);
    if (mark >= 0) close(mark);
    errno = ENOMEM;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

void *malloc(size_t size) {
    static void *(*next)(size_t);
    if (!next) next = NEXT(malloc);
    return fails(size) ? NULL : next(size);
}

// dlsym allocates with calloc before there is one.
extern void *__libc_calloc(size_t, size_t);
void *calloc(size_t count, size_t size) { return fails(count * size) ? NULL : __libc_calloc(count, size); }

void *realloc(void *old, size_t size) {
    static void *(*next)(void *, size_t);
    if (!next) next = NEXT(realloc);
    return fails(size) ? NULL : next(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    static int (*next)(void **, size_t, size_t);
    if (!next) next = NEXT(posix_memalign);
    return fails(size) ? ENOMEM : next(result, alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    static void *(*next)(size_t, size_t);
    if (!next) next = NEXT(aligned_alloc);
    return fails(size) ? NULL : next(alignment, size);
}
