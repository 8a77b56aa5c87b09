import * as z from "zod";
import { richText } from "@/lib/rich-text/schema";

/** The maximum size of a translation as JSON, in bytes: each text is there with the text that it was made from. */
export const MAX_TRANSLATION_BYTES = 8_000_000;

/** The maximum size of an imported file, in bytes. */
export const MAX_TRANSLATION_FILE_BYTES = 4_000_000;

/** `/api/translations/{kind}/{owner}/{language}`. */
export const translationParams = z.object({
  kind: z.string().describe("`page`, `landing`, `menu`, `navigation`, `announcements` or `short-texts`."),
  owner: z.string().describe("The id of the page or the restaurant; `site` for the others."),
  language: z.string().describe("One of the further languages of the site, such as `de`."),
});
export type TranslationParams = z.infer<typeof translationParams>;

const text = z
  .union([z.string(), richText], { error: "Must be a text, or a formatted text of known parts" })
  .describe("A text, or a formatted text for the fields that are one.");

/** Translations by the path of their text; the rules of each field are checked with the content. */
export const translationInput = z.strictObject({
  texts: z.record(
    z.string(),
    z.strictObject({
      text: text.describe("The translation; an empty one is left out."),
      source: text.describe("The text of the default language that it translates."),
    }),
  ),
});
