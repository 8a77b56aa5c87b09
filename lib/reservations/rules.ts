/** The rules of reservations, without zod, so that guests' pages don't load it. */

/** Equal tables of a restaurant. */
export type ReservationTable = {
  id: string;
  name: string;
  /** The largest party at one of them. */
  seats: number;
  count: number;
};

export type ReservationRules = {
  isOn: boolean;
  tables: ReservationTable[];
  /** The time that a party has its table. */
  durationMinutes: number;
  /** The same of parties of `largeFrom` people or more. */
  largeFrom: number;
  largeMinutes: number;
  /** Reservations begin at the multiples of it after midnight. */
  gridMinutes: number;
  /** Reservations begin at least this time before closing. */
  lastMinutes: number;
  /** The number of days after today that can be reserved. */
  horizonDays: number;
  /** The time between a request and its reservation, at least. */
  leadMinutes: number;
  /** Larger parties are asked to call. */
  largestParty: number;
  /** `itself`: a free table is reserved at once; `byHand`: somebody has to accept. */
  acceptance: "itself" | "byHand";
  /** The time of the reminder before the reservation; 0 for none. */
  reminderHours: number;
  /** For guests, above the form; may be empty. */
  message: string;
  /** When guests at a table can order by its code. */
  tableOrders: TableOrders;
};

/** Rules to save; a missing `tableOrders` stays as it is. */
export type GivenRules = Omit<ReservationRules, "tableOrders"> & { tableOrders?: TableOrders | undefined };

/**
 * `typed`: everyone who names a table; `opened`: at a table that the staff opened; `paid`: at every table, paying first;
 * `openedOrPaid`: paying first, unless the staff opened it.
 */
export const tableOrders = ["typed", "opened", "paid", "openedOrPaid"] as const;
export type TableOrders = (typeof tableOrders)[number];

export const grids = [15, 30, 60] as const;

export const reservationLimits = {
  tables: 40,
  seats: 40,
  count: 60,
  people: 40,
  minutes: 720,
  horizonDays: 365,
  leadMinutes: 10_080,
  reminderHours: 72,
  message: 300,
  name: 100,
  phone: 40,
  email: 254,
  note: 500,
  reason: 200,
} as const;

const MINUTE_MS = 60_000;

/** Returns the time that a party has its table, in milliseconds. */
export const durationOf = (rules: ReservationRules, people: number): number =>
  (people >= rules.largeFrom ? rules.largeMinutes : rules.durationMinutes) * MINUTE_MS;

/** Returns the largest party that can reserve online; 0 without tables. */
export const largestPartyOf = ({ tables, largestParty }: ReservationRules): number =>
  Math.min(largestParty, Math.max(0, ...tables.map(({ seats }) => seats)));

/** Returns whether guests can reserve. */
export const takesReservations = (rules: ReservationRules): boolean =>
  rules.isOn && largestPartyOf(rules) > 0;
