import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import { shortTextKinds } from "./short-text-kinds";

type ShortTexts = Readonly<Record<string, string>>;
type Stored = Readonly<Record<string, { text: unknown; source: unknown }>>;

/**
 * The texts of other kinds that are found: names of dishes and options, which refusals of orders mention, and those of the
 * contact form, which is on other pages and in the answer to an incomplete message.
 */
const alsoShort: Readonly<Record<string, RegExp>> = { menu: /\.name$/, landing: /^contact\./ };

const isShort = (kind: string, path: string) => alsoShort[kind]?.test(path) ?? true;

function textsOf({ kind, published }: { kind: string; published: unknown }): [string, string][] {
  return Object.entries(published as Stored).flatMap(([path, { source, text }]): [string, string][] =>
    isShort(kind, path) ? [[String(source), String(text)]] : [],
  );
}

/**
 * Returns the published translations of short texts that the owner typed, by their text. Outdated ones are never found, so
 * that a changed announcement is shown as it is. Cached until they change; none if they could never be read.
 * @param language a further language of the site
 */
export function translatedShortTexts(language: string): Promise<ShortTexts> {
  const read = cachedRead(`short texts in ${language}`, async () => {
    const rows = await db.translation.findMany({
      where: {
        kind: { in: [...Object.keys(alsoShort), ...shortTextKinds] },
        language,
        published: { not: Prisma.DbNull },
      },
      select: { kind: true, published: true },
      orderBy: { ownerId: "asc" },
    });
    // The last of equal texts counts.
    const othersFirst = rows.toSorted((a, b) => Number(b.kind in alsoShort) - Number(a.kind in alsoShort));
    return Object.fromEntries(othersFirst.flatMap(textsOf));
  });
  return read.known().catch((): ShortTexts => ({}));
}
