#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pixman.h>

// Of cairo-ft.h, which brings along the headers of fontconfig and FreeType, that belong to CPango.
struct _FcPattern;
cairo_font_face_t *cairo_ft_font_face_create_for_pattern(struct _FcPattern *pattern);
