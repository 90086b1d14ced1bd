#include "cstep_freetype.h"

#include <stdlib.h>
#include <string.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_FONT_FORMATS_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

struct cstep_font {
    uint8_t *bytes;
    size_t size, room;
    FT_Library library;
    FT_Face face;
    /// Whether letters may be made of others.
    bool is_truetype;
    /// Of a font with a range of weights; NULL otherwise.
    FT_MM_Var *axes;
    FT_Fixed *coordinates;
    FT_UInt weight_axis;
    cstep_font_segment *segments;
    size_t count, capacity;
};

cstep_font *cstep_font_new(void) {
    return calloc(1, sizeof(cstep_font));
}

bool cstep_font_append(cstep_font *font, const uint8_t *bytes, size_t count) {
    if (count > font->room - font->size) {
        size_t room = font->size + count > font->room * 2 ? font->size + count : font->room * 2;
        uint8_t *grown = realloc(font->bytes, room);
        if (!grown) return false;
        font->bytes = grown;
        font->room = room;
    }
    if (count > 0) memcpy(font->bytes + font->size, bytes, count);
    font->size += count;
    return true;
}

const uint8_t *cstep_font_bytes(const cstep_font *font, size_t *count) {
    *count = font->size;
    return font->bytes;
}

/// Whether the bytes are TrueType or OpenType, or a collection of these: none of the other formats that FreeType reads.
static bool is_sfnt(const uint8_t *bytes, size_t size) {
    if (size < 12) return false;
    uint32_t tag = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
    return tag == 0x00010000 || tag == FT_MAKE_TAG('O', 'T', 'T', 'O') || tag == FT_MAKE_TAG('t', 'r', 'u', 'e') ||
        tag == FT_MAKE_TAG('t', 't', 'c', 'f');
}

/// Finds the axis of weights. A font of broken axes has one weight.
static void find_weights(cstep_font *font) {
    if (!FT_HAS_MULTIPLE_MASTERS(font->face) || FT_Get_MM_Var(font->face, &font->axes)) return;
    for (FT_UInt i = 0; i < font->axes->num_axis; i++) {
        if (font->axes->axis[i].tag != FT_MAKE_TAG('w', 'g', 'h', 't')) continue;
        font->weight_axis = i;
        font->coordinates = malloc(font->axes->num_axis * sizeof *font->coordinates);
        break;
    }
    if (!font->coordinates) return;
    for (FT_UInt i = 0; i < font->axes->num_axis; i++) font->coordinates[i] = font->axes->axis[i].def;
}

cstep_font_status cstep_font_open(cstep_font *font, long face) {
    if (!is_sfnt(font->bytes, font->size)) return CSTEP_FONT_NOT_A_FONT;
    if (FT_Init_FreeType(&font->library)) return CSTEP_FONT_NO_MEMORY;
    FT_Face first;
    if (FT_New_Memory_Face(font->library, font->bytes, (FT_Long)font->size, 0, &first)) return CSTEP_FONT_NOT_A_FONT;
    FT_Long count = first->num_faces;
    if (face == 0) {
        font->face = first;
    } else {
        FT_Done_Face(first);
        // The bits above the lowest 16 would choose a named instance.
        if (face < 0 || face >= count || face > 0xFFFF) return CSTEP_FONT_NO_SUCH_FACE;
        if (FT_New_Memory_Face(font->library, font->bytes, (FT_Long)font->size, face, &font->face)) {
            font->face = NULL;
            return CSTEP_FONT_NOT_A_FONT;
        }
    }
    if (!FT_IS_SCALABLE(font->face) || font->face->units_per_EM == 0) return CSTEP_FONT_NO_OUTLINES;
    if (FT_Select_Charmap(font->face, FT_ENCODING_UNICODE)) return CSTEP_FONT_NO_UNICODE;
    font->is_truetype = strcmp(FT_Get_Font_Format(font->face), "TrueType") == 0;
    find_weights(font);
    return CSTEP_FONT_OPEN;
}

cstep_font_facts cstep_font_read_facts(cstep_font *font) {
    FT_Face face = font->face;
    cstep_font_facts facts = {
        .units_per_em = face->units_per_EM,
        .ascender = face->ascender,
        .descender = face->descender,
        .has_weights = font->coordinates != NULL,
    };
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    if (os2 && os2->version != 0xFFFF) {
        facts.ascender = os2->sTypoAscender;
        facts.descender = os2->sTypoDescender;
        facts.line_gap = os2->sTypoLineGap;
        if (os2->version >= 2) facts.cap_height = os2->sCapHeight;
    }
    return facts;
}

uint32_t cstep_font_find(cstep_font *font, uint32_t scalar) {
    return FT_Get_Char_Index(font->face, scalar);
}

void cstep_font_set_weight(cstep_font *font, double weight) {
    if (!font->coordinates) return;
    const FT_Var_Axis *axis = &font->axes->axis[font->weight_axis];
    FT_Fixed value = (FT_Fixed)(weight * 65536);
    if (value > axis->maximum) value = axis->maximum;
    if (value < axis->minimum) value = axis->minimum;
    font->coordinates[font->weight_axis] = value;
    // A font that cannot go there stays where it was.
    FT_Set_Var_Design_Coordinates(font->face, font->axes->num_axis, font->coordinates);
}

// Font units, and no hints, colours or pictures of letters.
static const FT_Int32 plain = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_NO_AUTOHINT;

/// Counts what a letter is made of, down to `depth`; false where it is more than `left`. FreeType would go on for as long
/// as the font wants.
static bool count_parts(cstep_font *font, FT_UInt index, int depth, int *left) {
    if (--*left < 0 || depth == 0) return false;
    if (FT_Load_Glyph(font->face, index, plain | FT_LOAD_NO_RECURSE)) return false;
    FT_GlyphSlot slot = font->face->glyph;
    if (slot->format != FT_GLYPH_FORMAT_COMPOSITE) return true;
    FT_UInt count = slot->num_subglyphs;
    if (count > (FT_UInt)*left) return false;
    // Loading one of them forgets the others.
    FT_UInt parts[CSTEP_FONT_MOST_PARTS];
    for (FT_UInt i = 0; i < count; i++) {
        FT_UInt flags;
        FT_Int x, y;
        FT_Int part;
        FT_Matrix transform;
        if (FT_Get_SubGlyph_Info(slot, i, &part, &flags, &x, &y, &transform)) return false;
        parts[i] = (FT_UInt)part;
    }
    for (FT_UInt i = 0; i < count; i++) {
        if (!count_parts(font, parts[i], depth - 1, left)) return false;
    }
    return true;
}

static int add(cstep_font *font, cstep_font_verb verb, const FT_Vector *a, const FT_Vector *b, const FT_Vector *c) {
    if (font->count == font->capacity) {
        size_t capacity = font->capacity > 0 ? font->capacity * 2 : 64;
        if (capacity > CSTEP_FONT_MOST_SEGMENTS) return 1;
        cstep_font_segment *segments = realloc(font->segments, capacity * sizeof *segments);
        if (!segments) return 1;
        font->segments = segments;
        font->capacity = capacity;
    }
    cstep_font_segment *segment = &font->segments[font->count++];
    const FT_Vector *points[] = {a, b, c};
    *segment = (cstep_font_segment){.verb = verb};
    for (int i = 0; i < 3 && points[i]; i++) {
        segment->x[i] = (int32_t)points[i]->x;
        segment->y[i] = (int32_t)points[i]->y;
    }
    return 0;
}

static int move_to(const FT_Vector *to, void *font) {
    return add(font, CSTEP_FONT_MOVE, to, NULL, NULL);
}

static int line_to(const FT_Vector *to, void *font) {
    return add(font, CSTEP_FONT_LINE, to, NULL, NULL);
}

static int conic_to(const FT_Vector *control, const FT_Vector *to, void *font) {
    return add(font, CSTEP_FONT_CONIC, control, to, NULL);
}

static int cubic_to(const FT_Vector *control1, const FT_Vector *control2, const FT_Vector *to, void *font) {
    return add(font, CSTEP_FONT_CUBIC, control1, control2, to);
}

bool cstep_font_draw(cstep_font *font, uint32_t index, cstep_font_glyph *glyph) {
    int left = CSTEP_FONT_MOST_PARTS;
    if (font->is_truetype && !count_parts(font, index, 8, &left)) return false;
    if (FT_Load_Glyph(font->face, index, plain)) return false;
    FT_GlyphSlot slot = font->face->glyph;
    if (slot->format != FT_GLYPH_FORMAT_OUTLINE) return false;
    FT_Outline_Funcs pen = {
        .move_to = move_to, .line_to = line_to, .conic_to = conic_to, .cubic_to = cubic_to,
        // Points between two control points are halfway, which is not always a whole font unit.
        .shift = 6,
    };
    font->count = 0;
    if (FT_Outline_Decompose(&slot->outline, &pen, font)) return false;
    glyph->advance = (int32_t)slot->metrics.horiAdvance;
    glyph->segments = font->segments;
    glyph->count = font->count;
    return true;
}

int32_t cstep_font_kern(cstep_font *font, uint32_t left, uint32_t right) {
    FT_Vector kern;
    if (!FT_HAS_KERNING(font->face) || FT_Get_Kerning(font->face, left, right, FT_KERNING_UNSCALED, &kern)) return 0;
    return (int32_t)kern.x;
}

void cstep_font_close(cstep_font *font) {
    if (!font) return;
    if (font->axes) FT_Done_MM_Var(font->library, font->axes);
    if (font->face) FT_Done_Face(font->face);
    if (font->library) FT_Done_FreeType(font->library);
    free(font->coordinates);
    free(font->segments);
    free(font->bytes);
    free(font);
}
