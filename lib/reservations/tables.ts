import type { ReservationRules } from "./rules";

/** One table. */
export type SingleTable = { key: string; name: string; seats: number };

/** A table that is taken, in milliseconds since 1970. */
export type TakenTable = { tableKey: string; start: number; end: number };

/** Lists each table of a restaurant, the smallest first. */
export function singleTables(
  { tables }: Pick<ReservationRules, "tables">,
  restaurantId: string,
): SingleTable[] {
  return tables
    .flatMap(({ id, name, seats, count }) =>
      Array.from({ length: count }, (_, index) => ({
        key: `${restaurantId}/${id}/${index + 1}`,
        name: count > 1 ? `${name} ${index + 1}` : name,
        seats,
      })),
    )
    .sort((one, other) => one.seats - other.seats);
}

/**
 * Returns the smallest table that is large enough for a party and free from `start` until before `end`; null if there is
 * none.
 * @param tables the smallest first
 */
export function pickTable(
  tables: readonly SingleTable[],
  taken: readonly TakenTable[],
  { people, start, end }: { people: number; start: number; end: number },
): SingleTable | null {
  const busy = new Set(
    taken.filter((one) => one.start < end && start < one.end).map(({ tableKey }) => tableKey),
  );
  return tables.find(({ key, seats }) => seats >= people && !busy.has(key)) ?? null;
}
