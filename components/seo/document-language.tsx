"use client";

import { useEffect } from "react";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";

type Language = { language: string; direction: "ltr" | "rtl" };

/** Sets the document's language after client-side navigation; renders nothing. */
export function DocumentLanguage({ language, direction }: Language) {
  useEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { lang: language, dir: direction });
    return () => void Object.assign(root, { lang: DEFAULT_LANGUAGE, dir: "ltr" });
  }, [language, direction]);
  return null;
}
