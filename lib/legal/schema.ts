import * as z from "zod";
import { newPage } from "@/lib/pages/schema";
import { startingForms } from "@/lib/pages/starting-forms";
import { legalKinds } from "./kinds";

const notAForm = { error: "Choose what the page begins with" };

export const legalDraft = newPage.extend({ form: z.enum(legalKinds, notAForm) });
export type LegalDraft = z.infer<typeof legalDraft>;

/** A page that begins with a form, or with a legal draft. */
export const anyNewPage = newPage.extend({ form: z.enum([...startingForms, ...legalKinds], notAForm) });
export type AnyNewPage = z.infer<typeof anyNewPage>;

/** The titles that are proposed for new pages. */
export type NewPageTitles = Record<AnyNewPage["form"], string>;
