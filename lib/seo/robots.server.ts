import "server-only";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { API_BASE } from "@/lib/platform/http/call-path";
import { protectedFolders } from "@/lib/site/pages";
import { siteRoot } from "./site.server";

/** Rules match prefixes: without `$`, a page named `/portal-news` would match the rule for `/portal`. */
const protectedPaths = protectedFolders.flatMap((folder) => [`/${folder}$`, `/${folder}/`]);

type Rules = { rules: { userAgent: string; allow?: string[]; disallow: string[] }; sitemap?: string };

/**
 * Rules for search engines: everything is disallowed before set-up.
 * @param allow prefixes of paths of the API that crawlers may fetch
 */
export async function robotsRules(allow: string[]): Promise<Rules> {
  const { isConfigured } = (await knownConfiguration()) ?? (await configurationState());
  if (!isConfigured) return { rules: { userAgent: "*", disallow: ["/"] } };
  return {
    rules: { userAgent: "*", allow, disallow: [...protectedPaths, `${API_BASE}/`] },
    sitemap: `${await siteRoot()}/sitemap.xml`,
  };
}
