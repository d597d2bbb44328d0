/* The strip of the product's first example: three segments of 72, 140 and 72 pt, the look `pill`,
 * the middle one selected, at three pixels per point. Lengths are points, y grows downward. */
#ifndef SCENE_H
#define SCENE_H

#include <cairo.h>
#include <pango/pangocairo.h>

enum { SCALE = 3, STRIP_WIDTH = 284, STRIP_HEIGHT = 32 };

/* How text reaches the surface. */
enum text_style {
  TEXT_GLYPHS,  /* cairo's glyph cache, glyphs on whole pixels */
  TEXT_OUTLINES /* filled outlines, as the product places them */
};

/* Draws the strip on a context whose unit is a pixel. */
void draw_strip(cairo_t *cr, PangoLayout *label, enum text_style style);

#endif
