import * as z from "zod";
import { accentKeys } from "@/lib/landing/accents";
import { tones } from "./tones";

const text = z.string().min(1);
const words = z.array(text).readonly();

const inBrackets = /\[[^[\]]*\]/g;
const placeholders = /\{(?:name|place|kind|Kind|a kind)\}/g;

/**
 * A text with placeholders for facts of the business: `{name}`, `{place}`, `{kind}` (“Italian restaurant”),
 * `{a kind}` (“an Italian restaurant”), `{Kind}` (at the beginning of a sentence).
 * A part in square brackets is dropped if one of its placeholders is unknown, or if the name contains the place:
 * “Good food[ in {place}]”.
 */
const pattern = text
  .refine((value) => !/[[\]]/.test(value.replace(inBrackets, "")), "Each [ needs its ]")
  .refine((value) => !/[{}]/.test(value.replace(placeholders, "")), "Unknown placeholder")
  .refine((value) => !value.replace(inBrackets, "").includes("{place}"), "{place} stands in brackets only");
export type Pattern = z.infer<typeof pattern>;

const offer = z.strictObject({
  icon: text,
  title: text,
  /** Its words in descriptions. */
  words,
  description: pattern,
  /** Its name in a sentence, as in “We offer …”; by default the title without its capital. */
  said: text.optional(),
});
/** Something that such a business can offer. */
export type Offer = z.infer<typeof offer>;

/** A file of `content/business-kinds`: how a kind of business is recognised, and the texts of its plans, in English. */
export const kindFile = z.strictObject({
  /** As in “a hair salon”. */
  label: text,
  /** Names of such a business, with full weight. Lower case, without accents. */
  names: words,
  /** Activities, as in “we do plumbing”, with half the weight. */
  activities: words.default([]),
  /** Labels by name, such as “coffee house” for “coffeehouse”; by default the name itself. */
  labels: z.record(z.string(), text).readonly().default({}),
  /** Words that only hint at the kind. */
  hints: words,
  /** Qualifiers that may precede its name, such as “Italian” or “family”. */
  qualifiers: words,
  /** The most specific schema.org type. */
  schemaType: text,
  /** Schema.org types of labels that differ from the kind's. */
  schemaTypes: z.record(z.string(), text).readonly().optional(),
  /** The schema.org property that takes the qualifier, such as `servesCuisine`. */
  qualifierProperty: text.optional(),
  /** Qualifiers that don't fit the property, such as “family”. */
  looseQualifiers: words.optional(),
  /** True if it serves customers locally, so that its structured data has an address. */
  isLocal: z.boolean(),
  /** True if it visits its customers, so that its place is the served area. */
  comesToCustomers: z.boolean().optional(),
  accent: z.enum(accentKeys),
  headlines: z.record(z.enum(tones), pattern),
  subtitle: pattern,
  ctaText: text,
  tagline: pattern,
  /** The beginning of a sentence about its offers; by default “We offer”. */
  offering: text.optional(),
  /** Offers; those in the description come first. */
  offers: z.array(offer).readonly(),
  /** Figures that only the owner knows, with a hint that has an example. */
  figures: z.array(z.strictObject({ label: text, hint: text })).readonly(),
  /** Plans or packages without their prices. */
  plans: z
    .array(z.strictObject({ name: text, period: z.string(), features: z.array(text), hint: text }))
    .readonly(),
  keywords: z.array(pattern).readonly(),
});

/** A kind of business; its key is the name of its file. */
export type BusinessKind = z.infer<typeof kindFile> & { key: string };
