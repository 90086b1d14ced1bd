#ifndef CSTEP_SHA256_H
#define CSTEP_SHA256_H

#include <stdalign.h>
#include <stdbool.h>

#include "cstep_digest.h"

/// The fractional parts of the cube roots of the first 64 primes.
extern alignas(16) const uint32_t cstep_sha256_constants[64];

/// Whether this processor has instructions for SHA-256 that this code knows; they may be used only then.
bool cstep_sha256_has_instructions(void);
void cstep_sha256_take_by_instructions(uint32_t state[8], const uint8_t *blocks, size_t count);

#endif
