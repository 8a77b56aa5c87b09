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
