/// Which filter makes a band smallest: tried out.

#ifndef CSTEP_CHOOSE_H
#define CSTEP_CHOOSE_H

#include "band.h"
#include "match.h"

typedef struct {
    const block_tables *tables;
    cstep_matcher matcher;
    /// What the last bands' tokens were, the more the later.
    block_counts recent;
    // The trial under way.
    token tokens[2048];
    token_list list;
    block_counts counts;
    uint32_t extra_bits;
} cstep_chooser;

void cstep_chooser_init(cstep_chooser *chooser, const block_tables *tables);

/// Gives the band the filter that is best; a plain one keeps its own.
void cstep_chooser_choose(cstep_chooser *chooser, cstep_band *band);

#endif
