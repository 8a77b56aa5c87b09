import { setTimeout as delay } from "node:timers/promises";
import { remember } from "@/lib/platform/runtime/remember";

const kept = remember("stopping", () => ({ hasBegun: false }));

/** Returns whether the process is about to end and should get no more requests. */
export const isStopping = () => kept.hasBegun;

/**
 * Sets readiness to false and waits until load balancers have noticed; requests are still answered.
 * @param hurry ends the wait
 */
export async function announceStop(seconds: number, hurry: AbortSignal): Promise<void> {
  kept.hasBegun = true;
  await delay(seconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
}
