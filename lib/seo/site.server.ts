import "server-only";
import { cache } from "react";
import { knownConfiguration } from "@/lib/config/state.server";
import { siteOrigin } from "@/lib/http/origin";
import { shownLanding } from "@/lib/landing/server";
import type { HeadDefaults } from "./head";
import { headDefaults } from "./head-defaults";

/** The origin for the site's absolute URLs, from the current settings; needs no query. */
export async function siteRoot(): Promise<string> {
  await knownConfiguration();
  return siteOrigin();
}

export type Site = { root: string; name: string; defaults(page: string): HeadDefaults };

/** What is the same for all pages; read once per request. */
export const getSite = cache(async (): Promise<Site> => {
  const [root, state, { content }] = await Promise.all([siteRoot(), knownConfiguration(), shownLanding()]);
  const name = state?.projectName || "Business Platform";
  return { root, name, defaults: (page) => headDefaults({ page, root, name, landing: content }) };
});
