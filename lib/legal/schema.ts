import * as z from "zod";
import { newPage } from "@/lib/pages/schema";
import { startingForms } from "@/lib/pages/starting-forms";
import { richText } from "@/lib/rich-text/schema";
import { legalKinds } from "./kinds";

const notAForm = { error: "Choose what the page begins with" };

export const legalDraft = newPage.extend({ form: z.enum(legalKinds, notAForm) });
export type LegalDraft = z.infer<typeof legalDraft>;

/** A page that begins with a form, or with a legal draft. */
export const anyNewPage = newPage.extend({ form: z.enum([...startingForms, ...legalKinds], notAForm) });
export type AnyNewPage = z.infer<typeof anyNewPage>;

/** The titles that are proposed for new pages. */
export type NewPageTitles = Record<AnyNewPage["form"], string>;

/** `/api/legal-drafts/{page}/{language}`. */
export const legalTranslationParams = z.object({
  page: z.string().describe("The id of the page."),
  language: z.string().describe("One of the further languages of the site, such as `de`."),
});
export type LegalTranslationParams = z.infer<typeof legalTranslationParams>;

/** The texts of a legal draft in another language. */
export const legalTranslation = z.object({
  texts: z
    .array(z.object({ path: z.string(), text: z.union([z.string(), richText]) }))
    .describe("By the path of the text in the page’s translation; none for a page that is no legal draft."),
  others: z.array(z.string()).describe("The headings of the draft’s sections that the page doesn’t have."),
});
export type LegalTranslation = z.infer<typeof legalTranslation>;
