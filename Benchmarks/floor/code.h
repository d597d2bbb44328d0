/* Prefix codes and the bits they are written in. */
#ifndef CODE_H
#define CODE_H

#include <stdint.h>
#include <string.h>

enum { LITERALS = 286, DISTANCES = 30 };

/* What stands for each symbol, the first bit lowest; a length of 0 for one that is not used. */
struct code {
  uint8_t lengths[LITERALS];
  uint16_t words[LITERALS];
};

/* Makes the code for symbols used so often; no length is above 15. */
struct code make_code(const uint32_t *uses, int symbols);

/* Where bits go; up to 31 are held back. */
struct bits {
  uint64_t held;
  int count;
  uint8_t *to;
};

/* Puts up to 32 bits. */
static inline void put_bits(struct bits *bits, uint32_t value, int count) {
  bits->held |= (uint64_t)value << bits->count;
  bits->count += count;
  if (bits->count < 32) return;
  const uint32_t low = (uint32_t)bits->held;
  memcpy(bits->to, &low, sizeof low);
  bits->to += sizeof low;
  bits->held >>= 32;
  bits->count -= 32;
}

/* Puts what is held back, filled up to a whole byte. */
static inline void end_bits(struct bits *bits) {
  for (; bits->count > 0; bits->count -= 8, bits->held >>= 8) *bits->to++ = (uint8_t)bits->held;
}

#endif
