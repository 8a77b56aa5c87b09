"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { Edited } from "../form/edited";
import { postMessage, readMessage } from "./preview-messages";

type Feed<Values, Shown> = {
  /** The name of the editor. */
  preview: string;
  edited: Pick<Edited<Values>, "get" | "watch">;
  /** Other content to show, such as an earlier version; null for the edited content. */
  earlier: Shown | null;
  /** Selects the shown part of the values. */
  read: (values: Values) => Shown;
  /** Waits until the browser is idle, for content that is slow to render. */
  whenIdle?: boolean;
};

/** The longest delay of the preview during typing, in milliseconds. */
const MAX_DELAY_MS = 400;

/** Schedules a call. @returns a function that cancels it */
function soon(work: () => void, whenIdle: boolean): () => void {
  if (whenIdle && typeof requestIdleCallback === "function") {
    const waiting = requestIdleCallback(work, { timeout: MAX_DELAY_MS });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = requestAnimationFrame(work);
  return () => cancelAnimationFrame(waiting);
}

/** Sends the edited content, or an earlier version, to the frame of a preview. */
export function usePreviewFeed<Values, Shown>(feed: Feed<Values, Shown>) {
  const { preview, edited, earlier, whenIdle = false } = feed;
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useEffectEvent(feed.read);

  useEffect(() => {
    let callOff = () => {};
    const post = () =>
      postMessage(frame.current?.contentWindow, {
        preview,
        type: "content",
        value: earlier ?? read(edited.get()),
      });

    function send() {
      callOff();
      callOff = soon(post, whenIdle);
    }

    function receive(event: MessageEvent) {
      if (readMessage(event, frame.current?.contentWindow, preview)?.type === "ready") send();
    }

    send();
    window.addEventListener("message", receive);
    const unwatch = edited.watch(send);
    return () => {
      callOff();
      window.removeEventListener("message", receive);
      unwatch();
    };
  }, [preview, edited, earlier, whenIdle]);

  return frame;
}
