import "server-only";
import { LRUCache } from "lru-cache";
import { remember } from "@/lib/platform/runtime/remember";
import { filesAddress } from "./addresses";
import { type Located, readLocated, type TemplateSource } from "./document.server";
import { resolveRootRelative } from "./root-relative";

/** Size of the cache in bytes: parsing a style sheet takes as long as parsing a page. */
const CACHE_BYTES = 16 * 1024 * 1024;

type Asked = { source: TemplateSource; path: string; location: Located };
/** `css` is null if the style sheet is sent unchanged. */
type Resolved = { css: string | null };

const sheets = remember(
  "resolved style sheets",
  () =>
    new LRUCache<string, Resolved, Asked>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ css }) => 500 + 2 * (css?.length ?? 0),
      fetchMethod: (_key, _stale, { context }) => rewrite(context),
    }),
);

async function rewrite({ source: { id, hash, files }, path, location }: Asked): Promise<Resolved> {
  const css = await readLocated(location);
  const paths = new Set(files.map((one) => one.path));
  const resolved = resolveRootRelative(css, { path, base: filesAddress(id, hash), files: paths });
  return { css: resolved === css ? null : resolved };
}

/** A style sheet with its root-relative addresses resolved; null if it has none and the file is sent unchanged. */
export async function resolvedStylesheet(source: TemplateSource, path: string, location: Located) {
  const key = JSON.stringify([source.id, source.hash, path]);
  return (await sheets.forceFetch(key, { context: { source, path, location } })).css;
}
