"use client";

import { useState } from "react";
import { usePages } from "@/components/ui/use-pages";
import type { LibraryPicture, PictureList } from "@/lib/pictures/answers";

/** Polling interval for pending renditions, in milliseconds. */
const INTERVAL_MS = 3000;

/** Searches the library, page by page. */
export function usePictureLibrary(initial?: PictureList | null) {
  const [q, setQuery] = useState("");
  const [polls, setPolls] = useState(false);
  const { page, failure, reload, change, hasOlder, isLoadingOlder, loadOlder } = usePages("GET /pictures", {
    query: { ...(q && { q }) },
    rows: "pictures",
    cursor: "after",
    keepsUp: true,
    refreshInterval: polls ? INTERVAL_MS : 0,
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
    /** Updates one picture; null removes it. */
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
