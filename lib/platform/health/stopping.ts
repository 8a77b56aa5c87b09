import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@/lib/platform/runtime/remember";

const kept = remember("stopping", () => ({ hasBegun: false }));

/** Whether this process is about to end, and no more requests should be sent to it. */
export const isStopping = () => kept.hasBegun;

/**
 * Turns readiness off, and waits until balancers have seen it; requests are answered as before meanwhile.
 * @param seconds how long
 * @param hurry ends the wait
 */
export async function announceStop(seconds: number, hurry: AbortSignal): Promise<void> {
  kept.hasBegun = true;
  await delay(seconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
}
