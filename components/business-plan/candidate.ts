import type { PlanSection } from "@/lib/business-plan/answers";
import { isPlanPage } from "@/lib/business-plan/site-content";
import { readStructuredData } from "@/lib/platform/html/structured-data";
import { pathOf } from "./plan-sections";
import type { PlanValues, Remarks, TagValues } from "./plan-values";

/** A section's content to send, and its entries in the form. */
export type Candidate = {
  value: unknown;
  /** Index in the form of each sent entry. */
  places: number[];
  /** Number of incomplete entries, which are not sent. */
  leftOut: number;
  /** True if a sent entry is a suggestion. */
  isSuggested: boolean;
};

const isFilled = (text: string) => text.trim() !== "";
const withoutRemarks = <Entry extends Remarks>({ asks, isSuggested, ...entry }: Entry) => entry;

/** Drops entries with an empty text. */
function entriesOf<Entry extends Remarks>(entries: Entry[], texts: (entry: Entry) => string[]): Candidate {
  const places = entries.flatMap((entry, index) => (texts(entry).every(isFilled) ? [index] : []));
  const sent = entries.filter((_, index) => places.includes(index));
  return {
    value: sent.map(withoutRemarks),
    places,
    leftOut: entries.length - places.length,
    isSuggested: sent.some(({ isSuggested }) => isSuggested === true),
  };
}

function tagsOf({ structuredData, ...texts }: TagValues): Candidate {
  const { entries, dropped } = readStructuredData(structuredData);
  const lost = new Set(dropped.map(({ index }) => index));
  const places = structuredData.flatMap((_, index) => (lost.has(index) ? [] : [index]));
  return {
    value: { ...texts, structuredData: entries },
    places,
    leftOut: dropped.length,
    isSuggested: false,
  };
}

const whole = (value: unknown): Candidate => ({ value, places: [], leftOut: 0, isSuggested: false });

const candidates: Record<PlanSection, (values: PlanValues) => Candidate> = {
  hero: ({ hero }) => whole(withoutRemarks(hero)),
  identity: ({ footer: { links, asks, isSuggested, ...texts } }) => {
    const { value, ...support } = entriesOf(links.support, ({ label, url }) => [label, url]);
    return { ...support, value: { ...texts, support: value } };
  },
  features: ({ features }) => entriesOf(features, ({ title, description }) => [title + description]),
  stats: ({ stats }) => entriesOf(stats, ({ value, label }) => [value, label]),
  plans: ({ pricing }) => entriesOf(pricing.plans, ({ name, price }) => [name, price]),
  testimonials: ({ testimonials }) => entriesOf(testimonials, ({ content, name }) => [content, name]),
  callToAction: ({ callToAction }) => whole(callToAction),
  accent: ({ accent }) => whole(accent),
  home: ({ home }) => tagsOf(home),
  welcome: ({ welcome }) => tagsOf(welcome),
};

/** Returns the content that a section sends, without incomplete entries. */
export const candidateOf = (section: PlanSection, values: PlanValues) => candidates[section](values);

/** Maps a path in a candidate to the form's field: `["plans", 0, "price"]` may be `pricing.plans.2.price`. */
export function formPath(
  section: PlanSection,
  [first, ...rest]: PropertyKey[],
  { places }: Candidate,
): string {
  const at = (place?: PropertyKey) => (typeof place === "number" ? (places[place] ?? place) : place);
  const [field, name] = rest;
  const below =
    section === "identity" && first === "support"
      ? ["links", "support", at(field), name]
      : [at(first), isPlanPage(section) ? undefined : field];
  return [pathOf(section), ...below].filter((part) => part !== undefined && part !== "").join(".");
}
