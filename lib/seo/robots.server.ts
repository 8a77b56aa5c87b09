import "server-only";
import { configurationState } from "@/lib/config/state.server";
import { siteRoot } from "./site.server";

/** What crawlers may fetch of the API: what pages are made of. */
const neededByPages = ["/api/seo/images/", "/api/seo/preview-images/", "/api/templates/files/"];
const ofNoInterest = ["/admin", "/dashboard", "/portal", "/api/"];

type Rules = { rules: { userAgent: string; allow?: string[]; disallow: string[] }; sitemap?: string };

/** What search engines may fetch; nothing before the site is set up. */
export async function robotsRules(): Promise<Rules> {
  const { isConfigured } = await configurationState();
  if (!isConfigured) return { rules: { userAgent: "*", disallow: ["/"] } };
  return {
    rules: { userAgent: "*", allow: neededByPages, disallow: ofNoInterest },
    sitemap: `${await siteRoot()}/sitemap.xml`,
  };
}
