import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { SITE, type Texts, type TranslationKind } from "./translation";

/** An owner's id has no colon. */
const ownerKey = (kind: TranslationKind, ownerId: string) => `${kind}:${ownerId}`;

const published = { published: { not: Prisma.DbNull } };

const languages = cachedRead("translations", async (): Promise<ReadonlyMap<string, string[]>> => {
  const rows = await db.translation.findMany({
    where: published,
    select: { kind: true, ownerId: true, language: true },
    orderBy: { language: "asc" },
  });
  const byOwner = new Map<string, string[]>();
  for (const { kind, ownerId, language } of rows) {
    const key = ownerKey(kind as TranslationKind, ownerId);
    byOwner.set(key, [...(byOwner.get(key) ?? []), language]);
  }
  return byOwner;
});

/** The languages with a published translation of a content, by code; none if they could never be read. Needs no query. */
export const languagesOf = async (kind: TranslationKind, ownerId: string = SITE): Promise<string[]> =>
  (await languages.known().catch(() => new Map<string, string[]>())).get(ownerKey(kind, ownerId)) ?? [];

/** The published translations of a content; null without any in that language. Cached until they change. */
export async function publishedTexts(
  kind: TranslationKind,
  ownerId: string,
  language: string,
): Promise<Texts | null> {
  // Only existing translations are cached, whatever is asked for.
  if (!(await languagesOf(kind, ownerId)).includes(language)) return null;
  const read = cachedRead(`translation ${ownerKey(kind, ownerId)} ${language}`, async () => {
    const row = await db.translation.findFirst({
      where: { kind, ownerId, language, ...published },
      select: { published: true },
    });
    return (row?.published ?? null) as Texts | null;
  });
  return read.known();
}
