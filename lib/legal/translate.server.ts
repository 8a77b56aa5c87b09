import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { requireTranslatable } from "@/lib/translations/server";
import type { Text } from "@/lib/translations/translation";
import { legalParts } from "./drafts";
import { readLegalFacts } from "./facts.server";
import { legalKinds } from "./kinds";
import type { LegalTranslation, LegalTranslationParams } from "./schema";
import { hasLegalTexts, legalTexts } from "./texts";
import { bestPairs, MIN_SECTIONS } from "./translated-draft";

const nothing: LegalTranslation = { texts: [], others: [] };

const headingPath = /^sections\.([^.]+)\.heading$/;

/**
 * Returns the texts of the legal draft in a language, for the sections of a page that began with the draft in the default
 * language; none for another page, and for a language without drafts.
 * @throws AppError `not-found` for an unknown page or language
 */
export async function translatedDraft({ page, language }: LegalTranslationParams): Promise<LegalTranslation> {
  const { texts: found } = await requireTranslatable({ kind: "page", owner: page, language });
  if (!hasLegalTexts(language)) return nothing;
  const sections = found.flatMap(({ path, text }) => {
    const [, id] = headingPath.exec(path) ?? [];
    return id === undefined ? [] : [{ id, heading: String(text) }];
  });
  if (sections.length < MIN_SECTIONS) return nothing;
  const [facts, factsIn, t, tIn] = await Promise.all([
    readLegalFacts(),
    readLegalFacts(language),
    siteTranslate(null),
    siteTranslate(language),
  ]);
  const best = bestPairs(
    sections,
    legalKinds.map((kind) => legalParts(kind, facts, t)),
  );
  const kind = best && legalKinds[best.index];
  if (!kind) return nothing;
  const parts = new Map(legalParts(kind, factsIn, tIn).map(({ part, section }) => [part, section]));
  const given = new Map<string, Text>();
  const title = found.find(({ path }) => path === "title");
  if (title?.text === legalTexts(t.language)[kind].title)
    given.set("title", legalTexts(language)[kind].title);
  for (const { id, part } of best.pairs) {
    const section = parts.get(part);
    if (section?.type !== "text") continue;
    const { heading, text } = section;
    if (heading) given.set(`sections.${id}.heading`, heading);
    if (text) given.set(`sections.${id}.text`, text);
    parts.delete(part);
  }
  return {
    texts: found.flatMap(({ path }) => {
      const text = given.get(path);
      return text === undefined ? [] : [{ path, text }];
    }),
    others: [...parts].flatMap(([, section]) => ("heading" in section && section.heading) || []),
  };
}
