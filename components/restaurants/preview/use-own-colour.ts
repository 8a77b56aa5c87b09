"use client";

import { useLayoutEffect } from "react";
import { brandStyles } from "@/lib/restaurants/colour";

/** Gives the page a restaurant's own colour. The Content-Security-Policy allows no style element that is added later. */
export function useOwnColour(colour: string) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandStyles(colour));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [colour]);
}
