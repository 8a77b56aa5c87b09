import type { LandingContent } from "@/lib/landing/schema";
import type { PageSeo } from "./answers";
import type { RestaurantWords } from "./head-defaults";

/** What the SEO manager knows of a page before it opens it. */
export type PageSummary = Pick<PageSeo, "title" | "canonical" | "robots" | "updatedAt"> & {
  pageName: string;
};

/** What previews of any page need to know of the site. */
export type SeoSite = {
  /** The origin that addresses are completed with: `https://example.com`. */
  root: string;
  name: string;
  landing: LandingContent;
  restaurants: readonly RestaurantWords[];
  /** Where the picture is that a page shows without one of its own, by the page's name. */
  pictures: Record<string, string>;
  /** The names of the pages that visitors can reach. */
  existing: string[];
};

/** What the SEO manager opens with: the pages that have settings, by name, and the site. */
export type SeoManagerData = { pages: PageSummary[]; site: SeoSite };

export const toSummary = ({ pageName, title, canonical, robots, updatedAt }: PageSummary): PageSummary => ({
  pageName,
  title,
  canonical,
  robots,
  updatedAt,
});
