import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { readDraftOrigin } from "@/lib/pages/stored.server";
import { db } from "@/lib/platform/db/client";
import type { Translate } from "@/lib/platform/language/translate";
import type { Content } from "@/lib/translations/contents.server";
import { requireTranslatable } from "@/lib/translations/server";
import type { Text } from "@/lib/translations/translation";
import { legalParts } from "./drafts";
import { readLegalFacts } from "./facts.server";
import { type LegalKind, legalKinds } from "./kinds";
import type { LegalTranslation, LegalTranslationParams } from "./schema";
import { hasLegalTexts, legalTexts } from "./texts";
import { bestPairs, MIN_SECTIONS, type Pair } from "./translated-draft";

const nothing: LegalTranslation = { texts: [], others: [] };

const sectionPath = /^sections\.([^.]+)\./;
const headingPath = /^sections\.([^.]+)\.heading$/;

type Found = Content["texts"];

/** The ids in paths that match. */
const idsIn = (found: Found, path: RegExp) =>
  new Map(
    found.flatMap(({ path: at, text }) => {
      const [, id] = path.exec(at) ?? [];
      return id === undefined ? [] : [[id, String(text)] as const];
    }),
  );

type Drafted = { kind: LegalKind; pairs: readonly Pair[] };

/** Returns the kind and the parts that a page began with; null for a page that has none stored. */
async function storedParts(page: string, found: Found): Promise<Drafted | null> {
  const origin = await readDraftOrigin(db, page);
  const kind = legalKinds.find((one) => one === origin?.kind);
  if (!origin || !kind) return null;
  const pairs = [...idsIn(found, sectionPath).keys()].flatMap((id) => {
    const part = origin.parts[id];
    return part === undefined ? [] : [{ id, part }];
  });
  return { kind, pairs };
}

/** Recognises a page by its headings: pages from before their parts were stored, and copies. */
async function recognisedParts(found: Found, t: Translate): Promise<Drafted | null> {
  const sections = [...idsIn(found, headingPath)].map(([id, heading]) => ({ id, heading }));
  if (sections.length < MIN_SECTIONS) return null;
  const facts = await readLegalFacts();
  const best = bestPairs(
    sections,
    legalKinds.map((kind) => legalParts(kind, facts, t)),
  );
  const kind = best && legalKinds[best.index];
  return kind ? { kind, pairs: best.pairs } : null;
}

/**
 * Returns the texts of the legal draft in a language, for the sections of a page that began with the draft in the default
 * language; none for another page, and for a language without drafts.
 * @throws AppError `not-found` for an unknown page or language
 */
export async function translatedDraft({ page, language }: LegalTranslationParams): Promise<LegalTranslation> {
  const { texts: found } = await requireTranslatable({ kind: "page", owner: page, language });
  if (!hasLegalTexts(language)) return nothing;
  const own = await siteTranslate(null);
  const drafted = (await storedParts(page, found)) ?? (await recognisedParts(found, own));
  if (!drafted || drafted.pairs.length === 0) return nothing;
  const { kind, pairs } = drafted;
  const [facts, t] = await Promise.all([readLegalFacts(language), siteTranslate(language)]);
  const parts = new Map(legalParts(kind, facts, t).map(({ part, section }) => [part, section]));
  const given = new Map<string, Text>();
  // A title of the owner's own has no draft.
  const title = found.find(({ path }) => path === "title")?.text;
  if (title === legalTexts(own.language)[kind].title) given.set("title", legalTexts(language)[kind].title);
  for (const { id, part } of pairs) {
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
