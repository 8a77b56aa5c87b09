"use client";

import { useEffect } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";

export type Language = { language: string; direction: "ltr" | "rtl" };

/** Sets the document's language in the browser, where the layout doesn't know the page; renders nothing. */
export function DocumentLanguage({ language, direction }: Language) {
  useEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang: language, dir: direction });
    return () => void Object.assign(root, { lang: DEFAULT_LANGUAGE, dir: "ltr" });
  }, [language, direction]);
  return null;
}
