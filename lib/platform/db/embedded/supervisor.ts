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
  let pid = first;
  let startedAt = Date.now();
  let recentRestarts = 0;
  let ended = false;
  let timer: NodeJS.Timeout;
  let check = Promise.resolve();

  function checkAfter(milliseconds: number): void {
    timer = setTimeout(() => {
      check = checkOnce();
    }, milliseconds);
    timer.unref();
  }

  async function checkOnce(): Promise<void> {
    if (!(await isRunning(pid)) && !ended) await restartOnce();
    else if (Date.now() - startedAt > stableAfterMs) recentRestarts = 0;
    if (!ended) checkAfter(Math.min(checkEveryMs * 2 ** Math.max(0, recentRestarts - 1), longestPauseMs));
  }

  async function restartOnce(): Promise<void> {
    onEvent("The database server stopped unexpectedly; restarting it");
    recentRestarts += 1;
    startedAt = Date.now();
    try {
      pid = await restart();
      onEvent("The database server runs again");
    } catch (error) {
      onEvent(`The database server could not be restarted: ${(error as Error).message}`);
    }
  }

  checkAfter(checkEveryMs);
  return {
    async end() {
      ended = true;
      clearTimeout(timer);
      await check;
      return pid;
    },
  };
}
