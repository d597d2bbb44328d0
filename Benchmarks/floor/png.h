/* A PNG writer for one kind of picture: 8-bit RGBA, no filter, one IDAT. */
#ifndef PNG_H
#define PNG_H

#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes of a file on the heap; `data` is NULL if there was no room. */
struct bytes {
  uint8_t *data;
  size_t count;
};

/* Encodes an ARGB32 surface. */
struct bytes encode_png(cairo_surface_t *surface);

#endif
