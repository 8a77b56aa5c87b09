import "server-only";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { invalidateHere } from "@/lib/platform/tracking/table-versions";
import { nextChangeOfHours } from "./server";

const RETRY_MS = 60_000;
/** The database has started by then. */
const START_MS = 15_000;
const kept = remember("clock of opening hours", () => ({ isStarted: false }));

/**
 * Invalidates the pages with opening hours whenever a restaurant opens or closes, as kept pages say “Open until 22:00”.
 * Each process does so for itself.
 */
export function startHoursClock() {
  if (kept.isStarted) return;
  kept.isStarted = true;
  let timer: NodeJS.Timeout | undefined;
  const wait = async () => {
    const now = Date.now();
    const next = await nextChangeOfHours(now).catch((error: unknown) => {
      log.warn({ err: error }, "The opening hours could not be read");
      return now + RETRY_MS;
    });
    // A change of the hours may bring the next moment forward, so it is computed at least every minute.
    const isDue = next <= now + RETRY_MS;
    timer = setTimeout(
      () => {
        if (isDue) invalidateHere(["Hours"]);
        void wait();
      },
      isDue ? Math.max(0, next - now) + 5 : RETRY_MS,
    ).unref();
  };
  timer = setTimeout(() => void wait(), START_MS).unref();
  onShutdown("clock of opening hours", async () => clearTimeout(timer));
}
