import "server-only";
import { cache } from "react";
import { configurationState } from "@/lib/config/state.server";
import { environment } from "@/lib/env";
import { parseUrl } from "@/lib/http/parse-url";
import { shownLanding } from "@/lib/landing/server";
import type { HeadDefaults } from "./head";
import { headDefaults } from "./head-defaults";

/** The origin that the site's addresses begin with: SITE_URL's, else the configured API endpoint's. */
export async function siteRoot(): Promise<string> {
  const { SITE_URL } = environment();
  if (SITE_URL) return new URL(SITE_URL).origin;
  const { apiUrl } = await configurationState();
  return parseUrl(apiUrl)?.origin ?? "http://localhost";
}

export type Site = { root: string; name: string; defaults(page: string): HeadDefaults };

/** What is the same for all pages; one reading for all that a request asks. */
export const getSite = cache(async (): Promise<Site> => {
  const [root, { projectName }, { content }] = await Promise.all([
    siteRoot(),
    configurationState(),
    shownLanding(),
  ]);
  const name = projectName || "Business Platform";
  return { root, name, defaults: (page) => headDefaults({ page, root, name, landing: content }) };
});
