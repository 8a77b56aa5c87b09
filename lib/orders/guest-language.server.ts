import "server-only";
import { db } from "@/lib/platform/db/client";

/** Returns the further language of the site in which an order was placed; null for the default one, and without such an order. */
export async function languageOfOrder(id: string): Promise<string | null> {
  const row = await db.order.findUnique({ where: { id }, select: { language: true } });
  return row?.language || null;
}
