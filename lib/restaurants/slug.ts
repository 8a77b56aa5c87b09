import { menuLimits } from "./schema";

/** The address that is made of a restaurant's name: `Café Größe` is `cafe-grosse`; empty where no letter is left. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, menuLimits.slug)
    .replace(/^-+|-+$/g, "");
