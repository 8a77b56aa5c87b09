import type { StaticImageData } from "next/image";
import type { Theme } from "@/lib/restaurants/themes";
import baobabKitchen from "./baobab-kitchen.svg";
import plainTable from "./plain-table.svg";
import trattoriaLina from "./trattoria-lina.svg";

const files: Record<Theme, StaticImageData> = {
  sunset: baobabKitchen,
  lemon: trattoriaLina,
  plain: plainTable,
};

/**
 * Returns the URL of a theme's drawing for a `use` element. The files are cached permanently, and inherit their
 * colours.
 */
export const drawing = (theme: Theme, name: string) => `${files[theme].src}#${name}`;
