// Preloaded: the allocation number FAIL_AT fails, of those of at least FAIL_SIZE bytes. With FAIL_IN, of those only that C
// code asks for: libraries, and the functions of the program whose addresses it lists, as in `1f00-1f80,2000-2040`; not
// Swift or the system. Leaves the file FAIL_MARK, which says who asked.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *others[] = {
    "libswift", "libstdc++", "libdispatch", "libBlocksRuntime", "libgcc", "libc.", "libc-", "libm.", "ld-", "libpthread",
};

static struct { unsigned long start, end; } functions[1024];
static int function_count, only_c;

static void read_functions(const char *text) {
    only_c = 1;
    while (*text && function_count < (int)(sizeof functions / sizeof *functions)) {
        char *rest;
        functions[function_count].start = strtoul(text, &rest, 16);
        functions[function_count++].end = strtoul(rest + 1, &rest, 16);
        text = *rest ? rest + 1 : rest;
    }
}

// The name of the file that an address is in, and where in it.
static const char *place_of(void *address, unsigned long *offset) {
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname) return "";
    const char *slash = strrchr(info.dli_fname, '/');
    *offset = (char *)address - (char *)info.dli_fbase;
    return slash ? slash + 1 : info.dli_fname;
}

static int looks_like_c(void *address) {
    unsigned long offset = 0;
    const char *file = place_of(address, &offset);
    if (strncmp(file, "lib", 3) == 0 || strncmp(file, "ld-", 3) == 0) {
        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            if (strncmp(file, others[i], strlen(others[i])) == 0) return 0;
        }
        return 1;
    }
    for (int i = 0; i < function_count; i++) {
        if (offset > functions[i].start && offset <= functions[i].end) return 1;
    }
    return 0;
}

// Of a place that has asked before the answer is known: to look for its file each time takes longer than the command.
static int is_c(void *address) {
    static unsigned long answers[1 << 14];
    unsigned long place = (unsigned long)address, *answer = &answers[place % (sizeof answers / sizeof *answers)];
    unsigned long known = __atomic_load_n(answer, __ATOMIC_RELAXED);
    if (known >> 1 == place) return known & 1;
    known = place << 1 | (unsigned long)looks_like_c(address);
    __atomic_store_n(answer, known, __ATOMIC_RELAXED);
    return known & 1;
}

static int fails(size_t size, void *caller) {
    static long at = -1, least, count;
    if (at < 0) {
        const char *place = getenv("FAIL_AT"), *bytes = getenv("FAIL_SIZE");
        at = place ? atol(place) : 0;
        least = bytes ? atol(bytes) : 0;
        if (getenv("FAIL_IN")) read_functions(getenv("FAIL_IN"));
    }
    if (at == 0 || (long)size < least || (only_c && !is_c(caller))) return 0;
    if (__sync_add_and_fetch(&count, 1) != at) return 0;
    int mark = open(getenv("FAIL_MARK"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (mark >= 0) {
        unsigned long offset = 0;
        const char *file = place_of(caller, &offset);
        dprintf(mark, "%zu bytes for %s+0x%lx", size, file, offset);
        close(mark);
    }
    errno = ENOMEM;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define CALLER __builtin_return_address(0)

void *malloc(size_t size) {
    static void *(*next)(size_t);
    if (!next) next = NEXT(malloc);
    return fails(size, CALLER) ? NULL : next(size);
}

// dlsym allocates with calloc before there is one.
extern void *__libc_calloc(size_t, size_t);
void *calloc(size_t count, size_t size) { return fails(count * size, CALLER) ? NULL : __libc_calloc(count, size); }

void *realloc(void *old, size_t size) {
    static void *(*next)(void *, size_t);
    if (!next) next = NEXT(realloc);
    return fails(size, CALLER) ? NULL : next(old, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    static int (*next)(void **, size_t, size_t);
    if (!next) next = NEXT(posix_memalign);
    return fails(size, CALLER) ? ENOMEM : next(result, alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    static void *(*next)(size_t, size_t);
    if (!next) next = NEXT(aligned_alloc);
    return fails(size, CALLER) ? NULL : next(alignment, size);
}
