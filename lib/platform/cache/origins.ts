import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { configuredOrigin, requestOrigin, setupOrigin } from "@/lib/platform/http/origin";

/** The maximum number of hosts with entries, if each request may name a host. */
const MAX_ORIGINS = 16;
/** The rate of accepting hosts that the owner didn't use: a burst, and the milliseconds per further host. */
const NEW_HOST_RATE = { burst: 3, intervalMs: 60_000 };

/**
 * The origins with cached answers, if the settings have no site address. The one that set-up was saved from is
 * always included. Others are added at a limited rate, since each renders every page; meanwhile they get the pages
 * of the first.
 * @param onForget called with each removed origin
 */
export function createOrigins(onForget: (origin: string) => void) {
  /** Caches the origin of each combination of request headers. */
  const said = new LRUCache<string, string>({ max: MAX_ORIGINS });
  const others = new LRUCache<string, true>({
    max: MAX_ORIGINS,
    dispose: (_true, origin, reason) => reason !== "set" && onForget(origin),
  });
  let room: number = NEW_HOST_RATE.burst;
  let countedAt = Date.now();

  function takeRoom(): boolean {
    const now = Date.now();
    room = Math.min(NEW_HOST_RATE.burst, room + (now - countedAt) / NEW_HOST_RATE.intervalMs);
    countedAt = now;
    if (room < 1) return false;
    room -= 1;
    return true;
  }

  function visited(headers: IncomingHttpHeaders): string {
    const name = `${headers["x-forwarded-proto"] ?? ""} ${headers["x-forwarded-host"] ?? headers.host}`;
    const known = said.get(name);
    const origin = known ?? requestOrigin(headers);
    if (known === undefined) said.set(name, origin);
    return origin;
  }

  return {
    /** Returns the origin for absolute URLs of an answer. */
    of(headers: IncomingHttpHeaders): string {
      const site = configuredOrigin();
      if (site !== null) return site;
      const origin = visited(headers);
      const first = setupOrigin();
      if (origin === first || others.get(origin)) return origin;
      if (first !== null && !takeRoom()) return first;
      others.set(origin, true);
      return origin;
    },
    /** Removes an origin, which must be added again before answers are cached for it. */
    forget: (origin: string) => void others.delete(origin),
  };
}
