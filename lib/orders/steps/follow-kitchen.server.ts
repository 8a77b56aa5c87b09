import "server-only";
import { listen } from "@/lib/platform/db/notifications";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { type KitchenPresence, PRESENCE_CHANNEL, readKitchenPresence } from "./kitchen-presence.server";

/** The delay after a failed read, in milliseconds. */
const RETRY_DELAY_MS = 15_000;

type Watch = {
  listeners: Set<() => void>;
  unlisten: (() => void) | undefined;
  timer: NodeJS.Timeout | undefined;
  /** The presence that the listeners know; undefined before the first read. */
  known: Pick<KitchenPresence, "seenAt" | "isLongAway"> | undefined;
};

const watch = remember<Watch>("kitchen watch", () => ({
  listeners: new Set(),
  unlisten: undefined,
  timer: undefined,
  known: undefined,
}));

function checkIn(delay: number) {
  clearTimeout(watch.timer);
  watch.timer = setTimeout(() => void check(), Math.ceil(delay)).unref();
}

/** Reads the presence, calls the listeners if it has changed, and waits for the next change. */
async function check() {
  try {
    const { changesIn, ...presence } = await readKitchenPresence();
    if (watch.listeners.size === 0) return;
    if (changesIn !== null) checkIn(changesIn);
    const { known } = watch;
    watch.known = presence;
    const isSame = known?.seenAt === presence.seenAt && known?.isLongAway === presence.isLongAway;
    if (known && !isSame) for (const listener of watch.listeners) listener();
  } catch (error) {
    log.warn({ err: error }, "The presence of the kitchen could not be read");
    if (watch.listeners.size > 0) checkIn(RETRY_DELAY_MS);
  }
}

/**
 * Calls back when the kitchen has lost its connection, and when it is connected again. A process reads the presence at most
 * once for all its listeners each time that it may have changed.
 * @returns a function that unsubscribes
 */
export function followKitchen(onChange: () => void): () => void {
  // A new function for each subscription: a set keeps one function once, also if two callers pass it.
  const listener = () => onChange();
  watch.listeners.add(listener);
  if (!watch.unlisten) {
    watch.unlisten = listen(PRESENCE_CHANNEL, () => void check());
    void check();
  }
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    watch.unlisten?.();
    clearTimeout(watch.timer);
    watch.unlisten = watch.known = undefined;
  };
}
