"use client";

import { useEffect, useReducer } from "react";
import { useRefocus } from "@/components/ui/use-refocus";
import { call } from "@/lib/api/call";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { MAX_VIEWS, PICTURE_ID } from "@/lib/pictures/limits";

/** Cached pictures by id; null if the library has none. */
const known = new Map<string, PictureView | null>();
/** Ids of the next request. */
const asked = new Set<string>();
const watchers = new Set<() => void>();

async function askForAll() {
  const ids = [...asked].slice(0, MAX_VIEWS);
  for (const id of ids) asked.delete(id);
  if (asked.size > 0) setTimeout(() => void askForAll());
  try {
    const { pictures } = await call("GET /pictures/views", { query: { ids: ids.join(",") } });
    for (const id of ids) known.set(id, pictures[id] ?? null);
  } catch {
    // Pictures are optional here, and are requested again with the next visit of the page.
    return;
  }
  for (const watcher of watchers) watcher();
}

/** Batches the requests of many fields into one call. */
function ask(ids: readonly string[]) {
  const wanted = ids.filter((id) => PICTURE_ID.test(id));
  if (wanted.length > 0 && asked.size === 0) setTimeout(() => void askForAll());
  for (const id of wanted) asked.add(id);
}

/** Reloads a changed picture. */
export const askAgain = (id: string) => ask([id]);

/**
 * Returns pictures by id: null if unknown to the library, missing while loading. Reloads them when the page becomes
 * visible, as they may have changed elsewhere.
 */
function useKnownPictures(ids: readonly string[]): ReadonlyMap<string, PictureView | null> {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const list = [...new Set(ids)].sort().join(",");

  useEffect(() => {
    watchers.add(look);
    return () => void watchers.delete(look);
  }, []);
  useEffect(() => ask(list.split(",")), [list]);
  useRefocus(() => ask(list.split(",")));

  return known;
}

/** Returns a picture; null if unknown to the library, undefined while loading. */
export const usePictureView = (id: string): PictureView | null | undefined => useKnownPictures([id]).get(id);

/** Returns the loaded pictures by id. */
export function usePictureViews(ids: readonly string[]): PictureViews {
  const pictures = useKnownPictures(ids);
  return Object.fromEntries(
    ids.flatMap((id) => [pictures.get(id)].flatMap((one) => (one ? [[id, one]] : []))),
  );
}
