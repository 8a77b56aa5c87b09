import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { nextBusinessDay } from "@/lib/platform/time-zone/business-day";
import { invalidateHere } from "@/lib/platform/tracking/table-versions";
import { nextChangeOfHours } from "./known.server";

/** The maximum time between two looks: hours that are saved meanwhile may change sooner than the known ones. */
const INTERVAL_MS = 60_000;
/** The database has started by then. */
const START_MS = 15_000;
/** Timers may fire a little early. */
const MARGIN_MS = 5;
const kept = remember("clock of opening hours", () => ({ isStarted: false }));

/**
 * Invalidates the pages with opening hours if a restaurant has opened or closed since the last look, and menus if a
 * business day has begun, with its stock.
 * @returns the time until the next look, in milliseconds
 */
export async function followHours(lastLook: number, now: number): Promise<number> {
  const clock = await configurationState();
  if ((await nextChangeOfHours(lastLook)) <= now) invalidateHere(["Hours"]);
  if (nextBusinessDay(new Date(lastLook), clock).getTime() <= now) invalidateHere(["Stock"]);
  const next = Math.min(await nextChangeOfHours(now), nextBusinessDay(new Date(now), clock).getTime());
  return Math.min(next - now + MARGIN_MS, INTERVAL_MS);
}

/**
 * Invalidates the pages with opening hours whenever a restaurant opens or closes, as kept pages say “Open until 22:00”.
 * Each process does so for itself.
 */
export function startHoursClock() {
  if (kept.isStarted) return;
  kept.isStarted = true;
  let timer: NodeJS.Timeout | undefined;
  let lastLook = Date.now();
  const look = async () => {
    const now = Date.now();
    const wait = await followHours(lastLook, now).catch((error: unknown) => {
      log.warn({ err: error }, "The opening hours could not be read");
      return INTERVAL_MS;
    });
    lastLook = now;
    timer = setTimeout(() => void look(), wait).unref();
  };
  timer = setTimeout(() => void look(), START_MS).unref();
  onShutdown("clock of opening hours", async () => clearTimeout(timer));
}
