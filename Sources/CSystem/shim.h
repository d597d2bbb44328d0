#include <malloc.h>
#include <sys/auxv.h>
#include <unistd.h>

// A function, as Swift takes no variable that any thread may change.
static inline char **initial_environment(void) {
  extern char **environ;
  return environ;
}
