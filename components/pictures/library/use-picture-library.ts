"use client";

import { useState } from "react";
import { usePages } from "@/components/ui/use-pages";
import type { LibraryPicture, PictureList } from "@/lib/pictures/answers";

/** How often it is asked whether renditions are made by now, in milliseconds. */
const EVERY = 3000;

/** The pictures of the library that a text is found in, page by page. */
export function usePictureLibrary(initial?: PictureList | null) {
  const [q, setQuery] = useState("");
  const [polls, setPolls] = useState(false);
  const { page, failure, reload, change, hasOlder, isLoadingOlder, loadOlder } = usePages("GET /pictures", {
    query: { ...(q && { q }) },
    rows: "pictures",
    cursor: "after",
    keepsUp: true,
    every: polls ? EVERY : 0,
    loadFailed: "More pictures could not be loaded",
    refusals: "toast",
    ...(initial !== undefined && q === "" && { initial }),
  });
  const { pictures = [], total = 0 } = page ?? {};
  const waits = pictures.some(({ isReady }) => !isReady);
  if (waits !== polls) setPolls(waits);

  return {
    q,
    search: (text: string) => setQuery(text.trim()),
    pictures,
    total,
    isKnown: page !== undefined,
    failure,
    reload,
    hasMore: hasOlder,
    isReading: isLoadingOlder,
    showMore: loadOlder,
    /** Shows what became of one picture; null takes it away. */
    put: (id: string, picture: LibraryPicture | null) =>
      change((known) => ({
        ...known,
        pictures: known.pictures.flatMap((one) => (one.id !== id ? one : (picture ?? []))),
        total: known.total - (picture ? 0 : 1),
      })),
    added: (picture: LibraryPicture) =>
      change((known) => ({
        ...known,
        pictures: [picture, ...known.pictures.filter(({ id }) => id !== picture.id)],
        total: known.total + 1,
      })),
  };
}

export type PictureLibrary = ReturnType<typeof usePictureLibrary>;
