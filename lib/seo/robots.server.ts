import "server-only";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { protectedFolders } from "@/lib/site/pages";
import { siteRoot } from "./site.server";

/** The parts of the API that pages load, so that crawlers may fetch them. */
const neededByPages = [
  "/api/landing/icons/",
  "/api/seo/images/",
  "/api/seo/preview-images/",
  "/api/templates/files/",
];
/** Rules match prefixes: without `$`, a page named `/portal-news` would match the rule for `/portal`. */
const protectedPaths = protectedFolders.flatMap((folder) => [`/${folder}$`, `/${folder}/`]);

type Rules = { rules: { userAgent: string; allow?: string[]; disallow: string[] }; sitemap?: string };

/** Rules for search engines: everything is disallowed before set-up. */
export async function robotsRules(): Promise<Rules> {
  const { isConfigured } = (await knownConfiguration()) ?? (await configurationState());
  if (!isConfigured) return { rules: { userAgent: "*", disallow: ["/"] } };
  return {
    rules: { userAgent: "*", allow: neededByPages, disallow: [...protectedPaths, "/api/"] },
    sitemap: `${await siteRoot()}/sitemap.xml`,
  };
}
