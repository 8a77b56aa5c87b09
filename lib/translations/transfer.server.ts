import "server-only";
import { isDeepStrictEqual } from "node:util";
import { decodeTable } from "@/lib/platform/spreadsheet/table";
import { alignTexts } from "./align";
import type { Translation } from "./answers";
import { readTranslations, writeTranslations } from "./csv";
import type { TranslationParams } from "./schema";
import { changeTranslation, getTranslation } from "./server";

/** Returns the texts of a content and their translations as a CSV download. @throws AppError `not-found` */
export async function exportTranslation(params: TranslationParams): Promise<Response> {
  const { texts, kind, owner, language } = await getTranslation(params);
  const name = [kind, ...(owner === "site" ? [] : [owner]), language].join("-");
  return new Response(writeTranslations(texts), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}

/**
 * Imports translations from CSV into the draft.
 * @throws AppError `not-found`; `conflict` if it was changed meanwhile; `invalid` if the file is unreadable or a row is
 *   refused: then nothing changes
 */
export async function importTranslation(
  params: TranslationParams,
  { file, ...change }: { file: Uint8Array; author: string; expectedVersion: number | null },
): Promise<{ translation: Translation; report: { changed: number } }> {
  const csv = decodeTable(file);
  let changed = 0;
  const translation = await changeTranslation(params, change, ({ texts: found }, { draft }) => {
    const aligned = alignTexts(found, draft);
    const before = Object.fromEntries(
      [...aligned].map(([path, { text, source }]) => [path, { text, source }]),
    );
    const texts = readTranslations(csv, found, before);
    changed = Object.entries(texts).filter(([path, one]) => !isDeepStrictEqual(one, before[path])).length;
    return changed === 0 ? null : { action: "translations:import", draft: { ...before, ...texts } };
  });
  return { translation, report: { changed } };
}
