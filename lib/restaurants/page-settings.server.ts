import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { pageAt } from "@/lib/site/pages";

const pageOf = (slug: string) => pageAt(`/order/${slug}`);

/** Deletes the SEO settings of a restaurant's page, which reference pictures. */
export async function removePageSettings(transaction: Transaction, slug: string): Promise<void> {
  await transaction.pageSeo.deleteMany({ where: { page: pageOf(slug) } });
}

/** Moves the SEO settings of a restaurant's page to its new address. */
export async function movePageSettings(transaction: Transaction, from: string, to: string): Promise<void> {
  if (from === to) return;
  await removePageSettings(transaction, to);
  await transaction.pageSeo.updateMany({ where: { page: pageOf(from) }, data: { page: pageOf(to) } });
}
