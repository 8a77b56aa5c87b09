import type { HeadSettings } from "@/lib/platform/html/answers";
import type { HeadTag, PageHead } from "@/lib/platform/html/head";
import { mergeStructuredData, toJsonLd } from "@/lib/platform/html/json-ld";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { pagePath } from "@/lib/site/pages";
import { seoDefaults } from "./schema";

/** A picture for social networks: its absolute address and, if known, its size in pixels. */
export type SocialPicture = { url: string; width?: number; height?: number; type?: string };

/** The tags of a page without settings. */
export type HeadDefaults = {
  title: string;
  description: string;
  structuredData: StructuredData[];
  /** The structured data is correct in any case, so settings only add to it. */
  isKnown?: true;
};

export type HeadSource = {
  page: string;
  /** The page's settings, or the tags of a template's document. */
  settings: HeadSettings | null;
  defaults: HeadDefaults;
  siteName: string;
  /** The origin for absolute URLs: `https://example.com`. */
  siteRoot: string;
  /** The canonical URL. */
  canonical: string;
  /** The addresses of the page in its languages. */
  languageLinks?: readonly { hreflang: string; href: string }[];
  openGraphPicture: SocialPicture;
  twitterPicture: SocialPicture;
  /** If false, search engines may not list the page, regardless of its settings. */
  indexable: boolean;
};

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content ? [{ tag: "meta", key: "name", name, content }] : [];
const property = (name: string, content: string | number | undefined): HeadTag[] =>
  content ? [{ tag: "meta", key: "property", name, content: String(content) }] : [];

/** Completes a path to a URL. */
export const absolute = (address: string, siteRoot: string) =>
  address.startsWith("/") ? siteRoot + address : address;

/** The page whose address is canonical; the two paths of the landing page share one. */
export const canonicalPage = (page: string) => (page === "welcome" ? "home" : page);

/** The canonical URL of a page without settings. */
export const defaultCanonical = (page: string, siteRoot: string) => siteRoot + pagePath(canonicalPage(page));

/** The content of a tag by its name; empty if the head has no such tag. */
export function tagContent({ tags }: PageHead, name: string): string {
  for (const tag of tags) {
    if (tag.tag === "meta" && tag.name === name) return tag.content;
    if (tag.tag === "title" && name === "title") return tag.text;
    if (tag.tag === "link" && tag.rel === name) return tag.href;
  }
  return "";
}

/** The tags of a page in their order in the document. */
export function pageHead(source: HeadSource): PageHead {
  const { settings, defaults, indexable, siteName, canonical, openGraphPicture, twitterPicture } = source;
  const { languageLinks = [] } = source;
  const title = settings?.title || defaults.title;
  const description = settings?.description || defaults.description;
  const ogTitle = settings?.ogTitle || title;
  const ogDescription = settings?.ogDescription || description;
  const language = settings?.language || seoDefaults.language;
  const own = settings?.structuredData ?? [];
  const known = defaults.isKnown || own.length === 0 ? defaults.structuredData : [];
  const structuredData = mergeStructuredData(known, own);
  const tags: HeadTag[] = [
    { tag: "title", text: title },
    ...meta("description", description),
    ...meta("keywords", settings?.keywords?.join(", ")),
    ...meta("author", settings?.author),
    ...meta("robots", indexable ? (settings?.robots ?? seoDefaults.robots) : "noindex, nofollow"),
    ...(indexable ? [{ tag: "link", rel: "canonical", href: canonical } as const] : []),
    ...(indexable ? languageLinks : []).map((link) => ({ tag: "link", rel: "alternate", ...link }) as const),
    ...property("og:title", ogTitle),
    ...property("og:description", ogDescription),
    ...property("og:type", settings?.ogType ?? seoDefaults.ogType),
    ...property("og:url", canonical),
    ...property("og:site_name", siteName),
    ...property("og:locale", openGraphLocale(language)),
    ...property("og:image", openGraphPicture.url),
    ...property("og:image:type", openGraphPicture.type),
    ...property("og:image:width", openGraphPicture.width),
    ...property("og:image:height", openGraphPicture.height),
    ...property("og:image:alt", ogTitle),
    ...meta("twitter:card", settings?.twitterCard ?? seoDefaults.twitterCard),
    ...meta("twitter:site", settings?.twitterSite),
    ...meta("twitter:title", settings?.twitterTitle || ogTitle),
    ...meta("twitter:description", settings?.twitterDescription || ogDescription),
    ...meta("twitter:image", twitterPicture.url),
    ...meta("twitter:image:alt", settings?.twitterTitle || ogTitle),
    ...structuredData.map((entry) => ({ tag: "json-ld", json: toJsonLd(entry) }) as const),
  ];
  return { language, tags };
}

/** Open Graph writes `en_US` where BCP 47 writes `en-US`; undefined without a region. */
function openGraphLocale(tag: string): string | undefined {
  const { language, region } = new Intl.Locale(tag);
  return region ? `${language}_${region}` : undefined;
}
