/**
 * Joins a reloaded first page with the known older rows. Without a common row there may be a gap, so the known rows are
 * dropped.
 */
export function continuePages<
  Key extends string,
  Page extends { [K in Key]: readonly { readonly id: unknown }[] } & { next: unknown },
>(fresh: Page, known: Page | undefined, key: Key): Page {
  const ids = new Set(fresh[key].map(({ id }) => id));
  const rows = known?.[key] ?? [];
  const common = rows.findLastIndex(({ id }) => ids.has(id));
  const older = common < 0 ? [] : rows.slice(common + 1);
  if (!known || fresh.next === null || older.length === 0) return fresh;
  return { ...fresh, [key]: [...fresh[key], ...older], next: known.next };
}
