export type HeadTag =
  | { tag: "title"; text: string }
  | { tag: "meta"; key: "name" | "property"; name: string; content: string }
  | { tag: "link"; rel: string; href: string; hreflang?: string }
  | { tag: "json-ld"; json: string };

export type PageHead = { language: string; tags: HeadTag[] };

export const robotsOptions = [
  "index, follow",
  "index, nofollow",
  "noindex, follow",
  "noindex, nofollow",
] as const;
export const openGraphTypes = ["website", "article", "product", "profile"] as const;
export const twitterCards = ["summary", "summary_large_image", "app", "player"] as const;
