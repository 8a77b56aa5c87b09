import { createQueue } from "@/lib/queue";
import { remember } from "@/lib/remember";

/** Those who signed in from this browser before, who go first, and everyone else. */
const lanes = ["known", "stranger"] as const;
export type Lane = (typeof lanes)[number];

/** Hashing takes 19 MiB and one of Node's four worker threads each; the others are for files and names. */
const queue = remember("hash queue", () =>
  createQueue({
    atOnce: 2,
    waiting: [20, 40],
    complaint: "Too many people are signing in just now. Please try again in a moment.",
  }),
);

/** @throws AppError `unavailable` where too many wait already */
export const requireRoom = (lane: Lane) => queue.requireRoom(lanes.indexOf(lane));

/**
 * Runs what hashes a password once it is its turn: a few at a time, so that a flood of sign-ins does not stop
 * everything else.
 * @throws AppError `unavailable` where too many wait already
 */
export const inHashQueue = <T>(lane: Lane, run: () => Promise<T>): Promise<T> =>
  queue.run(run, { lane: lanes.indexOf(lane) });
