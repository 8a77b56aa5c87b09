"use client";

import { useEffect, useState } from "react";
import { useRead } from "@/components/ui/use-read";
import { request } from "@/lib/http/client";
import { type PictureView, type PictureViews, pictureId } from "@/lib/pictures/schema";

type Waiting = { resolve: (view: PictureView | null) => void; reject: (error: unknown) => void };
const waiting = new Map<string, Waiting[]>();

/** How many are asked for in one call. */
const AT_ONCE = 200;

async function askForAll() {
  const asked = [...waiting].slice(0, AT_ONCE);
  for (const [id] of asked) waiting.delete(id);
  if (waiting.size > 0) setTimeout(() => void askForAll());
  try {
    const ids = asked.map(([id]) => id).join(",");
    const { pictures } = await request<{ pictures: PictureViews }>(`/pictures/views?ids=${ids}`);
    for (const [id, all] of asked) for (const { resolve } of all) resolve(pictures[id] ?? null);
  } catch (error) {
    for (const [, all] of asked) for (const { reject } of all) reject(error);
  }
}

/** Many fields of a form ask for their pictures at once, which is one call. */
function loadView(id: string): Promise<PictureView | null> {
  return new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void askForAll());
    waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
  });
}

const idIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** A picture of the library; null where there is none of this id, undefined until that is known. */
export function usePictureView(id: string): PictureView | null | undefined {
  const path = id ? `/pictures/view/${id}` : null;
  return useRead<PictureView | null>(path, { read: (key) => loadView(idIn(key)) }).data;
}

/** Pictures of the library by their ids, as they become known; what is not there is left out. */
export function usePictureViews(ids: readonly string[]): PictureViews {
  const [known, setKnown] = useState<Record<string, PictureView | null>>({});
  const missing = ids.filter((id) => !(id in known) && pictureId.safeParse(id).success).join(",");

  useEffect(() => {
    for (const id of missing.split(",").filter(Boolean)) {
      loadView(id)
        .then((view) => setKnown((before) => ({ ...before, [id]: view })))
        // What is around them can be looked at without them too.
        .catch(() => undefined);
    }
  }, [missing]);

  return Object.fromEntries(ids.flatMap((id) => (known[id] ? [[id, known[id]]] : [])));
}
