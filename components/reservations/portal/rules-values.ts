import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { StoredRules } from "@/lib/reservations/answers";
import type { ReservationRules } from "@/lib/reservations/rules";

type Field = keyof ReservationRules;

const labels: Record<Field, string> = {
  isOn: "Guests can reserve",
  tables: "Tables",
  durationMinutes: "Time at the table",
  largeFrom: "Large parties from",
  largeMinutes: "Time of large parties",
  gridMinutes: "Minutes between times",
  lastMinutes: "Minutes before closing",
  horizonDays: "Days ahead",
  leadMinutes: "Minutes in advance",
  largestParty: "Largest party",
  acceptance: "Acceptance",
  reminderHours: "Reminder",
  message: "Words for guests",
  tableOrders: "Orders at the table",
};

const isSameField = (field: Field, a: ReservationRules, b: ReservationRules) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

function wordsOf(field: Field, values: ReservationRules): string {
  if (field === "isOn") return values.isOn ? "Yes" : "No";
  if (field === "acceptance") return values.acceptance === "itself" ? "By itself" : "By hand";
  if (field === "tables")
    return values.tables.map(({ name, seats, count }) => `${count} × ${name} (${seats})`).join(" · ");
  return String(values[field]);
}

const resolver = schemaOnDemand(
  async () => (await import("@/lib/reservations/schema")).reservationRules as never,
  { raw: true },
);

const compared = compareFields<ReservationRules, Field>({ labels, isSameField, wordsOf });

/** Validates, compares and merges the rules of reservations. */
export const rulesKind: VersionedFormKind<ReservationRules, StoredRules> = {
  valuesOf: ({ rules }) => rules,
  resolver: resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: compared.isSame,
  merge: (base, mine, { rules }) => compared.merge(base, mine, rules),
  failed: "Failed to save the tables and times",
  topic: "reservation rules",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const rulesChanges = (base: ReservationRules, mine: ReservationRules, { rules }: StoredRules) =>
  compared.changes(base, mine, rules);
