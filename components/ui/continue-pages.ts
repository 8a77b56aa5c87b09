type Row = { readonly id: unknown };

/**
 * A first page that was read again, followed by the older rows that were known. Without a row in both there may be
 * others between them, so the known rows are dropped.
 */
export function continuePages<
  Key extends string,
  Page extends { [K in Key]: readonly Row[] } & { next: unknown },
>(fresh: Page, known: Page | undefined, key: Key): Page {
  const ids = new Set(fresh[key].map(({ id }) => id));
  const rows = known?.[key] ?? [];
  const common = rows.findLastIndex(({ id }) => ids.has(id));
  const older = common < 0 ? [] : rows.slice(common + 1);
  if (!known || fresh.next === null || older.length === 0) return fresh;
  return { ...fresh, [key]: [...fresh[key], ...older], next: known.next };
}
