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
 * The address of a theme's drawing, for a `use` element. They are a file of their own, which browsers keep for
 * good, and take their colours from where they are used.
 */
export const drawing = (theme: Theme, name: string) => `${files[theme].src}#${name}`;
