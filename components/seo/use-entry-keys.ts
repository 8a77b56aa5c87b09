"use client";

import { useState } from "react";

/** Returns stable keys of a list's entries; call `forget` before removing one. */
export function useEntryKeys(count: number) {
  const [{ keys, next }, setState] = useState({ keys: [] as number[], next: 0 });
  if (keys.length !== count) {
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
    setState({ keys: [...keys.slice(0, count), ...added], next: next + added.length });
  }
  const forget = (index: number) =>
    setState((now) => ({ ...now, keys: now.keys.filter((_, other) => other !== index) }));
  return { keyOf: (index: number) => keys[index] ?? next + index, forget };
}
