import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { knownOrigin, requestOrigin, setupOrigin } from "@/lib/platform/http/origin";

/** How many hosts may have entries of their own, where each request says what the site is called. */
const MAX_ORIGINS = 16;
/** How many hosts that the owner didn't use may become known at once, and after how many milliseconds one more. */
const NEW_HOSTS = { atOnce: 3, every: 60_000 };

/**
 * The origins that answers are kept for, where the settings have no site address. The one that set-up was saved from
 * always is one. Others become known one by one, as each has every page rendered anew; meanwhile they are answered
 * with the pages of the first.
 * @param onForget called with an origin that is no longer known
 */
export function createOrigins(onForget: (origin: string) => void) {
  /** Origins by what a request says; one can be said in many ways. */
  const said = new LRUCache<string, string>({ max: MAX_ORIGINS });
  const others = new LRUCache<string, true>({
    max: MAX_ORIGINS,
    dispose: (_true, origin, reason) => reason !== "set" && onForget(origin),
  });
  let room: number = NEW_HOSTS.atOnce;
  let countedAt = Date.now();

  function takeRoom(): boolean {
    const now = Date.now();
    room = Math.min(NEW_HOSTS.atOnce, room + (now - countedAt) / NEW_HOSTS.every);
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
    /** The origin that absolute URLs of an answer begin with. */
    of(headers: IncomingHttpHeaders): string {
      const site = knownOrigin();
      if (site !== null) return site;
      const origin = visited(headers);
      const first = setupOrigin();
      if (origin === first || others.get(origin)) return origin;
      if (first !== null && !takeRoom()) return first;
      others.set(origin, true);
      return origin;
    },
    /** Has an origin become known anew before something is kept for it again. */
    forget: (origin: string) => void others.delete(origin),
  };
}
