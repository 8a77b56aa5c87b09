"use client";

import { useEffect, useEffectEvent } from "react";
import { postMessage, readMessage } from "./preview-messages";
import { scrollFrameTo } from "./scroll-frame";

type Listener = {
  onContent: (content: unknown) => void;
  /** Scrolls a part of the page into view. */
  onShow?: (part: unknown) => void;
};

/** Returns whether a link leads to a part of this page. */
const isWithin = (hash: string) => /^#[a-z-]+$/.test(hash);

/** Listens to the editor around this page. Only links to parts of the page work. */
export function usePreviewContent(preview: string, listener: Listener) {
  const onContent = useEffectEvent(listener.onContent);
  const onShow = useEffectEvent((part: unknown) => listener.onShow?.(part));

  useEffect(() => {
    const editor = window.parent === window ? null : window.parent;

    function receive(event: MessageEvent) {
      const message = readMessage(event, editor, preview);
      if (message?.type === "content") onContent(message.value);
      if (message?.type === "show") onShow(message.value);
    }

    function stay(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      const { hash } = new URL(link.href, window.location.href);
      if (event.type === "click" && isWithin(hash)) scrollFrameTo(hash);
    }

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("message", receive, { signal });
    window.addEventListener("click", stay, { capture: true, signal });
    window.addEventListener("auxclick", stay, { capture: true, signal });
    postMessage(editor, { preview, type: "ready" });
    return () => listening.abort();
  }, [preview]);
}
