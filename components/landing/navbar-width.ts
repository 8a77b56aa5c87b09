import { longestWord, measure } from "./text-measure";

type NavbarTexts = { companyName: string; links: string[]; cta: string };

/** The number of links that the widest row always shows. */
const FEW = 6;

/** The width in letters of the space around a link. */
const GAP = 3;

/** The most letters that the widest row has room for, with the spaces of six links. */
const WIDEST = 92;

/** The breakpoint from which the navbar fits in one row; below it is a menu. */
export function navbarWidth({ companyName, links, cta }: NavbarTexts): "md" | "lg" | "xl" | "never" {
  const brand = Math.min(20, twoLines(companyName));
  const button = measure(cta) > 14 ? twoLines(cta) : measure(cta);
  const letters = brand + button + links.reduce((sum, label) => sum + measure(label), 0);
  if (letters <= 56 && links.length <= FEW) return "md";
  if (letters <= 68) return "lg";
  if (links.length <= FEW) return "xl";
  return letters + GAP * (links.length - FEW) <= WIDEST ? "xl" : "never";
}

/** The approximate width of a text in two lines, in letters. */
const twoLines = (text: string) => Math.max(longestWord(text), Math.ceil(measure(text) / 2) + 2);
