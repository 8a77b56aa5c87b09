import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { log } from "@/lib/platform/log/log";
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

/** The permanent redirect for a path without a page; null where there is none, which the log of unknown paths notes. */
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

/** The canonical case of a path of this site; null where it has that already, or is no path of it. */
export async function rightSpelling(path: string): Promise<string | null> {
  const own = canonicalCase(path);
  if (own) return own;
  const small = path.toLowerCase();
  const pages = small === path ? [] : await activePages().catch(() => []);
  return pages.some((page) => page.path === small) ? small : null;
}
