import type { LandingContent } from "@/lib/landing/schema";
import type { PageSeo } from "./answers";
import type { PageWords, RestaurantWords } from "./head-defaults";

/** The part of a page's settings that the SEO manager lists. */
export type PageSummary = Pick<PageSeo, "title" | "canonical" | "robots" | "updatedAt"> & {
  pageName: string;
};

/** The data of the site that previews need. */
export type SeoSite = {
  /** The origin for absolute URLs: `https://example.com`. */
  root: string;
  name: string;
  landing: LandingContent;
  restaurants: readonly RestaurantWords[];
  /** The pages that the owner made of sections. */
  pages?: readonly PageWords[];
  /** The paths of default preview images, by page name. */
  pictures: Record<string, string>;
  /** The names of the pages that visitors can reach. */
  existing: string[];
};

/** The initial data of the SEO manager: the pages with settings, sorted by name, and the site. */
export type SeoManagerData = { pages: PageSummary[]; site: SeoSite };

export const toSummary = ({ pageName, title, canonical, robots, updatedAt }: PageSummary): PageSummary => ({
  pageName,
  title,
  canonical,
  robots,
  updatedAt,
});
