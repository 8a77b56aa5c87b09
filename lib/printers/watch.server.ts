import "server-only";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { markOffline } from "./state.server";

const INTERVAL_MS = 15_000;

const watch = remember("printer watch", () => ({ timer: null as NodeJS.Timeout | null }));

/** Looks for printers that stopped asking, for as long as the process runs. */
export function watchPrinters(): void {
  const look = () =>
    void markOffline().catch((error: unknown) =>
      log.debug({ err: error }, "The printers could not be looked at"),
    );
  watch.timer ??= setInterval(look, INTERVAL_MS).unref();
}
