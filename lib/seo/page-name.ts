import * as z from "zod";
import { RESTAURANT } from "@/lib/site/pages";

/** The longest name of a page, in characters; those of restaurants' pages have a prefix in addition. */
export const MAX_PAGE_NAME = 64;
const tooLong = `At most ${MAX_PAGE_NAME} characters`;

/** The pages that the SEO manager offers, in their groups. */
export const pageGroups = [
  { title: "Main Pages", pages: ["home", "welcome", "about", "contact"] },
  { title: "Content Pages", pages: ["services", "pricing", "features", "blog"] },
  { title: "Other", pages: ["faq", "privacy", "terms"] },
] as const;

/** A custom page's name: lowercased, any character outside a-z, 0-9 and hyphen becomes a hyphen. */
export const cleanPageName = (name: string) => name.toLowerCase().replace(/[^a-z0-9-]/gu, "-");

/** A page's name as in URLs; refused if `cleanPageName` would change it. */
export const pageName = z
  .string({ error: "Page name is required" })
  .min(1, "Page name is required")
  .max(MAX_PAGE_NAME + RESTAURANT.length, tooLong)
  .refine((name) => name.length <= MAX_PAGE_NAME || name.startsWith(RESTAURANT), tooLong)
  .refine((name) => name === cleanPageName(name), "Use only a-z, 0-9 and hyphens")
  .refine((name) => /[a-z0-9]/.test(name), "Use at least one letter or digit");

/** `/api/seo/settings/{page}` and the like. */
export const pageParams = z.object({ page: pageName });

/** Returns whether a page is one of the two addresses of the landing page. */
export const isLandingPage = (page: string) => page === "home" || page === "welcome";

/** “about-us” as a title: “About us”. */
export function pageTitle(page: string): string {
  const words = page.split("-").filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
