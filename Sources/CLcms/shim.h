#include <dlfcn.h>
#include <lcms2.h>

// Swift does not import macros that are sums of shifts.
enum { pixels_bgra = TYPE_BGRA_8, pixels_grey = TYPE_GRAY_8 };

// The functions of Little CMS that are called, by the name they have here and the library's own.
#define COLOR_FUNCTIONS(function) \
  function(openProfile, cmsOpenProfileFromMem) \
  function(newSRGB, cmsCreate_sRGBProfile) \
  function(newRGB, cmsCreateRGBProfile) \
  function(closeProfile, cmsCloseProfile) \
  function(colorSpace, cmsGetColorSpace) \
  function(info, cmsGetProfileInfoASCII) \
  function(newGamma, cmsBuildGamma) \
  function(freeGamma, cmsFreeToneCurve) \
  function(newTransform, cmsCreateTransform) \
  function(transform, cmsDoTransform) \
  function(deleteTransform, cmsDeleteTransform)

// They are looked up in a library that is loaded when the first picture needs it: naming one outside
// `__typeof__` would load it with the program.
typedef struct __attribute__((swift_attr("safe"))) {
#define MEMBER(name, symbol) __typeof__(&symbol) _Nonnull name;
  COLOR_FUNCTIONS(MEMBER)
#undef MEMBER
} ColorLibrary;

// The functions in a loaded library; `missing` becomes the name of one that it lacks.
static inline ColorLibrary color_library(void *handle, const char **missing) {
  ColorLibrary library;
#define LOOK_UP(name, symbol) \
  if (!(library.name = (__typeof__(&symbol))dlsym(handle, #symbol))) *missing = #symbol;
  COLOR_FUNCTIONS(LOOK_UP)
#undef LOOK_UP
  return library;
}
