#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pixman.h>

// Of cairo-ft.h, which brings along the headers of fontconfig and FreeType, that belong to CPango.
struct _FcPattern;
cairo_font_face_t *cairo_ft_font_face_create_for_pattern(struct _FcPattern *pattern);
// An `FT_Face`.
void *cairo_ft_scaled_font_lock_face(cairo_scaled_font_t *scaled_font);
void cairo_ft_scaled_font_unlock_face(cairo_scaled_font_t *scaled_font);
