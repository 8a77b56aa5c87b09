import type { HeadFields } from "@/lib/platform/html/answers";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";

export const seoLimits = {
  title: 60,
  description: 160,
  /** The recommended minimum length of a description. */
  descriptionFrom: 120,
  /** More than networks show before they cut off titles and descriptions. */
  socialTitle: 120,
  socialDescription: 300,
  keywords: 30,
  keyword: 60,
  author: 100,
};

export const schemaTypes = ["Organization", "WebSite", "Article", "Product", "LocalBusiness"] as const;

/** Defaults of fields that can't be empty (section 5 of the specification). */
export const seoDefaults = {
  robots: "index, follow",
  language: DEFAULT_LANGUAGE,
  ogType: "website",
  twitterCard: "summary_large_image",
} as const;

/** Counts Unicode code points, so that a simple emoji is one. */
export const countCharacters = (text: string) => [...text].length;

/** The settings of one page, without its name. */
export type PageSeoSettings = HeadFields;
