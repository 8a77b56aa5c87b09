const CHECK_INTERVAL_MS = 250;

/**
 * Sends this process SIGTERM when the shell that npm started it in has ended: npm passes SIGTERM on to that shell only,
 * and the shell ends without passing it on. Does nothing where npm did not start the process.
 */
export function endWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
