"use client";

import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type EditorTab = "edit" | "preview";

/** Keeps the tab, form or preview, of narrow screens; restores the form's scroll position. */
export function useEditorTab(preview: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState<EditorTab>("edit");
  const left = useRef(0);

  function show(next: EditorTab) {
    if (next === tab) return;
    if (next === "preview") left.current = window.scrollY;
    flushSync(() => setTab(next));
    if (next === "preview") preview.current?.scrollIntoView({ block: "nearest" });
    else window.scrollTo({ top: left.current, behavior: "instant" });
  }

  return { tab, show };
}
