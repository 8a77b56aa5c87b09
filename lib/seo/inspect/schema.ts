/** `twice`: it stands there more than once, and nobody knows which one counts. */
export type Verdict = "same" | "different" | "missing" | "extra" | "twice";

/** One tag as it is stored and as it was found; JSON-LD as indented JSON. */
export type InspectedTag = {
  tag: string;
  expected: string | null;
  found: string | null;
  verdict: Verdict;
  /** What else there is to know. */
  note?: string;
};

/** A page as a search engine gets it. */
export type Inspection = {
  path: string;
  status: number;
  /** Where the answer leads instead of showing a page. */
  redirectedTo?: string;
  /** The header `X-Robots-Tag`. */
  robotsHeader?: string;
  bytes: number;
  milliseconds: number;
  /** None where the answer leads elsewhere. */
  rows: InspectedTag[];
  /** The text of each h1. */
  headings: string[];
  images: number;
  /** How many of the images have no `alt`, not even an empty one. */
  imagesWithoutAlt: number;
};

/** `GET /api/seo/inspect/{page}`. */
export type InspectionAnswer = { success: true; inspection: Inspection };
