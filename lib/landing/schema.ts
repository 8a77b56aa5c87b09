import * as z from "zod";
import { optionalPictureId, pictureId } from "@/lib/pictures/schema";
import { line, optionalLine, paragraph } from "@/lib/platform/http/text";
import { linkThat, optionalLinkThat, optionalPicture, optionalWebLink } from "@/lib/platform/http/web-link";
import { socialProfileUrl } from "@/lib/platform/social/schema";
import { accentKeys, defaultAccent } from "./accents";
import { contactForm } from "./contact-form-schema";
import { heroLayouts, landingLimits } from "./limits";
import { isTarget } from "./link-target";
import { hideableSections, orderedSections } from "./section-names";

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} entries`);

/** An address, a path or a section of this site, or `restaurant:{id}`. */
const target = linkThat(isTarget);
const optionalTarget = optionalLinkThat(isTarget);

export const hero = z.strictObject({
  title: line(120, "Title is required"),
  subtitle: paragraph(300, "Subtitle is required"),
  ctaText: line(40, "Button text is required"),
  ctaTarget: optionalTarget.optional(),
  picture: optionalPictureId.optional(),
  layout: z.enum(heroLayouts, { error: "Must be one of the layouts" }).optional(),
});

export const stat = z.strictObject({
  value: line(20, "Value is required"),
  label: line(60, "Label is required"),
});

export const feature = z.strictObject({
  icon: line(16, "Icon is required"),
  title: line(80, "Title is required"),
  description: paragraph(400, "Description is required"),
  picture: optionalPictureId.optional().describe("Shown instead of the icon."),
});

export const plan = z.strictObject({
  name: line(60, "Name is required"),
  price: line(30, "Price is required"),
  period: optionalLine(30),
  features: list(line(120, "Feature is required"), landingLimits.planFeatures),
  highlighted: z.boolean(),
  target: optionalTarget.optional(),
});

export const testimonial = z.strictObject({
  content: paragraph(600, "Quote is required"),
  name: line(80, "Name is required"),
  role: optionalLine(80),
  avatar: optionalPicture.optional(),
  picture: optionalPictureId.optional().describe("Shown instead of the avatar."),
});

const galleryEntry = z.strictObject({ picture: pictureId, caption: optionalLine(160) });

const footerLink = z.strictObject({ label: line(60, "Label is required"), url: target });
export const footerLinks = list(footerLink, landingLimits.links);

const columnTitle = optionalLine(60);

export const footer = z.strictObject({
  companyName: line(100, "Company name is required"),
  tagline: optionalLine(160),
  links: z.strictObject({ product: footerLinks, company: footerLinks, support: footerLinks }),
  social: z.strictObject({
    twitter: optionalWebLink,
    linkedin: optionalWebLink,
    github: optionalWebLink,
  }),
  titles: z
    .strictObject({ product: columnTitle, company: columnTitle, support: columnTitle })
    .partial()
    .optional()
    .describe("The titles of the columns of links; the names of the keys if empty."),
  profiles: list(z.strictObject({ url: socialProfileUrl }), landingLimits.profiles)
    .optional()
    .describe("Pages at any social network, as an address, or as a network and a name."),
});

export const callToAction = z.strictObject({
  title: line(80, "Title is required"),
  text: paragraph(300, "Text is required"),
});

/** The call to action until it is edited, also of content that was saved before it could be edited. */
const defaultCallToAction = {
  title: "Ready to Get Started?",
  text: "Join thousands of companies already using our platform",
};

const accent = z.enum(accentKeys, { error: "Must be one of the colours" });

const heading = optionalLine(80);

/** The owner's headings; an empty one is the default. */
const headings = z
  .strictObject({
    stats: heading,
    features: heading,
    gallery: heading,
    pricing: heading,
    testimonials: heading,
    contact: heading,
    footer: heading,
  })
  .partial();

const switches = Object.fromEntries(hideableSections.map((section) => [section, z.boolean()])) as Record<
  (typeof hideableSections)[number],
  z.ZodBoolean
>;

const sections = z
  .strictObject({
    order: list(
      z.enum(orderedSections, { error: "Must be one of the sections" }),
      orderedSections.length,
    ).refine((order) => new Set(order).size === order.length, "Each section at most once"),
    shown: z
      .strictObject(switches)
      .partial()
      .describe("`pricing.enabled` and `contact.enabled` switch the others."),
  })
  .partial();

/** The content of the built-in landing page. */
export const landingContent = z.strictObject({
  hero,
  stats: list(stat, landingLimits.stats),
  features: list(feature, landingLimits.features),
  pricing: z.strictObject({ enabled: z.boolean(), plans: list(plan, landingLimits.plans) }),
  testimonials: list(testimonial, landingLimits.testimonials),
  callToAction: callToAction.default(() => ({ ...defaultCallToAction })),
  footer,
  accent: accent.default(defaultAccent),
  logo: optionalPictureId.optional(),
  gallery: list(galleryEntry, landingLimits.gallery).optional(),
  contact: contactForm.optional().describe("The contact form; missing for none."),
  headings: headings.optional(),
  sections: sections.optional(),
});
export type LandingContent = z.infer<typeof landingContent>;

/** The content to save; without a colour, a call to action or one of the newer fields the page keeps the current one. */
export const landingInput = landingContent.extend({
  accent: accent.optional(),
  callToAction: callToAction.optional(),
});
export type LandingInput = z.infer<typeof landingInput>;

/** Maximum size of the content as JSON, in bytes. */
export const MAX_LANDING_BYTES = 1_000_000;

/** `/api/landing/versions/{version}`. */
export const versionParams = z.object({
  version: z
    .string()
    .regex(/^\d{1,9}$/, "A version is a whole number")
    .transform(Number),
});

/** The content before the first edit. */
export function defaultLandingContent(companyName = "Company Name"): LandingContent {
  return {
    hero: { title: "Welcome", subtitle: "Enterprise Solutions", ctaText: "Get Started" },
    stats: [],
    features: [],
    pricing: { enabled: true, plans: [] },
    testimonials: [],
    callToAction: { ...defaultCallToAction },
    footer: {
      companyName,
      tagline: "Building the future",
      links: { product: [], company: [], support: [] },
      social: { twitter: "", linkedin: "", github: "" },
    },
    accent: defaultAccent,
  };
}
