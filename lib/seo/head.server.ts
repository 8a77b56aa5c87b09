import "server-only";
import { absolute, defaultCanonical, type PageHead, pageHead } from "./head";
import type { PageSeo } from "./schema";
import { getSite } from "./site.server";
import { seoState } from "./state.server";

/** Pages that search engines have no business with. */
const unindexed = new Set(["admin", "dashboard", "login", "portal", "setup"]);

/** Whether search engines may list the page at all, whatever its settings say. */
export const isIndexable = (page: string) => !unindexed.has(page);

/** The address that a page is known by; the landing page's two addresses share one. */
export function canonicalOf(page: string, pages: ReadonlyMap<string, PageSeo>, root: string): string {
  const isLanding = page === "home" || page === "welcome";
  const set = isLanding
    ? pages.get("home")?.canonical || pages.get("welcome")?.canonical
    : pages.get(page)?.canonical;
  return set ? absolute(set, root) : defaultCanonical(page, root);
}

/** What a page's head says: from its settings, else from the project's name and the landing page. */
export async function getPageHead(page: string): Promise<PageHead> {
  const [site, pages] = await Promise.all([getSite(), seoState()]);
  const settings = pages.get(page) ?? null;
  const ogImage = settings?.ogImage ?? "";
  return pageHead({
    page,
    settings,
    defaults: site.defaults(page),
    siteName: site.name,
    siteRoot: site.root,
    canonical: canonicalOf(page, pages, site.root),
    openGraphPicture: { url: absolute(ogImage, site.root) },
    twitterPicture: { url: absolute(settings?.twitterImage || ogImage, site.root) },
    indexable: isIndexable(page),
  });
}

/** What the site as a whole says of itself: what its home page says. */
export async function getSiteSeo() {
  const { tags } = await getPageHead("home");
  const content = (name: string) =>
    tags.flatMap((tag) => (tag.tag === "meta" && tag.name === name ? [tag.content] : []))[0] ?? "";
  const title = tags.flatMap((tag) => (tag.tag === "title" ? [tag.text] : []))[0] ?? "";
  return {
    title,
    description: content("description"),
    keywords: content("keywords"),
    ogImage: content("og:image"),
    canonical: content("og:url"),
  };
}
