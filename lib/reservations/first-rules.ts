import { english, type Translate } from "@/lib/platform/language/translate";
import type { ReservationRules, ReservationTable } from "./rules";

/** Returns the tables of a restaurant that has entered none, in the language of the site. */
export const sampleTables = (t: Translate): ReservationTable[] => [
  { id: "two", name: t("Table for two"), seats: 2, count: 4 },
  { id: "four", name: t("Table for four"), seats: 4, count: 4 },
];

/** Returns the sample tables that nobody has changed, if they stand beside tables of the owner. */
export function samplesBesideOwn(
  tables: readonly ReservationTable[],
  samples: readonly ReservationTable[],
): ReservationTable[] {
  const isSample = ({ id, name, seats, count }: ReservationTable) =>
    samples.some((one) => one.id === id && one.name === name && one.seats === seats && one.count === count);
  const hasOwn = tables.some((one) => !isSample(one) && one.name.trim() !== "");
  return hasOwn ? tables.filter(isSample) : [];
}

/** The rules of a restaurant before the first save; its tables are named in English. */
export const firstRules: ReservationRules = {
  isOn: false,
  tables: sampleTables(english),
  durationMinutes: 120,
  largeFrom: 5,
  largeMinutes: 150,
  gridMinutes: 15,
  lastMinutes: 60,
  horizonDays: 60,
  leadMinutes: 60,
  largestParty: 8,
  acceptance: "itself",
  reminderHours: 24,
  message: "",
  tableOrders: "typed",
};
