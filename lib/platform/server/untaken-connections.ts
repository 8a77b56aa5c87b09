import { setImmediate as nextTurn } from "node:timers/promises";

/** The duration of an idle turn of the event loop, in milliseconds. */
const IDLE_TURN_MS = 2;
/** The maximum number of turns to wait, for a machine under constant load. */
const MAX_TURNS = 500;

/**
 * Waits until the process has accepted the connections that the system holds for it. Closing the port resets these, and
 * a load balancer may not repeat their requests. Each turn of the event loop accepts all of them, so that hardly any
 * remain after a short one.
 */
export async function takeWaitingConnections(): Promise<void> {
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < IDLE_TURN_MS) return;
  }
}
