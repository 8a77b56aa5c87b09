import { setImmediate as nextTurn } from "node:timers/promises";

/** A turn of the event loop that is shorter than this leaves hardly anything waiting, in milliseconds. */
const SHORT = 2;
/** How many turns are waited for at most, on a machine that is never quiet. */
const MAX_TURNS = 500;

/**
 * Waits until the connections are taken that clients have opened and the system holds for this process. Closing the port
 * resets those, and a balancer may not send what it sent over them again. Each turn of the event loop takes all that wait,
 * so that after a short one there is hardly any left.
 */
export async function takeWaitingConnections(): Promise<void> {
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < SHORT) return;
  }
}
