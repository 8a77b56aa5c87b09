/** How long what was read is believed, in milliseconds: other instances may change it. */
const FRESH_FOR = 500;

type Cached = { value: Promise<unknown>; readAt: number };
const shared = globalThis as { platformReads?: Map<string, Cached> };

function reads(): Map<string, Cached> {
  shared.platformReads ??= new Map();
  return shared.platformReads;
}

export type CachedRead<Value> = {
  /** What was read, at most half a second ago. */
  get(): Promise<Value>;
  /** To be called after a change, so that the next visitor sees it. */
  forget(): void;
};

/**
 * Reads what every visit asks for, but not once a visit.
 * @param name one for the whole process, whose bundles each have this module
 */
export function cachedRead<Value>(name: string, read: () => Promise<Value>): CachedRead<Value> {
  const forget = () => void reads().delete(name);
  const get = () => {
    const cached = reads().get(name);
    if (cached && Date.now() - cached.readAt < FRESH_FOR) return cached.value as Promise<Value>;
    const value = read();
    reads().set(name, { value, readAt: Date.now() });
    value.catch(forget);
    return value;
  };
  return { get, forget };
}

/** Forgets all that was read. */
export function forgetReads() {
  reads().clear();
}
