/** Maximum numbers of entries. */
export const pageLimits = {
  pages: 200,
  sections: 40,
  questions: 60,
  people: 40,
  prices: 120,
};

/** Maximum number of segments in a path. */
export const MAX_SEGMENTS = 3;

/** Maximum size of a page's content as JSON, in bytes. */
export const MAX_PAGE_BYTES = 500_000;

/** The number of versions that are kept of each page. */
export const KEPT_PAGE_VERSIONS = 50;

/** The days for which a deleted page can be taken back. */
export const KEPT_DELETED_DAYS = 30;

/** Maximum lengths of texts, in UTF-16 code units. */
export const textLimits = { title: 120, slug: 60, searchTitle: 120, searchDescription: 320 };

/** The types of sections of which a page has one at most. */
export const singleSections: readonly string[] = ["hero", "contactForm"];

export const pictureSizes = ["column", "wide"] as const;
