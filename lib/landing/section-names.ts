/** The sections between the hero and the footer, in the order that the specification gives. */
export const orderedSections = [
  "stats",
  "features",
  "gallery",
  "pricing",
  "testimonials",
  "callToAction",
  "contact",
] as const;
export type OrderedSection = (typeof orderedSections)[number];

/** Pricing and the contact form aren't among them: `pricing.enabled` and `contact.enabled` switch them. */
export const hideableSections = [
  "hero",
  "stats",
  "features",
  "gallery",
  "testimonials",
  "callToAction",
] as const;
export type HideableSection = (typeof hideableSections)[number];
