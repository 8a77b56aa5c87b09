import type { SeoField } from "../form-values";

export const fieldLabels: Record<SeoField, string> = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  canonical: "Canonical URL, the address to list",
  robots: "Robots, for search engines",
  author: "Author",
  language: "Language",
  ogTitle: "OG title, of shared links",
  ogDescription: "OG description, of shared links",
  ogImage: "OG image, of shared links",
  ogType: "OG type, of shared links",
  twitterCard: "Card type",
  twitterSite: "Site account",
  twitterTitle: "Twitter title",
  twitterDescription: "Twitter description",
  twitterImage: "Twitter image",
  structuredData: "Structured Data (JSON-LD)",
};
