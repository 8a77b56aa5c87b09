import type { ReservationRules } from "./rules";

/** One table. */
export type SingleTable = { key: string; name: string; seats: number };

/** A table that is taken, in milliseconds since 1970. */
export type TakenTable = { tableKey: string; start: number; end: number };

type Tables = Pick<ReservationRules, "tables">;

/** Lists each table of a restaurant, in the owner's order. */
export const tablesInOrder = ({ tables }: Tables, restaurantId: string): SingleTable[] =>
  tables.flatMap(({ id, name, seats, count }) =>
    Array.from({ length: count }, (_, index) => ({
      key: `${restaurantId}/${id}/${index + 1}`,
      name: count > 1 ? `${name} ${index + 1}` : name,
      seats,
    })),
  );

/** Lists each table of a restaurant, the smallest first. */
export const singleTables = (rules: Tables, restaurantId: string): SingleTable[] =>
  tablesInOrder(rules, restaurantId).sort((one, other) => one.seats - other.seats);

/** The times at which each table is taken, the earliest first. */
type TakenTimes = ReadonlyMap<string, readonly TakenTable[]>;

/** Groups reservations by table and sorts them by time. */
export function takenTimes(taken: readonly TakenTable[]): TakenTimes {
  const times = new Map<string, TakenTable[]>();
  for (const one of taken.toSorted((a, b) => a.start - b.start)) {
    const own = times.get(one.tableKey);
    if (own) own.push(one);
    else times.set(one.tableKey, [one]);
  }
  return times;
}

/**
 * Returns the smallest table that is large enough for a party and free from `start` until before `end`; null if there is
 * none.
 * @param tables the smallest first
 */
export function pickTable(
  tables: readonly SingleTable[],
  taken: TakenTimes,
  { people, start, end }: { people: number; start: number; end: number },
): SingleTable | null {
  const isFree = ({ key }: SingleTable) => {
    // The times of a table don't overlap: only the last one that begins before `end` can.
    const last = taken.get(key)?.findLast((one) => one.start < end);
    return last === undefined || last.end <= start;
  };
  return tables.find((table) => table.seats >= people && isFree(table)) ?? null;
}
