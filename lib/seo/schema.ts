import type { HeadFields } from "@/lib/platform/html/answers";
import { DEFAULT_LANGUAGE } from "@/lib/platform/html/language";

export const seoLimits = {
  title: 60,
  description: 160,
  /** The length that a description should at least have. */
  descriptionFrom: 120,
  /** What networks show of a title and a description before they cut them off, generously. */
  socialTitle: 120,
  socialDescription: 300,
  keywords: 30,
  keyword: 60,
  author: 100,
};

export const schemaTypes = ["Organization", "WebSite", "Article", "Product", "LocalBusiness"] as const;

/** What holds where nothing is said (section 5 of the specification). */
export const seoDefaults = {
  robots: "index, follow",
  language: DEFAULT_LANGUAGE,
  ogType: "website",
  twitterCard: "summary_large_image",
} as const;

/** Characters as people count them, so that an emoji is one. */
export const countCharacters = (text: string) => [...text].length;

/** The settings of one page, without its name. */
export type PageSeoSettings = HeadFields;
