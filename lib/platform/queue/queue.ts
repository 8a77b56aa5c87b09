import { AppError } from "@/lib/platform/http/errors";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { remember } from "@/lib/platform/runtime/remember";

type Limits = {
  /** The queue's name in the metrics, unique in the process. */
  name?: string;
  /** The maximum number of running tasks. */
  concurrency: number;
  /**
   * The maximum number of waiting tasks, unlimited by default; a list has one for each lane, the first with priority.
   */
  waiting?: number | readonly number[];
  /** The maximum wait, in milliseconds. */
  timeoutMs?: number;
  /** The message of the refusal. */
  busyMessage?: string;
};

type Turn = {
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
  /** From 0. */
  lane?: number;
};

type Lengths = { running: number; waiting: number };
const named = remember("named queues", () => new Map<string, () => Lengths>());
const lengths = (of: keyof Lengths) => () =>
  Object.fromEntries([...named].map(([name, length]) => [name, length()[of]]));
declareGauge("platform_queue_running", "Tasks that run.", lengths("running"), { label: "queue" });
declareGauge("platform_queue_waiting", "Tasks that wait for their turn.", lengths("waiting"), {
  label: "queue",
});

const RETRY_AFTER_SECONDS = 5;
const BUSY = "The server is busy just now. Please try again in a moment.";

/**
 * Runs tasks in order, at most `concurrency` at a time. Packages for queues bound neither the number of waiting tasks
 * nor their wait.
 */
export function createQueue({
  name,
  concurrency,
  waiting = Number.POSITIVE_INFINITY,
  timeoutMs,
  busyMessage = BUSY,
}: Limits) {
  const lanes = [waiting].flat().map((room) => ({ room, waiting: new Set<() => void>() }));
  let running = 0;
  const sentAway = () => new AppError("unavailable", busyMessage, { retryAfter: RETRY_AFTER_SECONDS });

  function laneAt(index: number) {
    const lane = lanes[index];
    if (!lane) throw new RangeError(`There is no lane ${index}`);
    return lane;
  }

  function wait(lane: Set<() => void>, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      function leave() {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        lane.delete(begin);
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
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      signal?.addEventListener("abort", giveUp);
      lane.add(begin);
    });
  }

  function goOn() {
    running--;
    for (const { waiting } of lanes) for (const begin of waiting) return begin();
  }

  /** @throws AppError `unavailable` if too many wait */
  function requireRoom(lane = 0) {
    const { room, waiting } = laneAt(lane);
    if (running >= concurrency && waiting.size >= room) throw sentAway();
  }

  /**
   * Runs a task in its turn.
   * @throws AppError `unavailable` if too many wait, or after `timeoutMs`
   */
  async function run<Result>(task: () => Promise<Result>, { signal, lane = 0 }: Turn = {}): Promise<Result> {
    if (signal?.aborted) throw sentAway();
    requireRoom(lane);
    if (running < concurrency) running++;
    else await wait(laneAt(lane).waiting, signal);
    try {
      return await task();
    } finally {
      goOn();
    }
  }

  const waitingNow = () => lanes.reduce((sum, { waiting }) => sum + waiting.size, 0);
  if (name) named.set(name, () => ({ running, waiting: waitingNow() }));
  return { run, requireRoom, waiting: waitingNow };
}
