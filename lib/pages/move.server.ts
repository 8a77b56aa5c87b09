import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { pageAt } from "@/lib/site/pages";
import { type PageMove, redirectChanges } from "./tree";

/** Moves the SEO settings of pages; those that a new path had before are deleted. */
async function moveSettings(transaction: Transaction, moves: readonly PageMove[]) {
  for (const { from, to } of moves) {
    if (from === null) continue;
    await transaction.pageSeo.deleteMany({ where: { page: pageAt(to) } });
    await transaction.pageSeo.updateMany({ where: { page: pageAt(from) }, data: { page: pageAt(to) } });
  }
}

/** Gives pages their new paths, and makes one-hop redirects from their former ones. */
export async function movePages(transaction: Transaction, moves: readonly PageMove[]): Promise<void> {
  if (moves.length === 0) return;
  await moveSettings(transaction, moves);
  // A path is unique, also during the moves.
  await transaction.page.updateMany({
    where: { id: { in: moves.map(({ id }) => id) } },
    data: { path: null },
  });
  for (const { id, to } of moves)
    await transaction.page.update({ where: { id }, data: { path: to }, select: { id: true } });
  await leaveRedirects(transaction, moves);
  // A redirect of the SEO settings would be hidden by the page.
  await transaction.pathRedirect.deleteMany({ where: { path: { in: moves.map(({ to }) => to) } } });
}

async function leaveRedirects(transaction: Transaction, moves: readonly PageMove[]) {
  const { set, removed } = redirectChanges(moves);
  await transaction.pageRedirect.deleteMany({
    where: { path: { in: [...removed, ...set.map(({ path }) => path)] } },
  });
  await transaction.pageRedirect.createMany({ data: set });
}
