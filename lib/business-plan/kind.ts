import { z } from "zod";
import { accentKeys } from "@/lib/landing/accents";
import { tones } from "./tones";

const text = z.string().min(1);
const words = z.array(text).readonly();

const inBrackets = /\[[^[\]]*\]/g;
const placeholders = /\{(?:name|place|kind|Kind|a kind)\}/g;

/**
 * A text with placeholders for facts of the business: `{name}`, `{place}`, `{kind}` (“Italian restaurant”),
 * `{a kind}` (“an Italian restaurant”), `{Kind}` (at the beginning of a sentence).
 * What stands in square brackets is left out where one of its placeholders is unknown, and where its place is
 * part that is dropped where a name is unknown: “Good food[ in {place}]”.
 */
const pattern = text
  .refine((value) => !/[[\]]/.test(value.replace(inBrackets, "")), "Each [ needs its ]")
  .refine((value) => !/[{}]/.test(value.replace(placeholders, "")), "Unknown placeholder")
  .refine((value) => !value.replace(inBrackets, "").includes("{place}"), "{place} stands in brackets only");
export type Pattern = z.infer<typeof pattern>;

const offer = z.strictObject({
  icon: text,
  title: text,
  /** What a description calls it. */
  words,
  description: pattern,
  /** What a sentence calls it, as in “We offer …”; else the title without its capital. */
  said: text.optional(),
});
/** Something that such a business may offer. */
export type Offer = z.infer<typeof offer>;

/** A file of `content/business-kinds`: how a kind of business is recognised, and what a plan for it says, in English. */
export const kindFile = z.strictObject({
  /** As in “a hair salon”. */
  label: text,
  /** What such a business calls itself; each counts in full. Lower case, without accents. */
  names: words,
  /** What it does, as in “we do plumbing”; each counts for half. */
  activities: words.default([]),
  /** What it is called by one of these names, such as “coffee house” of “coffeehouse”; else by the name itself. */
  labels: z.record(z.string(), text).readonly().default({}),
  /** What only hints at it. */
  hints: words,
  /** Qualifiers that may precede its name, such as “Italian” or “family”. */
  qualifiers: words,
  /** The schema.org type, the most specific that fits. */
  schemaType: text,
  /** Types of labels whose type differs from the kind's. */
  schemaTypes: z.record(z.string(), text).readonly().optional(),
  /** The schema.org property that takes the qualifier, such as `servesCuisine`. */
  qualifierProperty: text.optional(),
  /** Those qualifiers that the property does not take, such as “family”. */
  looseQualifiers: words.optional(),
  /** Whether guests come to it or it comes to them, so that an address belongs into its structured data. */
  isLocal: z.boolean(),
  /** Whether it comes to its customers, so that its place is the area that it serves. */
  comesToCustomers: z.boolean().optional(),
  accent: z.enum(accentKeys),
  headlines: z.record(z.enum(tones), pattern),
  subtitle: pattern,
  ctaText: text,
  tagline: pattern,
  /** The beginning of a sentence about its offers; “We offer” where it is missing. */
  offering: text.optional(),
  /** Those that a description mentions come first. */
  offers: z.array(offer).readonly(),
  /** Figures that only the owner knows: what to ask, and an example of an answer. */
  figures: z.array(z.strictObject({ label: text, hint: text })).readonly(),
  /** Plans or packages without their prices. */
  plans: z
    .array(z.strictObject({ name: text, period: z.string(), features: z.array(text), hint: text }))
    .readonly(),
  keywords: z.array(pattern).readonly(),
});

/** One kind of business; its key is the name of its file. */
export type BusinessKind = z.infer<typeof kindFile> & { key: string };
