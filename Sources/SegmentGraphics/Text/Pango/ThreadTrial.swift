internal import Glibc

/// Whether the system gives this process one more thread, found by starting one and waiting for it.
///
/// Pango asks fontconfig on a thread of its own, and GLib ends the process where there is none
/// (`g_thread_new`). Wraps `pthread_create`, `pthread_join`.
func canStartThread() -> Bool {
  var thread = pthread_t()
  guard unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
  pthread_join(thread, nil)
  return true
}
