import * as z from "zod";
import { openGraphTypes, robotsOptions, twitterCards } from "@/lib/platform/html/head";
import {
  type DroppedEntry,
  readStructuredData,
  structuredDataLimits,
} from "@/lib/platform/html/structured-data";
import { storable } from "@/lib/platform/http/storable";
import { optionalPicture, optionalWebAddress } from "@/lib/platform/http/web-link";
import { canonicalLanguage } from "@/lib/platform/language/language";
import { nest } from "./nested-shape";
import { pageName } from "./page-params";
import { countCharacters, type PageSeoSettings, seoDefaults, seoLimits } from "./schema";

/** The maximum size of a page's settings as JSON, in bytes. */
export const MAX_SEO_BYTES = 1_000_000;

/** One line, trimmed; line breaks and tabs from pasted text become spaces. */
function text(max: number) {
  return z
    .string({ error: "Must be a text" })
    .transform((given) => given.replace(/[\s\p{Cc}]+/gu, (run) => (run.includes("\0") ? "\0" : " ")).trim())
    .refine(storable, "Contains characters that are not allowed")
    .refine((given) => countCharacters(given) <= max, `At most ${max} characters`);
}

const required = (max: number, missing: string) =>
  text(max).refine((given) => given !== "", { error: missing });

const oneOf = <const Options extends readonly string[]>(options: Options, separator = ", ") =>
  z.enum(options, { error: `Choose one of: ${options.join(separator)}` });

const keyword = text(seoLimits.keyword);
const keywords = z
  .union([z.string().transform((list) => [list]), z.array(z.string())], {
    error: "Keywords are a text with commas or a list of texts",
  })
  .transform((list) => [
    ...new Set(list.flatMap((text) => text.split(",").map((one) => one.trim())).filter(Boolean)),
  ])
  .pipe(z.array(keyword).max(seoLimits.keywords, `At most ${seoLimits.keywords} keywords`));

const robots = z
  .string()
  .transform((value) =>
    value
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .join(", "),
  )
  .pipe(oneOf(robotsOptions, "; "));

const language = z
  .string({ error: "Must be a text" })
  .trim()
  .max(35, "At most 35 characters")
  .refine((tag) => canonicalLanguage(tag) !== null, "Enter a language such as en-US or de")
  .transform((tag) => canonicalLanguage(tag) ?? tag);

const twitterName = z
  .string({ error: "Must be a text" })
  .trim()
  .refine((name) => name === "" || /^@?\w{1,15}$/.test(name), "Enter a name such as @example")
  .transform((name) => (name === "" || name.startsWith("@") ? name : `@${name}`));

const canonical = optionalWebAddress.refine(
  (address) => !address.includes("#"),
  "A canonical address has no part after #",
);

const structuredData = z
  .array(z.unknown(), { error: "Structured data is a list of JSON-LD objects" })
  .max(structuredDataLimits.entries, `At most ${structuredDataLimits.entries} entries`)
  .transform((entries) => readStructuredData(entries));

/** Fields that search engines show. */
export const searchTags = {
  title: required(seoLimits.title, "Title is required"),
  description: required(seoLimits.description, "Description is required"),
  keywords: keywords.default([]),
};

const socialTitle = text(seoLimits.socialTitle).default("");
const socialDescription = text(seoLimits.socialDescription).default("");
const picture = optionalPicture.default("");

/** One page in the flat shape, as the API accepts it; keywords are a text with commas or a list. */
export const flatShape = z.strictObject({
  // An answer can be sent back as it came.
  page: pageName.optional(),
  pageName: pageName.optional(),
  version: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  ...searchTags,
  canonical: canonical.default(""),
  robots: robots.default(seoDefaults.robots),
  author: text(seoLimits.author).default(""),
  language: language.default(seoDefaults.language),
  ogTitle: socialTitle,
  ogDescription: socialDescription,
  ogImage: picture,
  ogType: oneOf(openGraphTypes).default(seoDefaults.ogType),
  twitterCard: oneOf(twitterCards).default(seoDefaults.twitterCard),
  twitterSite: twitterName.default(""),
  twitterTitle: socialTitle,
  twitterDescription: socialDescription,
  twitterImage: picture,
  structuredData: structuredData.default({ entries: [], dropped: [] }),
});

const { openGraph, twitter, ...shared } = nest(flatShape.shape);
const nestedShape = z
  .strictObject({
    ...shared,
    openGraph: z.strictObject(openGraph).prefault({}),
    twitter: z.strictObject(twitter).prefault({}),
  })
  .transform(({ openGraph, twitter, ...rest }) => ({
    ...rest,
    ogTitle: openGraph.title,
    ogDescription: openGraph.description,
    ogImage: openGraph.image,
    ogType: openGraph.type,
    twitterCard: twitter.card,
    twitterSite: twitter.site,
    twitterTitle: twitter.title,
    twitterDescription: twitter.description,
    twitterImage: twitter.image,
  }));

/** Parsed settings, the page if it was named, and the dropped entries of the structured data. */
export type PageSeoInput = { page: string | undefined; settings: PageSeoSettings; dropped: DroppedEntry[] };

/** Returns whether settings have the flat shape: one of its field names occurs. */
export const isFlat = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).some((key) => key === "pageName" || /^(og|twitter)[A-Z]/.test(key));

/** Settings in the flat or the nested shape (section 3); messages name the fields of the shape that was sent. */
export const pageSeoInput = z.unknown().transform((value, context): PageSeoInput => {
  const { data, error } = (isFlat(value) ? flatShape : nestedShape).safeParse(value);
  if (error) {
    for (const issue of error.issues) context.issues.push({ ...issue, input: value } as never);
    return z.NEVER;
  }
  const { page, pageName = page, version, updatedAt, structuredData, ...settings } = data;
  return {
    page: pageName,
    settings: { ...settings, structuredData: structuredData.entries },
    dropped: structuredData.dropped,
  };
});
