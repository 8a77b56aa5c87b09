import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";

/** Known browsers go first, then everyone else. */
const lanes = ["known", "stranger"] as const;
export type Lane = (typeof lanes)[number];

/** Each hash takes 19 MiB and one of Node's four worker threads; the remaining threads serve files and DNS. */
const queue = remember("hash queue", () =>
  createQueue({
    name: "passwords",
    concurrency: 2,
    waiting: [20, 40],
    busyMessage: "Too many people are signing in just now. Please try again in a moment.",
  }),
);

/** @throws AppError `unavailable` if the lane is full */
export const requireRoom = (lane: Lane) => queue.requireRoom(lanes.indexOf(lane));

/**
 * Runs a password hash in its turn. Limits concurrency, so that many sign-ins don't block other work.
 * @throws AppError `unavailable` if the queue is full
 */
export const inHashQueue = <T>(lane: Lane, run: () => Promise<T>): Promise<T> =>
  queue.run(run, { lane: lanes.indexOf(lane) });
