import { landingParts } from "@/lib/audit/landing-parts";
import { contactFormLimits } from "@/lib/landing/contact-form";
import {
  callToAction,
  feature,
  footer,
  footerLinks,
  hero,
  landingContent,
  plan,
  stat,
  testimonial,
} from "@/lib/landing/schema";
import { defaultColumnTitles, defaultHeadings } from "@/lib/landing/sections";
import { optionalLine, paragraph } from "@/lib/platform/http/text";
import { fields, group, lines, list, part } from "../shape";

const numbered = (name: string) => (_: unknown, index: number) => ({ label: `${name} ${index + 1}` });

export const statTexts = list(numbered("Statistic"), () => fields(stat, { value: "Value", label: "Label" }));

export const featureTexts = list(numbered("Feature"), () =>
  fields(feature, { title: "Title", description: "Description" }),
);

export const planTexts = list(numbered("Plan"), () =>
  fields(plan, {
    name: "Name",
    period: "Period",
    features: lines("Feature", plan.shape.features.element),
  }),
);

export const testimonialTexts = list(numbered("Testimonial"), () =>
  fields(testimonial, { content: "Quote", role: "Role" }),
);

const caption = { shape: { caption: optionalLine(160) } };
export const galleryTexts = list(numbered("Picture"), () => fields(caption, { caption: "Caption" }));

const links = list(
  ({ label }) => ({ label: `Link “${label}”` }),
  () => fields(footerLinks.element, { label: "Words" }),
);

const line = (limit: number) => optionalLine(limit);

/** Names of fields, each a line of text. */
const named = (names: Readonly<Record<string, string>>, limit: number, suffix: string) =>
  fields(
    { shape: Object.fromEntries(Object.keys(names).map((key) => [key, line(limit)])) },
    Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `${name} › ${suffix}`])),
  );

/** The labels of the contact form's own fields are names that its answers are read by: they stay. */
const contactForm = fields(
  { shape: { intro: paragraph(contactFormLimits.intro, ""), consent: line(contactFormLimits.consent) } },
  { intro: "Words above the form", consent: "Consent" },
);

/** The texts of the landing page, in the order of its sections. */
export const landingTexts = fields(landingContent, {
  hero: group(
    landingParts.hero,
    fields(hero, { title: "Title", subtitle: "Subtitle", ctaText: "Button text" }),
  ),
  headings: group(landingParts.headings, named(defaultHeadings, 80, "Heading")),
  stats: group(landingParts.stats, statTexts),
  features: group(landingParts.features, featureTexts),
  gallery: group(landingParts.gallery, galleryTexts),
  pricing: group(landingParts.pricing, fields({ shape: {} }, { plans: planTexts })),
  testimonials: group(landingParts.testimonials, testimonialTexts),
  callToAction: group(landingParts.callToAction, fields(callToAction, { title: "Title", text: "Text" })),
  contact: group(landingParts.contact, contactForm),
  footer: group(
    landingParts.footer,
    fields(footer, {
      tagline: "Tagline",
      titles: named(defaultColumnTitles, 60, "Column title"),
      links: fields(
        { shape: {} },
        {
          product: part("Product", links),
          company: part("Company", links),
          support: part("Support", links),
        },
      ),
    }),
  ),
});
