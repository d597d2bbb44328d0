#include "files.h"

#include <fcntl.h>
#include <unistd.h>

int write_file(const char *path, struct bytes bytes) {
  const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) return 0;
  const int whole = write(file, bytes.data, bytes.count) == (ssize_t)bytes.count;
  return close(file) == 0 && whole;
}
