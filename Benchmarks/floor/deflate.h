/* A deflate compressor for flat pictures, which sees pixels where others see bytes. */
#ifndef DEFLATE_H
#define DEFLATE_H

#include <stddef.h>
#include <stdint.h>

/* Compresses rows of `width` straight RGBA pixels, each row led by a filter byte of 0, as one zlib
 * stream. `to` must have room for `deflate_room`. Returns the count of bytes, 0 without memory. */
size_t deflate_pixels(const uint32_t *pixels, int width, int height, uint8_t *to);

/* Bytes that suffice for any picture of that size. */
size_t deflate_room(int width, int height);

#endif
