import { LRUCache } from "lru-cache";
import { setupOrigin } from "@/lib/platform/http/origin";
import type { Entry } from "./entry";
import { createOrigins } from "./origins";
import type { Resource } from "./resource";

/** The share of memory for hosts that the site's owner didn't use. */
const OTHER_HOSTS_SHARE = 1 / 4;

type Options = {
  bytes: number;
  onGone?: ((key: string) => void) | undefined;
};

/** `origin` is empty if the site has a fixed address. */
export const keyOf = ({ path, asWebp }: Resource, origin = "") => `${origin} ${asWebp ? "webp" : ""} ${path}`;

const originOf = (key: string) => key.slice(0, key.indexOf(" "));

/** Returns whether an entry belongs to the site's own address or to none. */
function isOwn(key: string): boolean {
  const [origin, first] = [originOf(key), setupOrigin()];
  return origin === "" || first === null || origin === first;
}

/** Cached answers by key. Entries of made-up hosts share a part of the memory, so that they evict only each other. */
export function createEntries({ bytes, onGone }: Options) {
  const origins = createOrigins(removeOrigin);
  const sizeCalculation = ({ bytes: size }: Entry) => size;
  const own = new LRUCache<string, Entry>({
    maxSize: Math.ceil(bytes * (1 - OTHER_HOSTS_SHARE)),
    sizeCalculation,
    dispose: (_entry, key, reason) => reason !== "set" && onGone?.(key),
  });
  const others = new LRUCache<string, Entry>({
    maxSize: Math.ceil(bytes * OTHER_HOSTS_SHARE),
    sizeCalculation,
    disposeAfter(_entry, key, reason) {
      if (reason !== "set") onGone?.(key);
      // Otherwise hosts could alternate, each causing a render.
      if (reason === "evict") origins.forget(originOf(key));
    },
  });

  function removeOrigin(origin: string) {
    for (const kept of [own, others])
      for (const key of [...kept.keys()]) if (originOf(key) === origin) kept.delete(key);
  }

  return {
    origins,
    get: (key: string) => own.get(key) ?? others.get(key),
    set(key: string, entry: Entry) {
      if (isOwn(key)) return void own.set(key, entry);
      others.set(key, entry);
      if (!others.has(key)) origins.forget(originOf(key));
    },
    delete(key: string) {
      own.delete(key);
      others.delete(key);
    },
    bytes: () => own.calculatedSize + others.calculatedSize,
  };
}
