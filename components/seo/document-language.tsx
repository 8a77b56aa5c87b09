"use client";

import { useEffect } from "react";
import { DEFAULT_LANGUAGE, textDirection } from "@/lib/platform/language/language";

/** Sets the document's language in the browser, where the document doesn't depend on the page; renders nothing. */
export function DocumentLanguage({ language }: { language: string }) {
  useEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang: language, dir: textDirection(language) });
    return () => void Object.assign(root, { lang: DEFAULT_LANGUAGE, dir: "ltr" });
  }, [language]);
  return null;
}
