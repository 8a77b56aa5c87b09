import { z } from "zod";
import type { DroppedEntry } from "@/lib/html/structured-data";

/** What a file with settings may weigh, in bytes. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

/** What an import does, or would do, to one page. */
export type ImportedPage = {
  /** As it is named in the file. */
  page: string;
  /** The row of the spreadsheet, or the place in the list of a JSON file, from 1. */
  row: number;
  outcome: "new" | "changed" | "same" | "refused";
  /** The fields that get another value, by their names in the flat shape. */
  changes: string[];
  /** Message by field, where the page is refused. */
  errors: Record<string, string>;
  /** What is left out of its structured data. */
  dropped: DroppedEntry[];
};

/** `POST /api/seo/import`. */
export type ImportAnswer = { success: true; dryRun: boolean; pages: ImportedPage[] };

/** The fields beside the file. */
export const importFields = z.strictObject({
  dryRun: z.enum(["true", "false"], { error: "Must be true or false" }).default("false"),
});

export const exportQuery = z.object({
  format: z.enum(["json", "csv"], { error: "Choose json or csv" }).default("json"),
});
