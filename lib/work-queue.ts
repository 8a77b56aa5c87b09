import { AppError } from "@/lib/http/errors";

type Waiting = { start: () => void; refuse: (reason: unknown) => void };

export type WorkQueue = {
  /**
   * Does the work when its turn comes. Giving up by the signal leaves the queue, or is up to the work itself.
   * @throws AppError `unavailable` where too many are waiting already
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
};

/** A queue for work that takes much of the machine: so much at a time, and so many that may wait. */
export function workQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const queue: Waiting[] = [];
  let running = 0;

  function turn(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new AppError("unavailable", "The server is busy just now. Please try again in a moment.", {
        retryAfter: 5,
      });
    }
    return new Promise((start, refuse) => {
      const entry = { start, refuse };
      const leave = () => {
        const at = queue.indexOf(entry);
        if (at < 0) return;
        queue.splice(at, 1);
        refuse(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      queue.push(entry);
    });
  }

  /** Whoever is next takes over the place. */
  function leave() {
    const next = queue.shift();
    if (next) next.start();
    else running--;
  }

  return {
    async run(work, signal) {
      await turn(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
