import type { BusinessPlan, PlanSections } from "./answers";
import { type Facts, fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import { makeFeatures } from "./make-features";
import { makePricePlans } from "./make-price-plans";
import { makeStats } from "./make-stats";
import { makeTags, phraseOf } from "./make-tags";
import { ownSections } from "./own-words/own-sections";
import { readAccent } from "./read/read-accent";
import { contactLinks, readContact } from "./read/read-contact";
import { foldedAt, uncapitalize } from "./read/words";
import { type Reading, readDescription } from "./read-description";
import type { BusinessPlanRequest } from "./schema";
import { enumerate } from "./tag-texts";

/**
 * Returns the text before the footer: a question that repeats the button's text, and the offers.
 * @param offered the titles of offers in the description
 */
function makeCallToAction(
  reading: Reading,
  facts: Facts,
  offered: readonly string[],
): PlanSections["callToAction"] {
  const { kind } = reading;
  const phrases = offered.slice(0, 3).map((title) => phraseOf(reading, title));
  const text =
    phrases.length > 0
      ? `${kind.offering ?? "We offer"} ${enumerate(phrases)}${fillIn("[ in {place}]", facts)}.`
      : fillIn("{name} is {a kind}[ in {place}].", facts);
  return { title: fitText(`Ready to ${uncapitalize(kind.ctaText)}?`, 80), text: fitText(text, 300) };
}

/** Returns the preposition before the place in the description if it isn't “in”: “near Lake Geneva”, “on Lake Como”. */
function placePreposition({ text, place, understanding }: Reading): string | undefined {
  if (!place || understanding.place.source !== "read") return undefined;
  const { from } = place.span;
  const [before, word] = [foldedAt(text, from - 2), foldedAt(text, from - 1)];
  if (word === "to" && (before === "close" || before === "next")) return "near";
  return ["from", "on", "near", "outside"].includes(word) ? word : undefined;
}

/** The site of a plan; the root is its origin. */
export type PlanSite = { projectName: string; root: string };

const testimonials = [{ content: "", name: "", role: "" }];
const testimonialAsks = [
  { path: "testimonials.0.content", hint: "What a customer said, with their permission" },
  { path: "testimonials.0.name", hint: "Who said it" },
];

/** Makes a plan for a business of unknown kind; asks for the name if it is unknown too. */
function planInOwnWords(reading: Reading, { root }: PlanSite): BusinessPlan {
  const { understanding } = reading;
  const { name } = understanding;
  const { sections, asks, suggested } = ownSections(reading, root);
  return {
    understanding:
      name.source === "assumed" ? { ...understanding, name: { ...name, value: "" } } : understanding,
    sections: { ...sections, testimonials },
    asks: [...asks, ...testimonialAsks],
    suggested,
  };
}

/** Makes a plan from a description, deterministically and without invented facts. */
export function makePlan(request: BusinessPlanRequest, site: PlanSite): BusinessPlan {
  const reading = readDescription(request, site.projectName);
  const { text, kind, understanding } = reading;
  if (kind.key === "general") return planInOwnWords(reading, site);
  const facts: Facts = {
    name: understanding.name.value,
    place: understanding.place.value,
    kind: understanding.kind.label,
    where: placePreposition(reading),
  };
  const fill = (pattern: string, max: number) => fitText(fillIn(pattern, facts), max);
  const subtitle = fill(kind.subtitle, 300);
  const { features, suggestedFrom } = makeFeatures(reading, facts);
  const contact = readContact(text);
  const figures = makeStats(text, kind);
  const prices = makePricePlans(reading, facts.name);
  const offered = features.slice(0, suggestedFrom).map(({ title }) => title);
  return {
    understanding,
    sections: {
      hero: { title: fill(kind.headlines[understanding.tone.value], 120), subtitle, ctaText: kind.ctaText },
      identity: {
        companyName: facts.name,
        tagline: fill(kind.tagline, 160),
        support: contactLinks(contact),
      },
      features,
      stats: figures.stats,
      plans: prices.plans,
      testimonials,
      callToAction: makeCallToAction(reading, facts, offered),
      accent: readAccent(text) ?? kind.accent,
      ...makeTags({ reading, contact, facts, root: site.root, subtitle, offered }),
    },
    asks: [...figures.asks, ...prices.asks, ...testimonialAsks],
    suggested: [
      ...features.slice(suggestedFrom).map((_, index) => `features.${suggestedFrom + index}`),
      ...prices.suggested,
    ],
  };
}
