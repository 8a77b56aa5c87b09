import type { Ask, PlanSections } from "../answers";
import { type Facts, fillIn } from "../fill-in";
import { fitText } from "../fit-text";
import { asListed } from "../make-features";
import { makePricePlans } from "../make-price-plans";
import { makeStats } from "../make-stats";
import { readAccent } from "../read/read-accent";
import { contactLinks, readContact } from "../read/read-contact";
import { capitalize, foldedAt, type Text } from "../read/words";
import type { Reading } from "../read-description";
import { enumerate } from "../tag-texts";
import { ownTags } from "./own-tags";
import { type OwnWords, readOwnWords } from "./read-own-words";
import { inSentence, phraseOf } from "./wording";

type OwnSections = { sections: Omit<PlanSections, "testimonials">; asks: Ask[]; suggested: string[] };

/** Joins the sentences that fit, in the order of the text; prefers those that aren't repeated as offers. */
function subtitleOf({ sentences }: OwnWords, max: number): string {
  const rank = ({ isOffered, isLast }: OwnWords["sentences"][number]) => (isLast ? 2 : isOffered ? 1 : 0);
  const chosen = new Set<(typeof sentences)[number]>();
  let room = max;
  for (const one of [...sentences].sort((a, b) => rank(a) - rank(b))) {
    if (one.text.length + 1 > room && chosen.size > 0) continue;
    chosen.add(one);
    room -= one.text.length + 1;
  }
  const shown = [...sentences.filter(({ isLast }) => !isLast), ...sentences.filter(({ isLast }) => isLast)];
  return fitText(
    shown
      .filter((one) => chosen.has(one))
      .map(({ text }) => text)
      .join(" "),
    max,
  );
}

/** Returns “Community choir in Brighton” or “Honey and candles around Leeds”; empty if nothing is known. */
function leadOf(text: Text, { is, offers }: OwnWords, facts: Facts, max: number): string {
  const phrases = offers.slice(0, 3).map(({ title }) => phraseOf(text, title));
  const lists = phrases.map((_, index) => enumerate(phrases.slice(0, phrases.length - index)));
  const leads = (is ? [inSentence(is)] : lists).flatMap((kind) => [
    fillIn("{Kind}[ in {place}]", { ...facts, name: "", kind }),
    capitalize(kind),
  ]);
  return leads.find((one) => one.length <= max) ?? "";
}

const prepositions = new Set("from on near outside around across throughout off beside".split(" "));

/** Returns the preposition before the place: “around Leeds”, “on the River Wye”. */
function whereOf({ text, place, understanding }: Reading): string | undefined {
  if (!place || understanding.place.source !== "read") return undefined;
  const at = foldedAt(text, place.span.from - 1) === "the" ? place.span.from - 2 : place.span.from - 1;
  const word = foldedAt(text, at);
  return prepositions.has(word) ? word : undefined;
}

function callToActionOf(text: Text, { offers }: OwnWords, facts: Facts): PlanSections["callToAction"] {
  const phrases = offers.slice(0, 3).map(({ title }) => phraseOf(text, title));
  const said =
    phrases.length > 0
      ? `Ask us about ${enumerate(phrases)}${fillIn("[ in {place}]", { ...facts, name: "" })}.`
      : "We look forward to hearing from you.";
  return { title: "Ready to get in touch?", text: fitText(said, 300) };
}

const blankFeature = { icon: "📌", title: "", description: "" };
const featureAsks = [
  { path: "features.0.title", hint: "Something that you offer" },
  { path: "features.0.description", hint: "What it is, and for whom" },
];

/** Returns the prices in the text, or else the first offers without prices. */
function pricePlans(reading: Reading, name: string, { offers }: OwnWords) {
  const stated = makePricePlans(reading, name);
  if (stated.plans.length > 0) return stated;
  const names = offers.length > 0 ? offers.slice(0, 3).map(({ title }) => fitText(title, 60)) : [""];
  return {
    plans: names.map((one) => ({ name: one, price: "", period: "", features: [], highlighted: false })),
    asks: names.flatMap((one, index) => [
      ...(one === "" ? [{ path: `plans.${index}.name`, hint: "What it is the price of" }] : []),
      { path: `plans.${index}.price`, hint: "For example $49" },
    ]),
    suggested: names.map((_, index) => `plans.${index}`),
  };
}

/**
 * Returns the sections for a business of unknown kind: the writer's nouns and offers in neutral phrases; missing texts
 * are empty and asked for.
 */
export function ownSections(reading: Reading, root: string): OwnSections {
  const { text, kind, understanding } = reading;
  const name = understanding.name.source === "assumed" ? "" : understanding.name.value;
  const own = readOwnWords(reading, name);
  const facts: Facts = {
    name,
    place: understanding.place.value,
    kind: inSentence(own.is),
    where: whereOf(reading),
  };
  const lead = leadOf(text, own, facts, 60);
  const subtitle = subtitleOf(own, 300) || (name && facts.place ? fillIn("{name} in {place}.", facts) : "");
  const contact = readContact(text);
  const figures = makeStats(text, kind);
  const prices = pricePlans(reading, name, own);
  const features = own.offers.map(({ title, description }, index) => asListed(title, index, description));
  const title = name ? fillIn(kind.headlines[understanding.tone.value], facts) : lead || "Welcome";
  const tagline = leadOf(text, own, facts, 160) || (name && fillIn(kind.tagline, facts));
  const asks = [
    ...(subtitle ? [] : [{ path: "hero.subtitle", hint: "What you do, where and for whom, in a sentence" }]),
    ...(name ? [] : [{ path: "identity.companyName", hint: "What the business is called" }]),
    ...(features.length > 0 ? [] : featureAsks),
  ];
  return {
    sections: {
      hero: { title: fitText(title, 120), subtitle, ctaText: kind.ctaText },
      identity: { companyName: name, tagline: fitText(tagline, 160), support: contactLinks(contact) },
      features: features.length > 0 ? features : [blankFeature],
      stats: figures.stats,
      plans: prices.plans,
      callToAction: callToActionOf(text, own, facts),
      accent: readAccent(text) ?? kind.accent,
      ...ownTags({ reading, own, contact, facts, root, lead }),
    },
    asks: [...asks, ...figures.asks, ...prices.asks],
    suggested: prices.suggested,
  };
}
