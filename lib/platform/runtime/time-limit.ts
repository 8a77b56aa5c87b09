/**
 * Returns a signal that aborts after a time, with a `TimeoutError`, or with another signal. Use it on the server in place
 * of `AbortSignal.any([AbortSignal.timeout(…), …])`: Node.js collects a timeout to which only that signal refers, and the
 * signal then never aborts.
 */
export function timeLimit(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    signal?.removeEventListener("abort", follow);
    limit.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  }, milliseconds);
  timer.unref();
  function follow() {
    clearTimeout(timer);
    limit.abort(signal?.reason);
  }
  if (signal?.aborted) follow();
  else signal?.addEventListener("abort", follow, { once: true });
  return limit.signal;
}
