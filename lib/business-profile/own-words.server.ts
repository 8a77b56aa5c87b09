import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { ownWordKinds } from "./own-word-kinds";

type Stored = Readonly<Record<string, { text: string; source: string }>>;

/**
 * Returns the published translations of short texts that the owner typed, by their text. Outdated ones are never found, so
 * that a changed announcement is shown as it is. Cached until they change; none if they could never be read.
 * @param language a further language of the site
 */
export function ownWords(language: string): Promise<Readonly<Record<string, string>>> {
  const read = cachedRead(`own words in ${language}`, async () => {
    const rows = await db.translation.findMany({
      where: { kind: { in: [...ownWordKinds] }, language, published: { not: Prisma.DbNull } },
      select: { published: true },
      orderBy: { kind: "asc" },
    });
    const texts = rows.flatMap(({ published }) => Object.values(published as Stored));
    return Object.fromEntries(texts.map(({ source, text }) => [source, text]));
  });
  return read.known().catch(() => ({}));
}
