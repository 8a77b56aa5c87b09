import type { HeadFields } from "@/lib/platform/html/answers";
import { openGraphTypes, robotsOptions, twitterCards } from "@/lib/platform/html/head";
import { readStructuredData } from "@/lib/platform/html/structured-data";
import type { FlatPageSeo } from "@/lib/seo/answers";
import type { PageSeoSettings } from "@/lib/seo/schema";
import { seoDefaults } from "@/lib/seo/schema";

/** The form's values: every field as typed, structured data as JSON texts. */
export type SeoFormValues = Record<SeoTextField, string> & { structuredData: string[] };

export type SeoField = keyof HeadFields;
export type SeoTextField = Exclude<SeoField, "structuredData">;

/** The empty form (section 5 of the specification). */
export const emptyForm: SeoFormValues = {
  title: "",
  description: "",
  keywords: "",
  canonical: "",
  robots: seoDefaults.robots,
  author: "",
  language: seoDefaults.language,
  ogTitle: "",
  ogDescription: "",
  ogImage: "",
  ogType: seoDefaults.ogType,
  twitterCard: seoDefaults.twitterCard,
  twitterSite: "",
  twitterTitle: "",
  twitterDescription: "",
  twitterImage: "",
  structuredData: [],
};

export const seoFields = Object.keys(emptyForm) as SeoField[];
export const textFields = seoFields.filter((field) => field !== "structuredData");

/** Converts saved settings to form values; null for a page without any. */
export function formValues(saved: FlatPageSeo | null): SeoFormValues {
  if (!saved) return structuredClone(emptyForm);
  const texts = Object.fromEntries(textFields.map((field) => [field, saved[field]]));
  return {
    ...emptyForm,
    ...texts,
    structuredData: saved.structuredData.map((entry) => JSON.stringify(entry, null, 2)),
  };
}

/** Maps a field of the nested shape to the form's: `openGraph.title` is `ogTitle`, `keywords.3` is `keywords`. */
export function fieldOf(path: string): SeoField | null {
  const [first = "", second = ""] = path.split(".");
  const group = { openGraph: "og", twitter: "twitter" }[first];
  const name = group ? `${group}${second.charAt(0).toUpperCase()}${second.slice(1)}` : first;
  return seoFields.find((field) => field === name) ?? null;
}

/** Removes whitespace from JSON; other text is returned unchanged. */
function tightened(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json.trim();
  }
}

/** Returns true if two forms would save the same value of a field. */
export function isSameField(field: SeoField, a: SeoFormValues, b: SeoFormValues): boolean {
  if (field !== "structuredData") return a[field].trim() === b[field].trim();
  const texts = ({ structuredData }: SeoFormValues) => structuredData.map(tightened).join("\n");
  return texts(a) === texts(b);
}

export const isSameForm = (a: SeoFormValues, b: SeoFormValues) =>
  seoFields.every((field) => isSameField(field, a, b));

/** Applies the changes from `base` to `mine` to `theirs`. */
export function mergeForms(base: SeoFormValues, mine: SeoFormValues, theirs: SeoFormValues): SeoFormValues {
  const kept = seoFields.filter((field) => !isSameField(field, base, mine));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

const oneOf = <Option extends string>(options: readonly Option[], given: string, otherwise: Option) =>
  options.find((option) => option === given) ?? otherwise;

function knownLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? emptyForm.language;
  } catch {
    return emptyForm.language;
  }
}

/** Parses the form's current settings as far as they are valid. */
export function toSettings(values: SeoFormValues): PageSeoSettings {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, values[field].replace(/\s+/g, " ").trim()]),
  ) as Record<SeoTextField, string>;
  return {
    ...texts,
    keywords: texts.keywords
      .split(",")
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    language: knownLanguage(texts.language),
    robots: oneOf(robotsOptions, texts.robots, seoDefaults.robots),
    ogType: oneOf(openGraphTypes, texts.ogType, seoDefaults.ogType),
    twitterCard: oneOf(twitterCards, texts.twitterCard, seoDefaults.twitterCard),
    structuredData: readStructuredData(values.structuredData).entries,
  };
}
