"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { upload } from "@/lib/api/upload";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { libraryLimits } from "@/lib/pictures/limits";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { RequestError } from "@/lib/platform/http/client";

/** Types in the file dialog. HEIC is missing, so that phones convert to JPEG. */
export const offeredTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";
/** Maximum concurrent uploads. */
const MAX_CONCURRENT_UPLOADS = 2;

export type PictureUpload = {
  key: number;
  file: File;
  /** Progress from 0 to 1; null while waiting or processed by the server. */
  sent: number | null;
  phase: "waiting" | "sending" | "refused";
  message: string;
};

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
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const added = useEffectEvent(onAdded);

  const change = (key: number, to: Partial<PictureUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const removeIf = (isGone: (upload: PictureUpload) => boolean) =>
    setUploads((all) => all.filter((upload) => !isGone(upload)));

  async function send({ key, file }: PictureUpload) {
    const stop = new AbortController();
    running.current.set(key, stop);
    change(key, { phase: "sending", sent: 0, message: "" });
    const form = new FormData();
    form.set("file", file, file.name);
    try {
      const { picture } = await upload("POST /pictures", form, {
        signal: stop.signal,
        onProgress: (gone, all) => change(key, { sent: gone < all ? gone / all : null }),
      });
      removeIf((upload) => upload.key === key);
      added(picture);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (stop.signal.aborted) removeIf((upload) => upload.key === key);
      else change(key, { phase: "refused", message: error.serverMessage ?? noAnswer });
    } finally {
      running.current.delete(key);
    }
  }

  const begin = useEffectEvent(() => {
    const waiting = uploads.filter(({ phase, key }) => phase === "waiting" && !running.current.has(key));
    for (const upload of waiting.slice(0, Math.max(0, MAX_CONCURRENT_UPLOADS - running.current.size)))
      void send(upload);
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
    add(files: readonly File[]) {
      const chosen = files.map((file): PictureUpload => {
        const message = problemOf(file);
        lastKey += 1;
        return { key: lastKey, file, sent: null, phase: message ? "refused" : "waiting", message };
      });
      setUploads((all) => [...all, ...chosen]);
    },
    /** Cancels an upload, or dismisses its message. */
    cancel(key: number) {
      running.current.get(key)?.abort();
      removeIf((upload) => upload.key === key && upload.phase !== "sending");
    },
    cancelAll() {
      for (const stop of running.current.values()) stop.abort();
      removeIf(({ phase }) => phase !== "sending");
    },
    retry: (key: number) => change(key, { phase: "waiting", sent: null, message: "" }),
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
