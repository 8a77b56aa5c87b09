import { call } from "@/lib/api/call";
import type { FlatPageSeo } from "@/lib/seo/answers";

/** Loads a page's settings; null if it has none. Reads the list, as a page without settings is no error. */
export async function loadPage(page: string, signal?: AbortSignal): Promise<FlatPageSeo | null> {
  const { configs } = await call("GET /config", { query: { page }, ...(signal && { signal }) });
  return configs[0] ?? null;
}
