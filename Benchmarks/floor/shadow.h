/* The blurred shadow of a rounded rectangle. */
#ifndef SHADOW_H
#define SHADOW_H

#include <cairo.h>

/* A rounded rectangle, in points. */
struct box {
  double x, y, width, height, radius;
};

/* A black shadow: how far down it falls and how far it spreads, in points; a spread of b is a
 * Gaussian of standard deviation b / 2. */
struct shadow {
  double y, blur, alpha;
};

/* Draws the shadow a box throws, on a context of `scale` pixels per point. */
void draw_shadow(cairo_t *cr, struct box box, struct shadow shadow, double scale);

#endif
