import type { Inspection } from "@/lib/seo/answers";

const json = JSON.stringify({ "@type": "Bakery", name: "Corner Bakery" }, null, 2);

const inspection: Inspection = {
  path: "/",
  status: 200,
  robotsHeader: "noindex",
  bytes: 33_000,
  milliseconds: 120,
  rows: [
    { tag: "title", expected: "Bread", found: "Bread", verdict: "same" },
    { tag: "description", expected: "Sourdough", found: "Rye", verdict: "different" },
    {
      tag: "canonical",
      expected: `https://bakery.example/${"x".repeat(150)}`,
      found: null,
      verdict: "missing",
    },
    { tag: "og:title", expected: "Bread", found: "Bread\nRolls", verdict: "twice" },
    { tag: "JSON-LD Bakery", expected: json, found: json, verdict: "same" },
    { tag: "refresh", expected: null, found: "0; url=/x", verdict: "extra", note: "It redirects" },
  ],
  headings: [],
  images: 5,
  imagesWithoutAlt: 2,
};

/** An answer with a tag of each verdict, and other problems. */
export const answerOfInspection = (given: Partial<Inspection> = {}) => ({
  success: true,
  inspection: { ...inspection, ...given },
});
