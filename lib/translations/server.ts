import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { AuditAction } from "@/lib/audit/actions";
import { recordChange } from "@/lib/audit/record.server";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { publishMenuChange } from "@/lib/restaurants/published/publish.server";
import { queueEvents } from "@/lib/webhooks/outbox.server";
import { Prisma } from "@/prisma/client";
import type { Translation, TranslationList } from "./answers";
import { checkTexts, requireShared } from "./check";
import { type Content, readContents, requireContent } from "./contents.server";
import type { TranslationParams } from "./schema";
import { isShared, withCurrentShared } from "./shared-texts";
import {
  keyOf,
  progressOf,
  readAllTranslations,
  readTranslation,
  requireLanguage,
  type StoredTranslation,
  type TranslationKey,
  toTranslation,
} from "./stored.server";
import type { Texts } from "./translation";

/** Lists the contents with the progress of their translations; none while the site has one language. */
export async function listTranslations(): Promise<TranslationList> {
  const languages = await siteLanguages();
  if (languages.others.length === 0) return { languages, contents: [] };
  const [contents, stored] = [await readContents(), await readAllTranslations(db)];
  return {
    languages,
    contents: contents.map((content) => {
      const { kind, owner, name } = content;
      const translations = languages.others.map((language) =>
        progressOf(content, language, stored.get(keyOf({ kind, ownerId: owner, language }))),
      );
      return { kind, owner, name, translations };
    }),
  };
}

const keyFor = ({ kind, owner, language }: TranslationParams): TranslationKey => ({
  kind,
  ownerId: owner,
  language,
});

/** Reads the content of a translation. @throws AppError `not-found` for it, or for its language */
export async function requireTranslatable(params: TranslationParams): Promise<Content> {
  await requireLanguage(params.language);
  return requireContent(params.kind, params.owner);
}

/** @throws AppError `not-found` */
export async function getTranslation(params: TranslationParams): Promise<Translation> {
  const content = await requireTranslatable(params);
  return toTranslation(content, params.language, await readTranslation(db, keyFor(params)));
}

type Action = Extract<AuditAction, `translations:${string}`>;

type Next = { action: Action; draft?: Texts; published?: Texts | null };

type Change = {
  author: string;
  /** The version that was seen; null changes any. */
  expectedVersion: number | null;
};

async function writeRow(
  transaction: Transaction,
  key: TranslationKey,
  version: number,
  { author, draft, published }: Next & Pick<Change, "author">,
) {
  const data = {
    author,
    version: version + 1,
    ...(draft && { draft }),
    ...(published !== undefined && {
      published: published ?? Prisma.DbNull,
      publishedAt: published && new Date(),
    }),
  };
  if (version > 0) await transaction.translation.update({ where: { kind_ownerId_language: key }, data });
  else await transaction.translation.create({ data: { draft: {}, ...data, ...key } });
}

const counted = ({ draft, published }: Pick<StoredTranslation, "draft" | "published">) => ({
  translated: Object.keys(draft).length,
  isPublished: published !== null,
});

/**
 * Changes a translation in a transaction.
 * @param decide returns what to write; null leaves it as it is
 * @throws AppError `not-found`; `conflict` if it was changed meanwhile
 */
export async function changeTranslation(
  params: TranslationParams,
  { author, expectedVersion }: Change,
  decide: (content: Content, stored: StoredTranslation) => Next | null,
): Promise<Translation> {
  const content = await requireTranslatable(params);
  const key = keyFor(params);
  return db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Translation" IN SHARE ROW EXCLUSIVE MODE`;
    const stored = await readTranslation(transaction, key);
    if (expectedVersion !== null && expectedVersion !== stored.version)
      throw new AppError("conflict", "Somebody else changed this translation in the meantime.");
    const next = decide(content, stored);
    if (!next) return toTranslation(content, params.language, stored);
    if (next.draft && isShared(content.kind)) {
      next.draft = withCurrentShared(content.texts, next.draft);
      requireShared(next.draft);
    }
    await writeRow(transaction, key, stored.version, { ...next, author });
    const after = await readTranslation(transaction, key);
    await recordChange(transaction, {
      action: next.action,
      target: { id: keyOf(key), label: `${content.name} (${params.language})` },
      before: counted(stored),
      after: counted(after),
      versions: { before: stored.version || null, after: after.version },
    });
    if (next.published !== undefined && content.kind === "menu") await publishMenuChange(transaction);
    if (next.published) {
      const about = { ...params, version: after.version };
      await queueEvents(transaction, [
        { type: "translation.published", key: `${keyOf(key)}:${after.version}`, about },
      ]);
    }
    return toTranslation(content, params.language, after);
  });
}

/** Leaves out translations of texts that were removed from the content since they were stored. */
function withoutRemoved(given: Texts, { texts }: Content, { draft }: StoredTranslation): Texts {
  const present = new Set(texts.map(({ path }) => path));
  return Object.fromEntries(
    Object.entries(given).filter(([path]) => present.has(path) || !Object.hasOwn(draft, path)),
  );
}

/**
 * Saves the translations as the draft; visitors don't read it before it is published.
 * @throws AppError `not-found`; `conflict` if it was changed meanwhile; `invalid` for a text that the content doesn't have,
 *   or that breaks the rules of its field
 */
export const saveTranslation = (params: TranslationParams, given: Texts, change: Change) =>
  changeTranslation(params, change, (content, stored) => {
    const { texts, problems } = checkTexts(content.texts, withoutRemoved(given, content, stored));
    const [first] = Object.entries(problems);
    if (first) {
      const fields = Object.fromEntries(Object.entries(problems).slice(0, 100));
      throw new AppError("invalid", `${first[0]}: ${first[1]}`, { fields });
    }
    return isDeepStrictEqual(texts, stored.draft) ? null : { action: "translations:save", draft: texts };
  });

/** Publishes the draft. @throws AppError `not-found`; `conflict` if it was changed meanwhile, or nothing waits */
export const publishTranslation = (params: TranslationParams, change: Change) =>
  changeTranslation(params, change, (_, { draft, published }) => {
    if (Object.keys(draft).length === 0)
      throw new AppError("conflict", "There is nothing to publish: translate a text first.");
    if (isDeepStrictEqual(draft, published))
      throw new AppError(
        "conflict",
        "There is nothing to publish: visitors read these translations already.",
      );
    return { action: "translations:publish", published: draft };
  });

/** Takes a translation offline. @throws AppError `not-found`; `conflict` if it was changed meanwhile, or is not published */
export const unpublishTranslation = (params: TranslationParams, change: Change) =>
  changeTranslation(params, change, (_, { published }) => {
    if (!published) throw new AppError("conflict", "This translation is not published.");
    return { action: "translations:unpublish", published: null };
  });
