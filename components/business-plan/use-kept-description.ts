"use client";

import { useCallback, useEffect, useState } from "react";
import { keptDraft } from "@/components/ui/kept-text";

const kept = keptDraft("business-description");

/** The description, which survives a reload of this tab, where the browser can keep it, but not a sign-out. */
export function useKeptDescription(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => setText((before) => before || (kept.read() ?? "")), []);

  const keep = useCallback((next: string) => {
    setText(next);
    kept.write(next === "" ? null : next);
  }, []);
  return [text, keep];
}
