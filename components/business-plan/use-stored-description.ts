"use client";

import { useCallback, useEffect, useState } from "react";
import { storedDraft } from "@/components/ui/browser-storage";

const kept = storedDraft("business-description");

/** The description, which survives a reload of this tab, where the browser can keep it, but not a sign-out. */
export function useStoredDescription(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");

  useEffect(() => setText((before) => before || (kept.read() ?? "")), []);

  const keep = useCallback((next: string) => {
    setText(next);
    kept.write(next === "" ? null : next);
  }, []);
  return [text, keep];
}
