import "server-only";
import { canonicalOf, isIndexable } from "./canonical";
import { absolute, type PageHead, pageHead } from "./head";
import { getSite } from "./site.server";
import { seoState } from "./state.server";

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
