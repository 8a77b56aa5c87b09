import { AppError } from "./errors";

type Limits = {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** How long one may wait, in milliseconds. */
  patience: number;
  /** What is said to whom it takes too long. */
  complaint: string;
};

/** Seconds after which who was sent away may come back. */
const RETRY_AFTER = 5;

/** Runs tasks first come, first served, so that a rush waits here and not for the connections of the database. */
export function createTurns({ atOnce, waiting: most, patience, complaint }: Limits) {
  let running = 0;
  const waiting = new Set<() => void>();
  const sentAway = () => new AppError("unavailable", complaint, { retryAfter: RETRY_AFTER });

  function wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      function leave() {
        clearTimeout(timer);
        signal.removeEventListener("abort", giveUp);
        waiting.delete(begin);
      }
      function giveUp() {
        leave();
        reject(sentAway());
      }
      function begin() {
        leave();
        running++;
        resolve();
      }
      const timer = setTimeout(giveUp, patience);
      signal.addEventListener("abort", giveUp);
      waiting.add(begin);
    });
  }

  /**
   * Runs a task when its turn has come.
   * @param signal ends the waiting: who has gone is not served
   * @throws AppError `unavailable` where too many wait, or for too long
   */
  async function take<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    if (signal.aborted) throw sentAway();
    if (running < atOnce) running++;
    else if (waiting.size < most) await wait(signal);
    else throw sentAway();
    try {
      return await task();
    } finally {
      running--;
      const [next] = waiting;
      next?.();
    }
  }

  return { take, waiting: () => waiting.size };
}

export type Turns = ReturnType<typeof createTurns>;
