/// Letters of font files, over FreeType, in font units and without hints.
///
/// No function here calls back, prints or exits. A font is used by one thread at a time.

#ifndef CSTEP_FREETYPE_H
#define CSTEP_FREETYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cstep_font cstep_font;

/// Why a font cannot be opened.
typedef enum {
    CSTEP_FONT_OPEN,
    CSTEP_FONT_NOT_A_FONT,
    CSTEP_FONT_NO_SUCH_FACE,
    /// It has letters, but not as outlines.
    CSTEP_FONT_NO_OUTLINES,
    /// It does not say which letters its outlines are.
    CSTEP_FONT_NO_UNICODE,
    CSTEP_FONT_NO_MEMORY,
} cstep_font_status;

/// What a font says of itself. Heights are in font units, above the baseline; 0 where it says none.
typedef struct {
    int units_per_em;
    int cap_height;
    int ascender;
    /// Below 0 for what goes below the baseline.
    int descender;
    int line_gap;
    /// Whether it has a range of weights.
    bool has_weights;
} cstep_font_facts;

typedef enum { CSTEP_FONT_MOVE, CSTEP_FONT_LINE, CSTEP_FONT_CONIC, CSTEP_FONT_CUBIC } cstep_font_verb;

/// A part of an outline; its last point is where it ends, those before it control the curve. In 64ths of a font unit, y up.
typedef struct {
    cstep_font_verb verb;
    int32_t x[3], y[3];
} cstep_font_segment;

typedef struct {
    /// In font units.
    int32_t advance;
    /// The font's own, until it draws another letter.
    const cstep_font_segment *segments;
    size_t count;
} cstep_font_glyph;

/// A font without bytes, or NULL.
cstep_font *cstep_font_new(void);

/// Adds the next bytes of its file, before it is opened; false when memory is short.
bool cstep_font_append(cstep_font *font, const uint8_t *bytes, size_t count);

/// The bytes of its file, and how many.
const uint8_t *cstep_font_bytes(const cstep_font *font, size_t *count);

/// Opens a face of the file, from 0.
cstep_font_status cstep_font_open(cstep_font *font, long face);

cstep_font_facts cstep_font_read_facts(cstep_font *font);

/// The index of a character's letter, or 0.
uint32_t cstep_font_find(cstep_font *font, uint32_t scalar);

/// Goes to a weight, if the font has a range of them.
void cstep_font_set_weight(cstep_font *font, double weight);

/// Draws a letter; false when it is damaged, or more than `CSTEP_FONT_MOST_SEGMENTS` or `CSTEP_FONT_MOST_PARTS`.
bool cstep_font_draw(cstep_font *font, uint32_t index, cstep_font_glyph *glyph);

/// What comes between two letters, in font units.
int32_t cstep_font_kern(cstep_font *font, uint32_t left, uint32_t right);

void cstep_font_close(cstep_font *font);

#define CSTEP_FONT_MOST_SEGMENTS 32768
/// Of a letter that is made of others, all counted.
#define CSTEP_FONT_MOST_PARTS 64

#endif
