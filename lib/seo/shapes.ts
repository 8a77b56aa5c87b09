import type { FlatPageSeo, NestedPageSeo, PageSeo } from "./answers";

/** Answers of the flat shape (section 3 of the specification: page SEO config). */
export function toFlat({ page, keywords, ...rest }: PageSeo): FlatPageSeo {
  return { pageName: page, ...rest, keywords: keywords.join(", ") };
}

/** Answers of the nested shape (section 3 of the specification: SEO settings). */
export function toNested(seo: PageSeo): NestedPageSeo {
  return {
    page: seo.page,
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    canonical: seo.canonical,
    robots: seo.robots,
    author: seo.author,
    language: seo.language,
    openGraph: {
      title: seo.ogTitle,
      description: seo.ogDescription,
      image: seo.ogImage,
      type: seo.ogType,
    },
    twitter: {
      card: seo.twitterCard,
      site: seo.twitterSite,
      title: seo.twitterTitle,
      description: seo.twitterDescription,
      image: seo.twitterImage,
    },
    structuredData: seo.structuredData,
    version: seo.version,
    updatedAt: seo.updatedAt,
  };
}

/** Many pages in both shapes. */
export const toList = (pages: PageSeo[]) => ({ settings: pages.map(toNested), configs: pages.map(toFlat) });

/** One page's settings in both shapes. */
export const toBothShapes = (seo: PageSeo) => ({ settings: toNested(seo), config: toFlat(seo) });
