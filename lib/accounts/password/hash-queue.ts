import { createQueue } from "@/lib/platform/runtime/queue";
import { remember } from "@/lib/platform/runtime/remember";

/** Those who signed in from this browser before, who go first, and everyone else. */
const lanes = ["known", "stranger"] as const;
export type Lane = (typeof lanes)[number];

/** Hashing takes 19 MiB and one of Node's four worker threads each; the others are for files and names. */
const queue = remember("hash queue", () =>
  createQueue({
    name: "passwords",
    atOnce: 2,
    waiting: [20, 40],
    busyMessage: "Too many people are signing in just now. Please try again in a moment.",
  }),
);

/**
 * Checks that the queue has room in this lane.
 * @throws AppError `unavailable` where it is full
 */
export const requireRoom = (lane: Lane) => queue.requireRoom(lanes.indexOf(lane));

/**
 * Runs a function that hashes a password when its turn comes. Few run at once, so that many sign-ins don't stop
 * everything else.
 * @throws AppError `unavailable` where the queue is full
 */
export const inHashQueue = <T>(lane: Lane, run: () => Promise<T>): Promise<T> =>
  queue.run(run, { lane: lanes.indexOf(lane) });
