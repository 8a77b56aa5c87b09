import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { db } from "@/lib/platform/db/client";
import { SITE, type TranslationKind } from "@/lib/translations/translation";

/** Gives the site, which is in English, further languages. */
export const addLanguages = (
  otherLanguages: string[],
  missingTranslation: "not-found" | "default" = "not-found",
) => saveBusinessProfile({ ...emptyProfile, languages: ["en"], otherLanguages, missingTranslation }, null);

const textsOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text, source: "" }]));

/** Publishes a translation, by default into German. @param texts by their path in the content */
export async function translate(
  kind: TranslationKind,
  texts: Record<string, string>,
  { ownerId = SITE, language = "de" } = {},
) {
  const published = textsOf(texts);
  await db.translation.create({
    data: { kind, ownerId, language, version: 1, draft: published, published, author: "owner@example.com" },
    select: { kind: true },
  });
}
