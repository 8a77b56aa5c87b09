import type { PageSeo } from "./answers";
import { nest } from "./nested-shape";

/** The flat shape (section 3 of the specification: page SEO config). */
export const toFlat = ({ page, keywords, ...rest }: PageSeo) => ({
  pageName: page,
  ...rest,
  keywords: keywords.join(", "),
});

/** The settings of pages in the nested (section 3 of the specification: SEO settings) and the flat shape. */
export const toList = (pages: PageSeo[]) => ({ settings: pages.map(nest), configs: pages.map(toFlat) });

/** The settings of one page in both shapes. */
export const toBothShapes = (seo: PageSeo) => ({ settings: nest(seo), config: toFlat(seo) });
