"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { LandingContent } from "@/lib/landing/schema";
import type { SectionName } from "./form-values";
import { withPlaceholders } from "./placeholders";
import { type FromPreview, readMessage, type ToPreview } from "./preview-messages";

/** Feeds the preview's frame: the form as it is typed, or `shown` instead where that is given. */
export function usePreviewFrame(
  form: UseFormReturn<LandingContent>,
  shown: LandingContent | null,
  section: SectionName,
) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    let waiting = 0;
    const post = (message: ToPreview) =>
      frame.current?.contentWindow?.postMessage(message, window.location.origin);

    function send() {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() =>
        post({ type: "landing-preview:content", content: shown ?? withPlaceholders(form.getValues()) }),
      );
    }

    function receive(event: MessageEvent) {
      if (readMessage<FromPreview>(event, frame.current?.contentWindow)) send();
    }

    send();
    window.addEventListener("message", receive);
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: send });
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener("message", receive);
      unsubscribe();
    };
  }, [form, shown]);

  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    const message: ToPreview = { type: "landing-preview:show", section };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [section]);

  return frame;
}
