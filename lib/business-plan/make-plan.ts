import type { BusinessPlan } from "./answers";
import { type Facts, fillIn } from "./fill-in";
import { fitText } from "./fit-text";
import { makeCallToAction } from "./make-call-to-action";
import { makeFeatures } from "./make-features";
import { makePricePlans } from "./make-price-plans";
import { makeStats } from "./make-stats";
import { makeTags } from "./make-tags";
import { ownSections } from "./own-words/own-sections";
import { placePreposition } from "./place-preposition";
import { readAccent } from "./read/read-accent";
import { contactLinks, readContact } from "./read/read-contact";
import { type Reading, readDescription } from "./read-description";
import type { BusinessPlanRequest } from "./schema";

/** The site that a plan is for; the root is an origin. */
export type PlanSite = { projectName: string; root: string };

const testimonials = [{ content: "", name: "", role: "" }];
const testimonialAsks = [
  { path: "testimonials.0.content", hint: "What a customer said, with their permission" },
  { path: "testimonials.0.name", hint: "Who said it" },
];

/** Asks for the name where neither it nor the kind is in the text. */
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

/** Makes a plan of a description: the same description gives the same plan, and nothing is invented. */
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
