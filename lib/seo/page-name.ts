import { RESTAURANT, SEGMENT } from "@/lib/site/pages";
import { isSlug } from "@/lib/site/slug";

/** The longest name of a page, in characters; those of restaurants' pages have a prefix in addition. */
export const MAX_PAGE_NAME = 64;

/** The same for a page below others. */
export const MAX_NESTED_NAME = 3 * MAX_PAGE_NAME;

/** The pages that the SEO manager offers, in their groups. */
export const pageGroups = [
  { title: "Main Pages", pages: ["home", "welcome", "about", "contact"] },
  { title: "Content Pages", pages: ["services", "pricing", "features", "blog"] },
  { title: "Other", pages: ["faq", "privacy", "terms"] },
] as const;

/** A custom page's name: lowercased, any character outside a-z, 0-9 and hyphen becomes a hyphen. */
export const cleanPageName = (name: string) => name.toLowerCase().replace(/[^a-z0-9-]/gu, "-");

function maxLength(name: string): number {
  if (name.includes(SEGMENT)) return MAX_NESTED_NAME;
  return name.startsWith(RESTAURANT) ? MAX_PAGE_NAME + RESTAURANT.length : MAX_PAGE_NAME;
}

/** Returns why a page can't have this name in its address; null if it can. */
export function pageNameProblem(name: string): string | null {
  if (name === "") return "Page name is required";
  if (name.length > maxLength(name)) return `At most ${MAX_PAGE_NAME} characters`;
  const parts = name.split(SEGMENT);
  if (parts.length > 1 ? !parts.every(isSlug) : name !== cleanPageName(name))
    return "Use only a-z, 0-9 and hyphens";
  return /[a-z0-9]/.test(name) ? null : "Use at least one letter or digit";
}

/** Returns whether a page is one of the two addresses of the landing page. */
export const isLandingPage = (page: string) => page === "home" || page === "welcome";

/** “about-us” as a title: “About us”. */
export function pageTitle(page: string): string {
  const words = page.split("-").filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
