import type { FlatPageSeo, NestedPageSeo, PageSeo } from "./answers";

/** Answers of the flat shape (section 3 of the specification: page SEO config). */
export function toFlat({ page, keywords, ...rest }: PageSeo): FlatPageSeo {
  return { pageName: page, ...rest, keywords: keywords.join(", ") };
}

/** Answers of the nested shape (section 3 of the specification: SEO settings). */
export function toNested({
  ogTitle,
  ogDescription,
  ogImage,
  ogType,
  twitterCard,
  twitterSite,
  twitterTitle,
  twitterDescription,
  twitterImage,
  ...rest
}: PageSeo): NestedPageSeo {
  return {
    ...rest,
    openGraph: { title: ogTitle, description: ogDescription, image: ogImage, type: ogType },
    twitter: {
      card: twitterCard,
      site: twitterSite,
      title: twitterTitle,
      description: twitterDescription,
      image: twitterImage,
    },
  };
}

/** Many pages in both shapes. */
export const toList = (pages: PageSeo[]) => ({ settings: pages.map(toNested), configs: pages.map(toFlat) });

/** One page's settings in both shapes. */
export const toBothShapes = (seo: PageSeo) => ({ settings: toNested(seo), config: toFlat(seo) });
