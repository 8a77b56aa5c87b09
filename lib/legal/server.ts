import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import type { PageDraft } from "@/lib/pages/answers";
import { formTitles } from "@/lib/pages/new-content";
import { createDraftedPage } from "@/lib/pages/server";
import { legalParts } from "./drafts";
import { readLegalFacts } from "./facts.server";
import type { LegalDraft, NewPageTitles } from "./schema";
import { legalTexts } from "./texts";

/**
 * Creates a page as a draft with a text from the settings, in the default language of the site.
 * @throws AppError `conflict` if there are too many pages
 */
export async function createLegalDraft({ title, form }: LegalDraft, author: string): Promise<PageDraft> {
  const [facts, t] = await Promise.all([readLegalFacts(), siteTranslate(null)]);
  return createDraftedPage({ title, kind: form, parts: legalParts(form, facts, t) }, author);
}

/** Returns the titles that are proposed for new pages, in the default language of the site. */
export async function newPageTitles(): Promise<NewPageTitles> {
  const t = await siteTranslate(null);
  const { imprint, privacy, terms, allergens } = legalTexts(t.language);
  return {
    ...formTitles(t),
    imprint: imprint.title,
    privacy: privacy.title,
    terms: terms.title,
    allergens: allergens.title,
  };
}
