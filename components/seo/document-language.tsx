"use client";

import { useEffect } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/platform/html/language";

type Language = { language: string; direction: "ltr" | "rtl" };

/** Tells the document's language where a visitor got to the page without loading a document; nothing is shown. */
export function DocumentLanguage({ language, direction }: Language) {
  useEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang: language, dir: direction });
    return () => void Object.assign(root, { lang: DEFAULT_LANGUAGE, dir: "ltr" });
  }, [language, direction]);
  return null;
}
