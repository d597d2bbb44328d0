#include <dlfcn.h>

// Of the headers of librsvg and Cairo, which bring along those of GLib and GIO.
typedef struct _RsvgHandle RsvgHandle;
typedef struct { double length; int unit; } RsvgLength;
typedef struct { double x, y, width, height; } RsvgRectangle;
typedef struct { unsigned int domain; int code; char *message; } GError;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
RsvgHandle *rsvg_handle_new_from_data(
  const unsigned char *data, unsigned long length, GError **error);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
  RsvgHandle *, int *hasWidth, RsvgLength *width, int *hasHeight, RsvgLength *height,
  int *hasViewBox, RsvgRectangle *viewBox);
int rsvg_handle_get_geometry_for_element(
  RsvgHandle *, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, GError **error);
int rsvg_handle_render_document(
  RsvgHandle *, cairo_t *, const RsvgRectangle *viewport, GError **error);
int rsvg_handle_render_element(
  RsvgHandle *, cairo_t *, const char *id, const RsvgRectangle *viewport, GError **error);
void g_object_unref(void *);
cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
void cairo_surface_destroy(cairo_surface_t *);
void cairo_surface_flush(cairo_surface_t *);
unsigned char *cairo_image_surface_get_data(cairo_surface_t *);
int cairo_image_surface_get_stride(cairo_surface_t *);
cairo_t *cairo_create(cairo_surface_t *);
void cairo_destroy(cairo_t *);
int cairo_status(cairo_t *);

#define RSVG_FUNCTIONS(function) \
  function(newHandle, rsvg_handle_new_from_data) \
  function(pixelSize, rsvg_handle_get_intrinsic_size_in_pixels) \
  function(dimensions, rsvg_handle_get_intrinsic_dimensions) \
  function(geometry, rsvg_handle_get_geometry_for_element) \
  function(renderDocument, rsvg_handle_render_document) \
  function(renderElement, rsvg_handle_render_element) \
  function(unref, g_object_unref) \
  function(newSurface, cairo_image_surface_create) \
  function(destroySurface, cairo_surface_destroy) \
  function(flush, cairo_surface_flush) \
  function(data, cairo_image_surface_get_data) \
  function(stride, cairo_image_surface_get_stride) \
  function(newContext, cairo_create) \
  function(destroyContext, cairo_destroy) \
  function(status, cairo_status)

// They are looked up in the loaded library and in those that it brings along, so that the Cairo that
// draws is librsvg's own.
typedef struct __attribute__((swift_attr("safe"))) {
#define MEMBER(name, symbol) __typeof__(&symbol) _Nonnull name;
  RSVG_FUNCTIONS(MEMBER)
#undef MEMBER
} RsvgLibrary;

// The functions in a loaded library; `missing` becomes the name of one that it lacks.
static inline RsvgLibrary rsvg_library(void *handle, const char **missing) {
  RsvgLibrary library;
#define LOOK_UP(name, symbol) \
  if (!(library.name = (__typeof__(&symbol))dlsym(handle, #symbol))) *missing = #symbol;
  RSVG_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  return library;
}
