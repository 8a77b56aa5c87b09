import "server-only";
import { knownConfiguration } from "@/lib/config/state.server";
import { log } from "@/lib/log";
import { activePages } from "@/lib/templates/active.server";
import { canonicalCase } from "../canonical-case";
import { normalisePath } from "./path";
import { findRedirect } from "./server";
import { countUnknownPath } from "./unknown-paths.server";

type Visit = {
  /** Without `?`. */
  query: string;
  /** Whether it is one of somebody, to be counted. */
  counts: boolean;
};

/** Where a visit of a path that has no page is sent on to for good; null where nowhere, which is then noted. */
export async function visitUnknownPath(path: string, { query, counts }: Visit): Promise<string | null> {
  const normal = normalisePath(path);
  if (!normal) return null;
  try {
    if (!(await knownConfiguration())?.isConfigured) return null;
    const target = await findRedirect(normal, query);
    if (!target && counts) countUnknownPath(normal);
    return target;
  } catch (error) {
    log.warn({ err: error }, "The redirects could not be read");
    return null;
  }
}

/** How a path of this site is spelt that was asked for in other letters; null where it is none. */
export async function rightSpelling(path: string): Promise<string | null> {
  const own = canonicalCase(path);
  if (own) return own;
  const small = path.toLowerCase();
  const pages = small === path ? [] : await activePages().catch(() => []);
  return pages.some((page) => page.path === small) ? small : null;
}
