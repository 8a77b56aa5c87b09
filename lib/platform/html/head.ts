import type { StructuredData } from "./structured-data";

/** One tag of a page's head. */
export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; key: "name" | "property"; name: string; content: string }
  | { tag: "link"; rel: string; href: string }
  | { tag: "json-ld"; json: string };

/** What a page says of itself to search engines and social networks. */
export type PageHead = { language: string; tags: HeadTag[] };

export const robotsOptions = [
  "index, follow",
  "index, nofollow",
  "noindex, follow",
  "noindex, nofollow",
] as const;
export const openGraphTypes = ["website", "article", "product", "profile"] as const;
export const twitterCards = ["summary", "summary_large_image", "app", "player"] as const;

/** The fields of a page's head. */
export type HeadFields = {
  title: string;
  description: string;
  keywords: string[];
  canonical: string;
  robots: (typeof robotsOptions)[number];
  author: string;
  language: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  ogType: (typeof openGraphTypes)[number];
  twitterCard: (typeof twitterCards)[number];
  twitterSite: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  structuredData: StructuredData[];
};

/** The same as far as it is said; an empty text is nothing. */
export type HeadSettings = Partial<HeadFields>;
