import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { ownWordKinds } from "./own-word-kinds";

type Words = Readonly<Record<string, string>>;
type Stored = Readonly<Record<string, { text: unknown; source: unknown }>>;

/** Menus have their names of dishes and options alone, which refusals of orders mention. */
const isShort = (kind: string, path: string) => kind !== "menu" || path.endsWith(".name");

function wordsOf({ kind, published }: { kind: string; published: unknown }): [string, string][] {
  return Object.entries(published as Stored).flatMap(([path, { source, text }]): [string, string][] =>
    isShort(kind, path) ? [[String(source), String(text)]] : [],
  );
}

/**
 * Returns the published translations of short texts that the owner typed, by their text. Outdated ones are never found, so
 * that a changed announcement is shown as it is. Cached until they change; none if they could never be read.
 * @param language a further language of the site
 */
export function ownWords(language: string): Promise<Words> {
  const read = cachedRead(`own words in ${language}`, async () => {
    const rows = await db.translation.findMany({
      where: { kind: { in: ["menu", ...ownWordKinds] }, language, published: { not: Prisma.DbNull } },
      select: { kind: true, published: true },
      orderBy: { ownerId: "asc" },
    });
    // The last of equal texts counts.
    const menusFirst = rows.toSorted((a, b) => Number(b.kind === "menu") - Number(a.kind === "menu"));
    return Object.fromEntries(menusFirst.flatMap(wordsOf));
  });
  return read.known().catch((): Words => ({}));
}
