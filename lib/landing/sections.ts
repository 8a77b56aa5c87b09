import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import type { LandingContent } from "./schema";
import {
  type HideableSection,
  hideableSections,
  type OrderedSection,
  orderedSections,
} from "./section-names";

/** The headings of sections until the owner writes others. */
export const defaultHeadings = {
  stats: translatable("In numbers"),
  features: translatable("Features"),
  gallery: translatable("Gallery"),
  pricing: translatable("Pricing"),
  testimonials: translatable("Testimonials"),
  contact: translatable("Write to us"),
  footer: translatable("Contact"),
};
export type HeadedSection = keyof typeof defaultHeadings;
export const headedSections = Object.keys(defaultHeadings) as HeadedSection[];

/** The titles of the footer's columns until the owner writes others. */
export const defaultColumnTitles = {
  product: translatable("Product"),
  company: translatable("Company"),
  support: translatable("Support"),
};
export type FooterColumn = keyof typeof defaultColumnTitles;
export const footerColumns = Object.keys(defaultColumnTitles) as FooterColumn[];

type Content = Pick<LandingContent, "sections" | "headings" | "pricing" | "contact" | "footer">;

/** The order on the page; sections that the stored order lacks follow at the end. */
export function sectionOrder({ sections }: Pick<Content, "sections">): OrderedSection[] {
  return [...new Set([...(sections?.order ?? []), ...orderedSections])];
}

/** Returns whether the owner shows a section; without content it is left out all the same. */
export function isSwitchedOn(
  { sections, pricing, contact }: Content,
  section: OrderedSection | "hero",
): boolean {
  if (section === "contact") return contact?.enabled === true;
  return section === "pricing" ? pricing.enabled : sections?.shown?.[section] !== false;
}

export const headingOf = (
  { headings }: Pick<Content, "headings">,
  section: HeadedSection,
  t: Translate = english,
): string => headings?.[section] || t(defaultHeadings[section]);

export const columnTitle = (
  { footer }: Pick<Content, "footer">,
  column: FooterColumn,
  t: Translate = english,
): string => footer.titles?.[column] || t(defaultColumnTitles[column]);

const isDefaultOrder = (order: readonly OrderedSection[]) =>
  orderedSections.every((section, position) => section === order[position]);

/** Omits what equals the default; undefined if all of it does. */
export function changedSections(sections: LandingContent["sections"]): LandingContent["sections"] {
  const order = sectionOrder({ sections });
  const hidden = hideableSections.filter((section) => sections?.shown?.[section] === false);
  const changed = {
    ...(!isDefaultOrder(order) && { order }),
    ...(hidden.length > 0 && { shown: Object.fromEntries(hidden.map((section) => [section, false])) }),
  } satisfies { order?: OrderedSection[]; shown?: Partial<Record<HideableSection, boolean>> };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** Every choice with its value, for a form. */
export const allSections = (content: Content) => ({
  order: sectionOrder(content),
  shown: Object.fromEntries(
    hideableSections.map((section) => [section, isSwitchedOn(content, section)]),
  ) as Record<HideableSection, boolean>,
});
