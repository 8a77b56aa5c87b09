import type { LandingContent } from "@/lib/landing/schema";

export const sections = [
  "hero",
  "stats",
  "features",
  "gallery",
  "pricing",
  "testimonials",
  "callToAction",
  "footer",
] as const;
export type SectionName = (typeof sections)[number];

/** A copy for the form, in which every field has a value. */
export function formValues(content: LandingContent): LandingContent {
  const { testimonials, gallery = [], ...rest } = structuredClone(content);
  return {
    ...rest,
    gallery,
    testimonials: testimonials.map((entry) => ({ ...entry, avatar: entry.avatar ?? "" })),
  };
}
