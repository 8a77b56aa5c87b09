import type { DroppedEntry } from "@/lib/platform/html/structured-data";
import { request } from "@/lib/platform/http/client";
import { type PageSummary, toSummary } from "@/lib/seo/manager";
import type { FlatPageSeo, PageSeoAnswer, PageSeoListAnswer } from "@/lib/seo/schema";
import { type SeoFormValues, toPayload } from "./form/form-values";

/** @param path URL of the list */
export async function listPages(path: string): Promise<PageSummary[]> {
  return (await request<PageSeoListAnswer>(path)).configs.map(toSummary);
}

/** Loads a page's settings; null if it has none. Reads the list, as a page without settings is no error. */
export async function loadPage(page: string, signal?: AbortSignal): Promise<FlatPageSeo | null> {
  const path = `/config?page=${encodeURIComponent(page)}`;
  const { configs } = await request<PageSeoListAnswer>(path, signal ? { signal } : {});
  return configs[0] ?? null;
}

/** Saves over `version`, 0 for none; `RequestError` 409 if a newer one was saved. */
export async function savePage(
  page: string,
  values: SeoFormValues,
  over: number,
): Promise<{ saved: FlatPageSeo; dropped: DroppedEntry[] }> {
  const { config, dropped = [] } = await request<PageSeoAnswer>(`/seo/settings/${page}`, {
    method: "POST",
    body: toPayload(values),
    headers: { "if-match": `"${over}"` },
  });
  return { saved: config, dropped };
}

/** Deletes `version`; `RequestError` 409 if a newer one was saved. */
export async function deletePage(page: string, version: number): Promise<void> {
  await request(`/config/${page}`, { method: "DELETE", headers: { "if-match": `"${version}"` } });
}
