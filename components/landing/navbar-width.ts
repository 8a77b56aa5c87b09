import { longestWord, measure } from "./text-measure";

type NavbarTexts = { companyName: string; links: string[]; cta: string };

/** The breakpoint from which the navbar fits in one row; below it is a menu. */
export function navbarWidth({ companyName, links, cta }: NavbarTexts): "md" | "lg" | "xl" {
  const brand = Math.min(20, twoLines(companyName));
  const button = measure(cta) > 14 ? twoLines(cta) : measure(cta);
  const letters = brand + button + links.reduce((sum, label) => sum + measure(label), 0);
  if (letters <= 56) return "md";
  return letters <= 68 ? "lg" : "xl";
}

/** The approximate width of a text in two lines, in letters. */
const twoLines = (text: string) => Math.max(longestWord(text), Math.ceil(measure(text) / 2) + 2);
