import { defaultHeadings } from "@/lib/landing/sections";
import { english, type Translatable, type Translate } from "@/lib/platform/language/translate";
import type { PageSection, SectionType } from "./schema";

/** The names of the types of sections. */
export const sectionNames: { readonly [Type in SectionType]: string } = {
  hero: "Hero",
  text: "Text",
  picture: "Picture",
  gallery: "Gallery",
  questions: "Questions and answers",
  team: "Team",
  features: "Features",
  stats: "Statistics",
  testimonials: "Testimonials",
  plans: "Plans",
  prices: "Price list",
  menu: "Menu of a restaurant",
  hours: "Opening hours",
  contact: "Contact details",
  map: "Map link",
  contactForm: "Contact form",
  callToAction: "Call to action",
  embed: "Video or map",
};

const titleOf = (section: PageSection) =>
  ("heading" in section && section.heading) || ("title" in section && section.title) || "";

/** Names a section for its editors, such as `Text “Our story”`. */
export function sectionLabel(section: PageSection): string {
  const title = titleOf(section);
  return title ? `${sectionNames[section.type]} “${title}”` : sectionNames[section.type];
}

/** The types of sections, in the order in which they are offered. */
export const sectionTypes = Object.keys(sectionNames) as SectionType[];

type HeadedType = "features" | "gallery" | "plans" | "testimonials";

/** The headings of sections that need one, until the owner writes others. */
const neededHeadings: Record<HeadedType, Translatable> = {
  features: defaultHeadings.features,
  gallery: defaultHeadings.gallery,
  plans: defaultHeadings.pricing,
  testimonials: defaultHeadings.testimonials,
};

export const sectionHeading = (
  { heading, type }: Extract<PageSection, { type: HeadedType }>,
  t: Translate = english,
): string => heading || t(neededHeadings[type]);
