import "server-only";
import { getLanding } from "@/lib/landing/server";
import { activeTemplate } from "@/lib/templates/active.server";
import { getPageHead } from "./head.server";
import { type SeoManagerData, toSummary } from "./manager";
import { builtInPages, pageGroups } from "./page-name";
import { isProductPage } from "./product-pages";
import type { PageSeo } from "./schema";
import { listPageSeo } from "./server";
import { toFlat } from "./shapes";
import { getSite } from "./site.server";

const listed = pageGroups.flatMap(({ pages }) => pages);

/** The pages that visitors can reach: the product's own, and those that the active template brings. */
async function existingPages(): Promise<string[]> {
  const source = await activeTemplate();
  const paths = new Set(source?.files.map(({ path }) => path));
  const product = [...listed, ...builtInPages].filter(isProductPage);
  return [...product, ...listed.filter((page) => paths.has(`${page}.html`))];
}

/** The picture of a page that has none of its own; an address on this site without its origin. */
async function pictureOf(page: string, root: string): Promise<string> {
  const { tags } = await getPageHead(page);
  const url = tags.flatMap((tag) => (tag.tag === "meta" && tag.name === "og:image" ? [tag.content] : []))[0];
  return url?.startsWith(`${root}/`) ? url.slice(root.length) : (url ?? "");
}

/** What the SEO manager opens with. */
export async function getSeoManager(): Promise<SeoManagerData> {
  const [{ root, name }, { content: landing }, existing, configured] = await Promise.all([
    getSite(),
    getLanding(),
    existingPages(),
    listPageSeo(),
  ]);
  const own = new Map(configured.map((seo): [string, PageSeo] => [seo.page, seo]));
  const names = [...new Set([...listed, ...builtInPages, ...own.keys()])].filter(
    (page) => !own.get(page)?.ogImage,
  );
  const pictures = await Promise.all(names.map(async (page) => [page, await pictureOf(page, root)] as const));
  return {
    pages: configured.map((seo) => toSummary(toFlat(seo))),
    site: { root, name, landing, pictures: Object.fromEntries(pictures), existing },
  };
}
