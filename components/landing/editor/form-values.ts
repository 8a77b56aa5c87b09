import { noContactForm } from "@/lib/landing/contact-form";
import type { LandingContent } from "@/lib/landing/schema";
import { orderedSections } from "@/lib/landing/section-names";
import { allSections, footerColumns, headedSections } from "@/lib/landing/sections";

/** The parts of the form, in their initial order. */
export const sections = ["sections", "hero", ...orderedSections, "footer"] as const;
export type SectionName = (typeof sections)[number];

/** The form's parts in the order of the page. */
export const sectionsInOrder = (order: readonly (typeof orderedSections)[number][]): SectionName[] => [
  "sections",
  "hero",
  ...order,
  "footer",
];

function everyText<Key extends string>(
  keys: readonly Key[],
  texts: Partial<Record<Key, string | undefined>> = {},
) {
  return Object.fromEntries(keys.map((key) => [key, texts[key] ?? ""])) as Record<Key, string>;
}

/** A copy for the form, in which every field has a value. */
export function formValues(content: LandingContent): LandingContent {
  const { hero, testimonials, gallery = [], pricing, footer, headings, ...rest } = structuredClone(content);
  return {
    ...rest,
    hero: { ...hero, ctaTarget: hero.ctaTarget ?? "" },
    gallery,
    contact: content.contact ?? structuredClone(noContactForm),
    testimonials: testimonials.map((entry) => ({ ...entry, avatar: entry.avatar ?? "" })),
    pricing: { ...pricing, plans: pricing.plans.map((plan) => ({ ...plan, target: plan.target ?? "" })) },
    footer: {
      ...footer,
      titles: everyText(footerColumns, footer.titles),
      profiles: footer.profiles ?? [],
    },
    headings: everyText(headedSections, headings),
    sections: allSections(content),
  };
}
