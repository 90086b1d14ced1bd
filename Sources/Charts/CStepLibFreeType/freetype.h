#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_FONT_FORMATS_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_MODULE_H
#include <stdlib.h>

// FreeType does not report every failed allocation: a letter then seems to be missing, or keeps another weight. So this
// allocator records the first failure: `user` is null until then.
static inline void *cstep_font_noted(FT_Memory memory, void *block) {
    if (!block) memory->user = memory;
    return block;
}

static inline void *cstep_font_allocate(FT_Memory memory, long size) {
    return cstep_font_noted(memory, malloc((size_t)size));
}

static inline void *cstep_font_reallocate(FT_Memory memory, long size, long grown, void *block) {
    (void)size;
    return cstep_font_noted(memory, realloc(block, (size_t)grown));
}

static inline void cstep_font_free(FT_Memory memory, void *block) {
    (void)memory;
    free(block);
}

static inline FT_Error cstep_font_open(FT_Memory memory, FT_Library *library) {
    *memory = (struct FT_MemoryRec_){NULL, cstep_font_allocate, cstep_font_free, cstep_font_reallocate};
    FT_Error fault = FT_New_Library(memory, library);
    if (!fault) FT_Add_Default_Modules(*library);
    return fault;
}
