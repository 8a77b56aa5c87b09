import "server-only";
import { LRUCache } from "lru-cache";
import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";
import { isIndexable } from "@/lib/site/pages";
import { activeTemplate } from "@/lib/templates/active.server";
import { readDocument, shownVersion, type TemplateSource } from "@/lib/templates/document.server";
import type { PageSeo, SeoWarning } from "./answers";
import { canonicalOf } from "./canonical";
import { findConflicts } from "./conflicts";
import { linkedPaths } from "./linked-paths";
import { storedPictureId } from "./pictures";
import type { PageSeoSettings } from "./schema";
import { listPageSeo } from "./server";
import { siteRoot } from "./site.server";
import { findPictures } from "./state.server";

/** The links of template landing pages to this site; never stale, as a version never changes. */
const links = remember(
  "template links",
  () =>
    new LRUCache<string, Set<string>, { source: TemplateSource; root: string }>({
      max: 10,
      fetchMethod: async (_key, _stale, { context: { source, root } }) =>
        linkedPaths((await readDocument(source, { path: "index.html", preview: false })).html, root),
    }),
);

/** The paths of this site that the active template's landing page links to. */
async function linksOfTemplate(root: string): Promise<Set<string>> {
  const source = await activeTemplate();
  if (!source) return new Set();
  const context = { source, root };
  return links.forceFetch(`${root} ${shownVersion(source)}`, { context }).catch((error: unknown) => {
    log.warn({ err: error, template: source.id }, "The active template's links can't be read");
    return new Set();
  });
}

/** Warns of unsaved settings of a page that are probably mistakes. */
export async function checkPageSeo(page: string, settings: PageSeoSettings): Promise<SeoWarning[]> {
  const root = await siteRoot();
  const [saved, paths, pictures] = await Promise.all([
    listPageSeo(),
    linksOfTemplate(root),
    findPictures(
      [settings.ogImage, settings.twitterImage].flatMap((address) => storedPictureId(address, root) ?? []),
    ),
  ]);
  const draft: PageSeo = { ...settings, page, version: 0, updatedAt: new Date().toISOString() };
  const pages = new Map([...saved, draft].map((one) => [one.page, one]));
  return findConflicts({
    page,
    settings,
    others: saved.filter((other) => other.page !== page),
    siteRoot: root,
    canonicalOf: (one) => canonicalOf(one, pages, root),
    isIndexable,
    linkedPaths: paths,
    pictures,
  });
}
