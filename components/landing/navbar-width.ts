import { longestWord, measure } from "./text-measure";

type NavbarTexts = { companyName: string; links: string[]; cta: string };

/** The width of the screen from which all of the navbar fits in one row; below it there is a menu. */
export function navbarWidth({ companyName, links, cta }: NavbarTexts): "md" | "lg" | "xl" {
  const brand = Math.min(20, twoLines(companyName));
  const button = measure(cta) > 14 ? twoLines(cta) : measure(cta);
  const letters = brand + button + links.reduce((sum, label) => sum + measure(label), 0);
  if (letters <= 56) return "md";
  return letters <= 68 ? "lg" : "xl";
}

/** How many letters wide a text is, about, when it is set in two lines. */
const twoLines = (text: string) => Math.max(longestWord(text), Math.ceil(measure(text) / 2) + 2);
