import type { Accent } from "@/lib/landing/accents";
import type { LandingContent } from "@/lib/landing/schema";

export const tones = ["plain", "warm", "elegant", "lively"] as const;
export type Tone = (typeof tones)[number];

/**
 * A text with what is known of the business filled in: `{name}`, `{place}`, `{kind}` (“Italian restaurant”),
 * `{a kind}` (“an Italian restaurant”), `{Kind}` (at the beginning of a sentence).
 * What stands in square brackets is left out where one of its placeholders is unknown, and where its place is
 * part of a name that the text tells: “Good food[ in {place}]”.
 */
export type Pattern = string;

/** Something that such a business may offer; `words` are what a description calls it. */
export type Offer = {
  words: readonly string[];
  icon: string;
  title: string;
  description: Pattern;
  /** What a sentence calls it, as in “We offer …”; else the title without its capital. */
  said?: string;
};

/** One kind of business: how it is recognised, and what a plan for it says. All texts are in English. */
export type BusinessKind = {
  key: string;
  /** As in “a hair salon”. */
  label: string;
  /** What such a business calls itself; each counts in full. Lower case, without accents. */
  names: readonly string[];
  /** What it does, as in “we do plumbing”; each counts for half. */
  activities?: readonly string[];
  /** What it is called by each of these names, such as “pizzeria” or “coffee house” of “coffeehouse”; else `label`. */
  labels?: Readonly<Record<string, string>>;
  /** What only hints at it. */
  hints: readonly string[];
  /** What may stand before its name and be told with it, such as “Italian” or “family”. */
  qualifiers: readonly string[];
  /** The schema.org type, the most specific that fits. */
  schemaType: string;
  /** The type of those that are told by one of these labels, where it is another. */
  schemaTypes?: Readonly<Record<string, string>>;
  /** The schema.org property that takes the qualifier, such as `servesCuisine`. */
  qualifierProperty?: string;
  /** Those qualifiers that the property does not take, such as “family”. */
  looseQualifiers?: readonly string[];
  /** Whether guests come to it or it comes to them, so that an address belongs into its structured data. */
  isLocal: boolean;
  /** Whether it comes to its customers, so that its place is the area that it serves. */
  comesToCustomers?: boolean;
  accent: Accent;
  headlines: Record<Tone, Pattern>;
  subtitle: Pattern;
  ctaText: string;
  tagline: Pattern;
  /** How a sentence begins that tells what it offers; else “We offer”. */
  offering?: string;
  /** At least eight; those that a description mentions come first. */
  offers: readonly Offer[];
  /** Figures that only the owner knows: what to ask, and an example of an answer. */
  figures: readonly { label: string; hint: string }[];
  /** Plans or packages without their prices. */
  plans: readonly (Pick<LandingContent["pricing"]["plans"][number], "name" | "period" | "features"> & {
    hint: string;
  })[];
  keywords: readonly Pattern[];
};
