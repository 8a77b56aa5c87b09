"use client";

import { useCallback, useEffect, useState } from "react";
import { storedDraft } from "@/components/ui/browser-storage";

const kept = storedDraft("business-description");

/** Stores the description in this tab across reloads until sign-out, if the browser can. */
export function useStoredDescription(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => setText((before) => before || (kept.read() ?? "")), []);

  const keep = useCallback((next: string) => {
    setText(next);
    kept.write(next === "" ? null : next);
  }, []);
  return [text, keep];
}
