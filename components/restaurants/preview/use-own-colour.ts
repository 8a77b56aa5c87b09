"use client";

import { useLayoutEffect } from "react";
import { brandStyles } from "@/lib/restaurants/colour";

/** Sets a restaurant's colour by script, as the Content-Security-Policy allows no added style element. */
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
