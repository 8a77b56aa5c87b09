import { setTimeout as delay } from "node:timers/promises";
import { isRunning } from "./process";

const checkEveryMs = 500;
const stableAfterMs = 60_000;
const longestPauseMs = 30_000;

/** `end` stops watching and returns the id of the latest process. */
export type Supervisor = { end(): Promise<number> };

/** Checks twice a second whether the server runs, and restarts it, with increasing pauses after failures. */
export function superviseServer(
  first: number,
  restart: () => Promise<number>,
  onEvent: (message: string) => void,
): Supervisor {
  const ending = new AbortController();
  const { signal } = ending;
  let pid = first;

  async function restartOnce() {
    onEvent("The database server stopped unexpectedly; restarting it");
    try {
      pid = await restart();
      onEvent("The database server runs again");
    } catch (error) {
      onEvent(`The database server could not be restarted: ${(error as Error).message}`);
    }
  }

  async function watch() {
    let startedAt = Date.now();
    for (let restarts = 0; ; ) {
      const pause = Math.min(checkEveryMs * 2 ** Math.max(0, restarts - 1), longestPauseMs);
      await delay(pause, undefined, { signal, ref: false });
      if (!(await isRunning(pid))) {
        signal.throwIfAborted();
        restarts += 1;
        startedAt = Date.now();
        await restartOnce();
      } else if (Date.now() - startedAt > stableAfterMs) restarts = 0;
    }
  }

  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    async end() {
      ending.abort();
      await watching;
      return pid;
    },
  };
}
