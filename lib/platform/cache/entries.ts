import { LRUCache } from "lru-cache";
import { setupOrigin } from "@/lib/platform/http/origin";
import { trackedTables } from "@/lib/platform/tracking/tracked-tables";
import type { Entry } from "./entry";
import { createOrigins } from "./origins";
import type { Resource } from "./resource";

/** The share of memory for hosts that the site's owner didn't use. */
const OTHER_HOSTS_SHARE = 1 / 4;

type Options = {
  bytes: number;
  onGone?: ((key: string) => void) | undefined;
  /** Returns the copy of an earlier process. */
  copyOf?: ((key: string) => Promise<Entry | null>) | undefined;
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
export function createEntries({ bytes, onGone, copyOf }: Options) {
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

  /** Removes all pages and their copies. */
  function removePages() {
    for (const kept of [own, others])
      for (const [key, { resource }] of [...kept]) if (resource.kind === "page") kept.delete(key);
  }

  const get = (key: string) => own.get(key) ?? others.get(key);

  /** Stores an entry unless a later one is kept. @returns whether it was stored */
  function set(key: string, entry: Entry): boolean {
    if ((get(key)?.version ?? -1) > entry.version) return false;
    if (isOwn(key)) own.set(key, entry);
    else {
      others.set(key, entry);
      if (!others.has(key)) origins.forget(originOf(key));
    }
    return true;
  }

  /** Stores an entry of an earlier process, which may be outdated. */
  const restore = (key: string, entry: Entry) => set(key, { ...entry, tables: trackedTables, version: -1 });

  /** Returns the last version of a resource, which may be outdated: kept, or copied by an earlier process. */
  async function last(key: string, resource: Resource): Promise<Entry | undefined> {
    // Copies may have been made under the site's address.
    for (const name of [key, keyOf(resource)]) {
      const copy = get(name) ?? (await copyOf?.(name));
      if (!copy) continue;
      if (!get(name)) restore(name, copy);
      return get(name) ?? copy;
    }
  }

  return {
    origins,
    get,
    set,
    restore,
    last,
    removePages,
    /** @returns whether there was one */
    delete: (key: string) => own.delete(key) || others.delete(key),
    bytes: () => own.calculatedSize + others.calculatedSize,
  };
}
