"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";
import { sendForm } from "@/lib/platform/http/send-form";
import type { FocalPoint, PictureAnswer, PictureShape, StoredPicture } from "@/lib/seo/pictures";

export type PictureUpload =
  | { phase: "idle" }
  /** How much has gone out, from 0 to 1; null while the server works on it. */
  | { phase: "sending"; sent: number | null }
  | { phase: "refused"; message: string };

const noAnswer = "The picture could not be uploaded. Check your connection and try again.";

/** Sends one picture at a time; going away from the screen gives the upload up. */
export function usePictureUpload() {
  const [state, setState] = useState<PictureUpload>({ phase: "idle" });
  const running = useRef<AbortController>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** @returns the picture as it is stored; null where it was refused or cancelled */
  async function send(file: File, shape: PictureShape, { x, y }: FocalPoint): Promise<StoredPicture | null> {
    if (running.current) return null;
    const current = new AbortController();
    running.current = current;
    setState({ phase: "sending", sent: 0 });
    const form = new FormData();
    for (const [name, value] of Object.entries({ shape, x, y })) form.set(name, String(value));
    form.set("file", file, file.name);
    try {
      const { image } = await sendForm<PictureAnswer>("/seo/images", form, {
        signal: current.signal,
        onProgress: (sent, total) => setState({ phase: "sending", sent: sent < total ? sent / total : null }),
      });
      setState({ phase: "idle" });
      return image;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const message = error.serverMessage ?? noAnswer;
      setState(current.signal.aborted ? { phase: "idle" } : { phase: "refused", message });
      return null;
    } finally {
      running.current = null;
    }
  }

  return { state, send, cancel };
}
