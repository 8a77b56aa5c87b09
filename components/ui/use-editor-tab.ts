"use client";

import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";

export type EditorTab = "edit" | "preview";

/** Which of form and preview a narrow screen shows; going back to the form finds it where it was left. */
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
