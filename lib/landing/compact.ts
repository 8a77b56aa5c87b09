import type { ContactForm } from "./contact-form";
import type { LandingContent } from "./schema";
import { changedSections, footerColumns, headedSections } from "./sections";

/** Omits the named fields if they are empty. */
function without<Part extends object>(part: Part, ...names: (keyof Part)[]): Part {
  return Object.fromEntries(
    Object.entries(part).filter(([name, value]) => value || !names.includes(name as keyof Part)),
  ) as Part;
}

/** The filled texts; undefined if there are none. */
function filled<Key extends string>(texts: Partial<Record<Key, string | undefined>>, keys: readonly Key[]) {
  const found = keys.flatMap((key) => (texts[key] ? [[key, texts[key]]] : []));
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Key, string>>) : undefined;
}

/** Returns whether a contact form is off, and nothing was entered. */
const isUnused = ({ enabled, intro, consent, fields }: ContactForm) =>
  !enabled && !intro && !consent && fields.length === 0;

/** Omits the optional fields that are empty or say the default, so that the content equals that from before they existed. */
export function compactLanding(content: LandingContent): LandingContent {
  const {
    hero,
    features,
    testimonials,
    pricing,
    footer,
    logo,
    gallery,
    contact,
    headings,
    sections,
    ...rest
  } = content;
  const { titles, profiles, ...ownFooter } = footer;
  const [ownTitles, ownHeadings] = [
    filled(titles ?? {}, footerColumns),
    filled(headings ?? {}, headedSections),
  ];
  const ownSections = changedSections(sections);
  return {
    ...rest,
    hero: without(hero, "picture", "ctaTarget"),
    features: features.map((feature) => without(feature, "picture")),
    testimonials: testimonials.map((testimonial) => without(testimonial, "picture")),
    pricing: { ...pricing, plans: pricing.plans.map((plan) => without(plan, "target")) },
    footer: {
      ...ownFooter,
      ...(ownTitles && { titles: ownTitles }),
      ...(profiles && profiles.length > 0 && { profiles }),
    },
    ...(logo && { logo }),
    ...(gallery && gallery.length > 0 && { gallery }),
    ...(contact && !isUnused(contact) && { contact }),
    ...(ownHeadings && { headings: ownHeadings }),
    ...(ownSections && { sections: ownSections }),
  };
}

type Kept = Pick<LandingContent, "accent" | "callToAction" | "contact" | "headings" | "sections">;

/** The content to store: what an older client doesn't send stays as it is. */
export function completeLanding(
  input: Omit<LandingContent, keyof Kept> & { [Key in keyof Kept]?: Kept[Key] | undefined },
  current: LandingContent,
): LandingContent {
  const { hero, footer } = current;
  return compactLanding({
    ...input,
    hero: { ...input.hero, ctaTarget: input.hero.ctaTarget ?? hero.ctaTarget },
    footer: {
      ...input.footer,
      titles: input.footer.titles ?? footer.titles,
      profiles: input.footer.profiles ?? footer.profiles,
    },
    accent: input.accent ?? current.accent,
    callToAction: input.callToAction ?? current.callToAction,
    contact: input.contact ?? current.contact,
    headings: input.headings ?? current.headings,
    sections: input.sections ?? current.sections,
  });
}
