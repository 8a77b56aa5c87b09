import { landingLimits } from "@/lib/landing/limits";
import { isSameLanding } from "@/lib/landing/same";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { AppError } from "@/lib/platform/http/errors";
import { validate } from "@/lib/platform/http/validate";
import type { PlanSection } from "./answers";
import type { AcceptedSections } from "./schema";
import type { PlanPage } from "./site-content";

/** The sections that the landing page shows. */
export type LandingSection = Exclude<PlanSection, PlanPage>;
type Given = Pick<AcceptedSections, LandingSection>;

type Testimonials = LandingContent["testimonials"];

/** @throws AppError `invalid` if the list would have more than `max` entries */
function requireSpace(noun: string, field: string, has: number, added: number, max: number) {
  if (has + added <= max) return;
  const message = `The page can have at most ${max} ${noun}: it has ${has}, and ${added} would be added.`;
  throw new AppError("invalid", message, { fields: { [`sections.${field}`]: message } });
}

/** Appends the given testimonials without duplicates. */
function addTestimonials(current: Testimonials, given: Testimonials): Testimonials {
  const added = given.filter(
    ({ content, name, role }) =>
      !current.some((one) => one.content === content && one.name === name && one.role === role),
  );
  const { testimonials: max } = landingLimits;
  requireSpace("testimonials", "testimonials", current.length, added.length, max);
  return [...current, ...added];
}

type Footer = LandingContent["footer"];

/** Replaces name and tagline of the footer, and appends missing links. */
function mergeIdentity(footer: Footer, { support, ...rest }: NonNullable<Given["identity"]>): Footer {
  const { support: current } = footer.links;
  const added = support.filter(({ url }) => !current.some((link) => link.url === url));
  requireSpace("support links", "identity.support", current.length, added.length, landingLimits.links);
  return { ...footer, ...rest, links: { ...footer.links, support: [...current, ...added] } };
}

/**
 * Merges the sections of a plan into the landing page: replaces lists, and appends testimonials and links.
 * @throws AppError `invalid` if there would be too many testimonials or links
 */
export function mergeIntoLanding(content: LandingContent, given: Given): LandingContent {
  const { hero, identity, features, stats, plans, testimonials, callToAction, accent } = given;
  return validate(landingContent, {
    ...content,
    ...(hero && { hero: { ...content.hero, ...hero } }),
    ...(identity && { footer: mergeIdentity(content.footer, identity) }),
    ...(features && { features }),
    ...(stats && { stats }),
    ...(plans && { pricing: { enabled: true, plans } }),
    ...(testimonials && { testimonials: addTestimonials(content.testimonials, testimonials) }),
    ...(callToAction && { callToAction }),
    ...(accent && { accent }),
  });
}

/** Returns whether applying the section would change nothing. */
export function saysAlready(content: LandingContent, section: LandingSection, given: Given): boolean {
  return isSameLanding(content, mergeIntoLanding(content, { [section]: given[section] }));
}
