/* What is drawn, at three pixels per point. Lengths are points, y grows downward. */
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

/* Draws the strip of the product's first example on a context whose unit is a pixel: three segments
 * of 72, 140 and 72 pt, the look `pill`, the middle one selected. */
void draw_strip(cairo_t *cr, PangoLayout *label, enum text_style style);

/* The height of a segment's own image: an icon, then a label, 4 pt of air above and below. */
enum { SEGMENT_HEIGHT = 24 };

/* The width of a segment's image in whole points, 8 pt of air at both sides. */
int segment_width(PangoLayout *label);

/* Draws a segment's image; the star may come ready as a mask of `star_mask`, or is NULL. */
void draw_segment(cairo_t *cr, PangoLayout *label, cairo_surface_t *star);

/* The coverage of a segment image's star. */
cairo_surface_t *star_mask(void);

#endif
