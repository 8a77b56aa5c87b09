import { AppError } from "@/lib/http/errors";
import { remember } from "@/lib/remember";

/** Hashing takes 19 MiB and one of Node's four worker threads each; the others are for files and names. */
const AT_ONCE = 2;
/** How many wait at most: those who signed in from this browser before, and everyone else. */
const WAITING = { known: 20, stranger: 40 };

export type Lane = keyof typeof WAITING;
type Queue = { running: number; waiting: Record<Lane, (() => void)[]> };

const queue = remember<Queue>("hash-queue", () => ({ running: 0, waiting: { known: [], stranger: [] } }));

function startNext() {
  const next = queue.waiting.known.shift() ?? queue.waiting.stranger.shift();
  if (next) next();
  else queue.running--;
}

/** @throws AppError `unavailable` where too many wait already */
export function requireRoom(lane: Lane) {
  if (queue.running < AT_ONCE || queue.waiting[lane].length < WAITING[lane]) return;
  throw new AppError(
    "unavailable",
    "Too many people are signing in just now. Please try again in a moment.",
    {
      retryAfter: 5,
    },
  );
}

/**
 * Runs what hashes a password once it is its turn: a few at a time, so that a flood of sign-ins does not stop
 * everything else. Browsers that are known go first.
 * @throws AppError `unavailable` where too many wait already
 */
export async function inHashQueue<T>(lane: Lane, run: () => Promise<T>): Promise<T> {
  requireRoom(lane);
  if (queue.running < AT_ONCE) queue.running++;
  else await new Promise<void>((start) => queue.waiting[lane].push(start));
  try {
    return await run();
  } finally {
    startNext();
  }
}
