"use client";

import { useState } from "react";
import { notify } from "@/components/ui/toaster";
import { useRead } from "@/components/ui/use-read";
import type { LibraryPicture, PictureList } from "@/lib/pictures/schema";
import { RequestError, request } from "@/lib/platform/http/client";

/** How often it is asked whether renditions are made by now, in milliseconds. */
const EVERY = 3000;

/** What was read beyond the first page, as that was when it ended with the picture `from`. */
type More = PictureList & { from: string };

const pathOf = (q: string, after = "") => {
  const query = new URLSearchParams({ ...(q && { q }), ...(after && { after }) }).toString();
  return query ? `/pictures?${query}` : "/pictures";
};

/** The pictures of the library that a text is found in, page by page. */
export function usePictureLibrary(initial?: PictureList | null) {
  const [q, setQuery] = useState("");
  const [read, setMore] = useState<More | null>(null);
  const [isReading, setReading] = useState(false);
  const [polls, setPolls] = useState(false);
  const { data, failure, reload, change } = useRead<PictureList>(pathOf(q), {
    keepsUp: true,
    every: polls ? EVERY : 0,
    ...(initial !== undefined && q === "" && { initial }),
  });
  const more = read && read.from === data?.next ? read : null;
  const pictures = [...(data?.pictures ?? []), ...(more?.pictures ?? [])];
  const waits = pictures.some(({ isReady }) => !isReady);
  if (waits !== polls) setPolls(waits);
  const next = more ? more.next : (data?.next ?? null);

  function search(text: string) {
    setMore(null);
    setQuery(text.trim());
  }

  async function showMore() {
    if (!next || isReading) return;
    setReading(true);
    try {
      const page = await request<PictureList>(pathOf(q, next));
      const from = data?.next ?? "";
      setMore({ ...page, from, pictures: [...(more?.pictures ?? []), ...page.pictures] });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      notify.error("More pictures could not be loaded", { description: error.message });
    } finally {
      setReading(false);
    }
  }

  /** Shows what became of one picture; null takes it away. */
  function put(id: string, picture: LibraryPicture | null) {
    const without = (list: readonly LibraryPicture[]) =>
      picture ? list.map((one) => (one.id === id ? picture : one)) : list.filter((one) => one.id !== id);
    change((known) => ({
      ...known,
      pictures: without(known.pictures),
      total: known.total - (picture ? 0 : 1),
    }));
    setMore((known) => known && { ...known, pictures: without(known.pictures) });
  }

  return {
    q,
    search,
    pictures,
    total: data?.total ?? 0,
    isKnown: data !== undefined,
    failure,
    reload,
    hasMore: next !== null,
    isReading,
    showMore: () => void showMore(),
    put,
    added: (picture: LibraryPicture) =>
      change((known) => ({
        ...known,
        pictures: [picture, ...known.pictures.filter(({ id }) => id !== picture.id)],
        total: known.total + 1,
      })),
  };
}

export type PictureLibrary = ReturnType<typeof usePictureLibrary>;
