import { isReservedName, reservedPaths } from "@/lib/site/own-paths";
import { isSlug } from "@/lib/site/slug";

/** Returns why a text can't be the last part of a page's path; null if it can. */
export function slugProblem(text: string): string | null {
  if (text === "") return "Address is required";
  return isSlug(text) ? null : "Use a-z and 0-9, with single hyphens between them";
}

/** Returns the first segment of a path. */
export const firstSegment = (path: string): string => path.slice(1).split("/", 1)[0] ?? "";

/** Returns whether the product uses a path itself, by its first segment. */
export function isTakenByProduct(path: string): boolean {
  const first = firstSegment(path);
  return isReservedName(first) || reservedPaths.has(first) || first === "index";
}
