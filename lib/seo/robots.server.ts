import "server-only";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { protectedFolders } from "@/lib/site/pages";
import { siteRoot } from "./site.server";

/** The parts of the API that crawlers may fetch: what pages load. */
const neededByPages = [
  "/api/landing/icons/",
  "/api/seo/images/",
  "/api/seo/preview-images/",
  "/api/templates/files/",
];
/** Rules match prefixes: without `$`, a page named `/portal-news` would match the rule for `/portal`. */
const ofNoInterest = protectedFolders.flatMap((folder) => [`/${folder}$`, `/${folder}/`]);

type Rules = { rules: { userAgent: string; allow?: string[]; disallow: string[] }; sitemap?: string };

/** What search engines may fetch; nothing before the site is set up. */
export async function robotsRules(): Promise<Rules> {
  const { isConfigured } = (await knownConfiguration()) ?? (await configurationState());
  if (!isConfigured) return { rules: { userAgent: "*", disallow: ["/"] } };
  return {
    rules: { userAgent: "*", allow: neededByPages, disallow: [...ofNoInterest, "/api/"] },
    sitemap: `${await siteRoot()}/sitemap.xml`,
  };
}
