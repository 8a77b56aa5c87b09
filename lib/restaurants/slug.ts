import { menuLimits } from "./limits";

/** Derives an address from a restaurant's name: `Café Größe` becomes `cafe-grosse`; empty if no letter is left. */
export const slugOf = (restaurantName: string): string =>
  restaurantName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, menuLimits.slug)
    .replace(/^-+|-+$/g, "");
