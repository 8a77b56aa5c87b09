import type { RequestListener } from "node:http";
import path from "node:path";
import { createPageStore } from "@/lib/platform/cache/disk";
import { setFollowing } from "@/lib/platform/cache/following";
import { createPageCache } from "@/lib/platform/cache/page-cache";
import { warmUp } from "@/lib/platform/cache/warm-up";
import { log } from "@/lib/platform/log/log";
import type { Environment } from "@/lib/platform/runtime/env";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { islandPageAt, nestedPageAt, resourceAt } from "@/lib/site/resources";
import { isPersonal, seesPreview } from "./personal";

/**
 * Creates the page cache with its copies on disk; returns undefined if the settings turn it off.
 * @param writesCopies false if another worker writes them
 */
export function startPageCache(
  { PAGE_CACHE_MB, DATA_DIR }: Environment,
  handle: RequestListener,
  writesCopies: boolean,
) {
  if (PAGE_CACHE_MB === 0) return;
  const store = createPageStore(path.resolve(DATA_DIR, "pages"));
  const bytes = PAGE_CACHE_MB * 1024 * 1024;
  const pages = createPageCache({
    bytes,
    handle,
    resourceAt: (url, accept) => resourceAt(url, accept) ?? nestedPageAt(url),
    islandPageAt,
    isPersonal,
    seesPreview,
    ...(writesCopies && { onKept: store.keep, onGone: store.drop, onPagesGone: store.dropAll }),
    copyOf: store.find,
  });
  if (writesCopies) onShutdown("pages", store.write);

  /** Loads the copies, to be served while the database is unreachable. @returns whether there are any */
  async function showCopies(): Promise<boolean> {
    const copies = await store.read().catch((error: unknown) => {
      log.warn({ err: error }, "The page cache on disk can't be read");
      return [];
    });
    for (const { key, entry } of copies) pages.restore(key, entry);
    setFollowing("away");
    return copies.length > 0;
  }

  return { ...pages, showCopies, warmUp: () => warmUp(pages) };
}
