"use client";

import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { upload } from "@/lib/api/upload";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { RequestError } from "@/lib/platform/http/client";

/** Maximum concurrent uploads. */
const AT_ONCE = 2;

export type PictureUpload = {
  key: number;
  file: File;
  /** Progress from 0 to 1; null while waiting or processed by the server. */
  sent: number | null;
  phase: "waiting" | "sending" | "refused";
  message: string;
};

type Change =
  | { add: readonly PictureUpload[] }
  | { key: number; to: Partial<PictureUpload> }
  | { remove: (upload: PictureUpload) => boolean };

function reduce(uploads: readonly PictureUpload[], change: Change): readonly PictureUpload[] {
  if ("add" in change) return [...uploads, ...change.add];
  if ("remove" in change) return uploads.filter((upload) => !change.remove(upload));
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, ...change.to } : upload));
}

const noAnswer = "It could not be uploaded. Check your connection and try again.";

/** Returns the error that a file would get, as far as it is known before the upload. */
function problemOf({ size }: File): string {
  if (size === 0) return "This file is empty.";
  const most = libraryLimits.bytes;
  if (size <= most) return "";
  return `This file has ${formatFileSize(size)}, and at most ${formatFileSize(most)} can be uploaded.`;
}

let lastKey = 0;

/** Uploads pictures, two at a time; each can be cancelled, and leaving the screen cancels all. */
export function usePictureUploads(onAdded: (picture: LibraryPicture) => void) {
  const [uploads, change] = useReducer(reduce, []);
  const running = useRef(new Map<number, AbortController>());
  const added = useEffectEvent(onAdded);

  async function send({ key, file }: PictureUpload) {
    const stop = new AbortController();
    running.current.set(key, stop);
    change({ key, to: { phase: "sending", sent: 0, message: "" } });
    const form = new FormData();
    form.set("file", file, file.name);
    try {
      const { picture } = await upload("POST /pictures", form, {
        signal: stop.signal,
        onProgress: (gone, all) => change({ key, to: { sent: gone < all ? gone / all : null } }),
      });
      change({ remove: (upload) => upload.key === key });
      added(picture);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (stop.signal.aborted) change({ remove: (upload) => upload.key === key });
      else change({ key, to: { phase: "refused", message: error.serverMessage ?? noAnswer } });
    } finally {
      running.current.delete(key);
    }
  }

  const begin = useEffectEvent(() => {
    const waiting = uploads.filter(({ phase, key }) => phase === "waiting" && !running.current.has(key));
    for (const upload of waiting.slice(0, Math.max(0, AT_ONCE - running.current.size))) void send(upload);
  });
  useEffect(() => {
    if (uploads.length > 0) begin();
  }, [uploads]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) =>
      change({
        add: files.map((file) => {
          const message = problemOf(file);
          lastKey += 1;
          return { key: lastKey, file, sent: null, phase: message ? "refused" : "waiting", message };
        }),
      }),
    /** Cancels an upload, or dismisses its message. */
    cancel(key: number) {
      running.current.get(key)?.abort();
      change({ remove: (upload) => upload.key === key && upload.phase !== "sending" });
    },
    cancelAll() {
      for (const stop of running.current.values()) stop.abort();
      change({ remove: ({ phase }) => phase !== "sending" });
    },
    retry: (key: number) => change({ key, to: { phase: "waiting", sent: null, message: "" } }),
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
