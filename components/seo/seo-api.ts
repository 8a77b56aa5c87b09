import type { DroppedEntry } from "@/lib/platform/html/structured-data";
import { request } from "@/lib/platform/http/client";
import { type PageSummary, toSummary } from "@/lib/seo/manager";
import type { FlatPageSeo, PageSeoAnswer, PageSeoListAnswer } from "@/lib/seo/schema";
import { type SeoFormValues, toPayload } from "./form/form-values";

/** @param path the list's */
export async function listPages(path: string): Promise<PageSummary[]> {
  return (await request<PageSeoListAnswer>(path)).configs.map(toSummary);
}

/** The settings of a page; null where it has none. Asks the list, as a page without settings is no failure. */
export async function loadPage(page: string, signal?: AbortSignal): Promise<FlatPageSeo | null> {
  const path = `/config?page=${encodeURIComponent(page)}`;
  const { configs } = await request<PageSeoListAnswer>(path, signal ? { signal } : {});
  return configs[0] ?? null;
}

/** Saves over the given version, 0 for none; `RequestError` 409 where somebody saved a newer one. */
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

/** Deletes the given version; `RequestError` 409 where somebody saved a newer one. */
export async function deletePage(page: string, version: number): Promise<void> {
  await request(`/config/${page}`, { method: "DELETE", headers: { "if-match": `"${version}"` } });
}
