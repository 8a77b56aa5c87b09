import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { richText } from "@/lib/rich-text/schema";
import { translationKinds } from "./translation";

const text = z.union([z.string(), richText]);

export const textStates = ["missing", "translated", "outdated"] as const;

/** A text of a content beside its translation. */
export const translationText = z.object({
  path: z.string().describe("Names the text, such as `dishes.soup-1.name`."),
  group: z.string().describe("The part of the content, in words."),
  label: z.string().describe("Its name within the group, in words."),
  text: text.describe("The text in the default language."),
  isRich: z.boolean().describe("Whether it is a formatted text."),
  isLong: z.boolean().describe("Whether it may have several lines."),
  limit: z.int().describe("The maximum length in characters; in bytes as JSON for a formatted text."),
  state: z.enum(textStates).describe("`outdated`: the text changed since it was translated."),
  translation: text.nullable(),
  source: text.nullable().describe("The text that the translation was made from."),
});
export type TranslationText = z.infer<typeof translationText>;

const content = {
  kind: z.enum(translationKinds),
  owner: z.string(),
  name: z.string().describe("The name of the content, for people."),
};

const status = {
  isPublished: z.boolean().describe("Whether the content has pages in this language."),
  waits: z.boolean().describe("Whether there are translations that visitors don’t see."),
};

const progress = z.object({
  language: z.string(),
  ...status,
  total: z.int(),
  translated: z.int().describe("Without outdated ones."),
  outdated: z.int(),
});
export type TranslationProgress = z.infer<typeof progress>;

export const translationList = z.object({
  languages: z.object({ default: z.string(), others: z.array(z.string()).readonly() }),
  contents: z
    .array(z.object({ ...content, translations: z.array(progress) }))
    .describe("Empty while the site has one language."),
});
export type TranslationList = z.infer<typeof translationList>;

/** The draft of a translation beside the texts of the content’s draft. */
export const translation = z.object({
  ...content,
  language: z.string(),
  ...status,
  version: z.int().describe("The number of changes, from 0. Send it as `If-Match` with the next change."),
  publishedAt: moment.nullable(),
  author: z.string().nullable().describe("The email address of the last editor."),
  savedAt: moment.nullable(),
  texts: z.array(translationText),
});
export type Translation = z.infer<typeof translation>;

export const translationReport = z.object({
  changed: z.int().describe("The number of translations that the file changed."),
});
