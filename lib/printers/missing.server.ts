import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Layout } from "./render.server";

/** The most characters that are stored. */
const MAX_CHARACTERS = 20;

/**
 * Stores which characters of an order a printer lacks, for its card in the settings; forgets them once a drawn ticket had
 * all of its characters.
 */
export async function recordMissing(
  printerId: string,
  orderId: string | null,
  { isPicture, missing }: Pick<Layout, "isPicture" | "missing">,
): Promise<void> {
  if (orderId === null || (missing.length === 0 && !isPicture)) return;
  const shown = missing.slice(0, MAX_CHARACTERS).join("");
  await db.printer.updateMany({
    where: { id: printerId, missing: { not: shown } },
    data: { missing: shown },
  });
}
