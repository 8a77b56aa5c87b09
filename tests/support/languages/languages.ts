import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { db } from "@/lib/platform/db/client";
import { SITE, type TranslationKind } from "@/lib/translations/translation";

/** Gives the site, which is in English, further languages. */
export const addLanguages = (
  otherLanguages: string[],
  missingTranslation: "not-found" | "default" = "not-found",
) => saveBusinessProfile({ ...emptyProfile, languages: ["en"], otherLanguages, missingTranslation }, null);

type Given = string | { text: string; source: string };

const textsOf = (texts: Record<string, Given>) =>
  Object.fromEntries(
    Object.entries(texts).map(([path, given]) => [
      path,
      typeof given === "string" ? { text: given, source: "" } : given,
    ]),
  );

/** Publishes a translation, by default into German. @param texts by their path in the content, with their source if it matters */
export async function translate(
  kind: TranslationKind,
  texts: Record<string, Given>,
  { ownerId = SITE, language = "de" } = {},
) {
  const published = textsOf(texts);
  await db.translation.create({
    data: { kind, ownerId, language, version: 1, draft: published, published, author: "owner@example.com" },
    select: { kind: true },
  });
}
