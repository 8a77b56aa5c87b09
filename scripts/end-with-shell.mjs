const CHECK_INTERVAL_MS = 250;

/**
 * Sends SIGTERM to this process when the shell of `npm run` has ended: npm sends SIGTERM to that shell only, which
 * doesn't forward it. Does nothing if npm did not start the process.
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
