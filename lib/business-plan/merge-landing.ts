import { isSameLanding } from "@/lib/landing/changes";
import { type LandingContent, landingContent, landingLimits } from "@/lib/landing/schema";
import { AppError } from "@/lib/platform/http/errors";
import { validate } from "@/lib/platform/http/validate";
import type { PlanSection } from "./answers";
import type { AcceptedSections } from "./schema";
import type { PlanPage } from "./site-content";

/** The sections that the landing page shows. */
export type LandingSection = Exclude<PlanSection, PlanPage>;
type Given = Pick<AcceptedSections, LandingSection>;

type Testimonials = LandingContent["testimonials"];

/** @throws AppError `invalid` where `added` entries are more than a list of the page can take */
function requireSpace(noun: string, field: string, has: number, added: number, max: number) {
  if (has + added <= max) return;
  const message = `The page can have at most ${max} ${noun}: it has ${has}, and ${added} would be added.`;
  throw new AppError("invalid", message, { fields: { [`sections.${field}`]: message } });
}

/** The given ones after those that are there; one that is there already is not added again. */
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

/** The footer with name and tagline, and with the links that it has not got yet. */
function mergeIdentity(footer: Footer, { support, ...rest }: NonNullable<Given["identity"]>): Footer {
  const { support: current } = footer.links;
  const added = support.filter(({ url }) => !current.some((link) => link.url === url));
  requireSpace("support links", "identity.support", current.length, added.length, landingLimits.links);
  return { ...footer, ...rest, links: { ...footer.links, support: [...current, ...added] } };
}

/**
 * The landing page's content with the sections of a plan: lists are replaced, testimonials and links added.
 * @throws AppError `invalid` where there would be too many testimonials or links
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

/** Whether the page says already what the section would make it say. */
export function saysAlready(content: LandingContent, section: LandingSection, given: Given): boolean {
  return isSameLanding(content, mergeIntoLanding(content, { [section]: given[section] }));
}
