import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { findPageAt, formerPagePath } from "@/lib/pages/published.server";
import { log } from "@/lib/platform/log/log";
import { activePages } from "@/lib/templates/active.server";
import { canonicalCase } from "../canonical-case";
import { normalisePath } from "./path";
import { findRedirect } from "./server";
import { countUnknownPath } from "./unknown-paths.server";

type Visit = {
  /** Without `?`. */
  query: string;
  /** True if a person made the visit, so that it is counted. */
  counts: boolean;
};

/** The permanent redirect for a path without a page; null if there is none, which the log of unknown paths counts. */
export async function visitUnknownPath(path: string, { query, counts }: Visit): Promise<string | null> {
  const normal = normalisePath(path);
  if (!normal) return null;
  try {
    if (!(await knownConfiguration())?.isConfigured) return null;
    const moved = await formerPagePath(normal);
    if (moved) return query ? `${moved}?${query}` : moved;
    const target = await findRedirect(normal, query);
    if (!target && counts) countUnknownPath(normal);
    return target;
  } catch (error) {
    log.warn({ err: error }, "The redirects could not be read");
    return null;
  }
}

/** The canonical case of a path of this site; null if it is canonical already, or not a path of this site. */
export async function canonicalPath(path: string): Promise<string | null> {
  const own = canonicalCase(path);
  if (own) return own;
  const lower = path.toLowerCase();
  if (lower === path) return null;
  if (await findPageAt(lower)) return lower;
  const pages = await activePages().catch(() => []);
  return pages.some((page) => page.path === lower) ? lower : null;
}
