import "server-only";
import { isDeepStrictEqual } from "node:util";
import { siteLanguages } from "@/lib/business-profile/language.server";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { alignTexts } from "./align";
import type { Translation, TranslationProgress, TranslationText } from "./answers";
import type { Content } from "./contents.server";
import { isShared } from "./shared-texts";
import type { Texts } from "./translation";

/** The state of a translation; version 0 before the first save. */
export type StoredTranslation = {
  version: number;
  draft: Texts;
  published: Texts | null;
  publishedAt: Date | null;
  author: string | null;
  updatedAt: Date | null;
};

const neverSaved: StoredTranslation = {
  version: 0,
  draft: {},
  published: null,
  publishedAt: null,
  author: null,
  updatedAt: null,
};

const fields = {
  version: true,
  draft: true,
  published: true,
  publishedAt: true,
  author: true,
  updatedAt: true,
} as const;

export type TranslationKey = { kind: string; ownerId: string; language: string };

/** Reads a translation. Its texts were checked when they were saved. */
export async function readTranslation(
  database: Transaction,
  key: TranslationKey,
): Promise<StoredTranslation> {
  const row = await database.translation.findUnique({
    where: { kind_ownerId_language: key },
    select: fields,
  });
  return row ? (row as unknown as StoredTranslation) : neverSaved;
}

/** Reads all translations, by the key that `keyOf` gives. */
export async function readAllTranslations(database: Transaction): Promise<Map<string, StoredTranslation>> {
  const rows = await database.translation.findMany({
    select: { ...fields, kind: true, ownerId: true, language: true },
  });
  return new Map(rows.map((row) => [keyOf(row), row as unknown as StoredTranslation]));
}

export const keyOf = ({ kind, ownerId, language }: TranslationKey) => `${kind}:${ownerId}:${language}`;

/** @throws AppError `not-found` for a language that the site doesn't have besides its default */
export async function requireLanguage(language: string): Promise<void> {
  if ((await siteLanguages()).others.includes(language)) return;
  const message = "The site does not have this language. Add it under “Your business”.";
  throw new AppError("not-found", message, { fields: { language: message } });
}

const hasChanges = ({ draft, published }: StoredTranslation) => !isDeepStrictEqual(draft, published ?? {});

const statusOf = (stored: StoredTranslation) => ({
  isPublished: stored.published !== null,
  waits: hasChanges(stored),
});

/** Counts the texts of a content by the state of their translations. */
export function progressOf(
  { kind, texts }: Content,
  language: string,
  stored: StoredTranslation = neverSaved,
): TranslationProgress {
  const aligned = [...alignTexts(texts, stored.draft, isShared(kind)).values()];
  const outdated = aligned.filter(({ isOutdated }) => isOutdated).length;
  return {
    language,
    ...statusOf(stored),
    total: texts.length,
    translated: aligned.length - outdated,
    outdated,
  };
}

/** Returns a translation as an answer. */
export function toTranslation(
  { kind, owner, name, texts }: Content,
  language: string,
  stored: StoredTranslation,
): Translation {
  const aligned = alignTexts(texts, stored.draft, isShared(kind));
  return {
    kind,
    owner,
    name,
    language,
    ...statusOf(stored),
    version: stored.version,
    publishedAt: stored.publishedAt?.toISOString() ?? null,
    author: stored.author,
    savedAt: stored.updatedAt?.toISOString() ?? null,
    texts: texts.map(({ schema: _, ...one }): TranslationText => {
      const found = aligned.get(one.path);
      const state = !found ? "missing" : found.isOutdated ? "outdated" : "translated";
      return { ...one, state, translation: found?.text ?? null, source: found?.source ?? null };
    }),
  };
}
