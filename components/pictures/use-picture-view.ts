"use client";

import { useEffect, useReducer } from "react";
import { useRefocus } from "@/components/ui/use-refocus";
import { call } from "@/lib/api/call";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { pictureId } from "@/lib/pictures/schema";

/** Cached pictures by id; null if the library has none. */
const known = new Map<string, PictureView | null>();
/** The pictures that are asked for next. */
const asked = new Set<string>();
const watchers = new Set<() => void>();

/** How many are asked for in one call. */
const AT_ONCE = 200;

async function askForAll() {
  const ids = [...asked].slice(0, AT_ONCE);
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

/** Many fields of a form ask for their pictures at once, which is one call. */
function ask(ids: readonly string[]) {
  const wanted = ids.filter((id) => pictureId.safeParse(id).success);
  if (wanted.length > 0 && asked.size === 0) setTimeout(() => void askForAll());
  for (const id of wanted) asked.add(id);
}

/** To be called where something has changed about a picture. */
export const askAgain = (id: string) => ask([id]);

/**
 * Pictures of the library by their ids: null where there is none, missing until that is known. They are asked for anew
 * whenever the page is looked at again, as they may be described or replaced elsewhere.
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

/** A picture of the library; null where there is none of this id, undefined until that is known. */
export const usePictureView = (id: string): PictureView | null | undefined => useKnownPictures([id]).get(id);

/** Pictures of the library by their ids, as far as they are known. */
export function usePictureViews(ids: readonly string[]): PictureViews {
  const pictures = useKnownPictures(ids);
  return Object.fromEntries(
    ids.flatMap((id) => [pictures.get(id)].flatMap((one) => (one ? [[id, one]] : []))),
  );
}
