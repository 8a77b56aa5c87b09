import "server-only";
import { log } from "@/lib/platform/log/log";
import type { Prisma } from "@/prisma/client";
import { week } from "./schema";
import type { Week } from "./week";

/** Parses the stored times of a category; logs a warning and returns undefined, for always, if they don't match. */
export function storedTimes(stored: Prisma.JsonValue): Week | undefined {
  if (stored === null) return undefined;
  const parsed = week.safeParse(stored);
  if (!parsed.success)
    log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "Times of a category can't be read");
  return parsed.data;
}

type StoredCategory = { id: string; label: string; times: Prisma.JsonValue };

/** Returns stored categories with their times, if they have some. */
export const storedCategories = (rows: readonly StoredCategory[]) =>
  rows.map(({ times, ...category }): { id: string; label: string; times?: Week } => {
    const week = storedTimes(times);
    return week ? { ...category, times: week } : category;
  });
