import type { SeoField } from "../form-values";

export const fieldLabels: Record<SeoField, string> = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  canonical: "Canonical URL",
  robots: "Robots",
  author: "Author",
  language: "Language",
  ogTitle: "OG title",
  ogDescription: "OG description",
  ogImage: "OG image",
  ogType: "OG type",
  twitterCard: "Card type",
  twitterSite: "Site account",
  twitterTitle: "Twitter title",
  twitterDescription: "Twitter description",
  twitterImage: "Twitter image",
  structuredData: "Structured Data (JSON-LD)",
};
