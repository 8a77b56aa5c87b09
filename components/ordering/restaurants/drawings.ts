import type { StaticImageData } from "next/image";
import type { MenuKey } from "@/lib/ordering/types";
import baobabKitchen from "./baobab-kitchen.svg";
import trattoriaLina from "./trattoria-lina.svg";

const files: Record<MenuKey, StaticImageData> = { order1: baobabKitchen, order2: trattoriaLina };

/**
 * The address of a restaurant's drawing, for a `use` element. They are a file of their own, which browsers keep for
 * good, and take their colours from where they are used.
 */
export const drawing = (menu: MenuKey, name: string) => `${files[menu].src}#${name}`;
