import type { ConflictChange } from "@/components/ui/form/conflict-dialog";
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
};
const fields = Object.keys(labels) as Field[];

const isSameField = (field: Field, a: ReservationRules, b: ReservationRules) =>
  JSON.stringify(a[field]) === JSON.stringify(b[field]);

function wordsOf(field: Field, values: ReservationRules): string {
  if (field === "isOn") return values.isOn ? "Yes" : "No";
  if (field === "acceptance") return values.acceptance === "itself" ? "By itself" : "By hand";
  if (field === "tables")
    return values.tables.map(({ name, seats, count }) => `${count} × ${name} (${seats})`).join(" · ");
  return String(values[field]);
}

function wrongPaths(values: unknown, messageAt: (path: never) => unknown, above = ""): string[] {
  const own = above !== "" && messageAt(above as never) ? [above] : [];
  if (typeof values !== "object" || values === null) return own;
  return [
    ...own,
    ...Object.entries(values).flatMap(([key, value]) =>
      wrongPaths(value, messageAt, above ? `${above}.${key}` : key),
    ),
  ];
}

const resolver = schemaOnDemand(
  async () => (await import("@/lib/reservations/schema")).reservationRules as never,
  { raw: true },
);

/** Validates, compares and merges the rules of reservations. */
export const rulesKind: VersionedFormKind<ReservationRules, StoredRules> = {
  valuesOf: ({ rules }) => rules,
  resolver: () => resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: (a, b) => fields.every((field) => isSameField(field, a, b)),
  merge(base, mine, saved) {
    const kept = fields.filter((field) => !isSameField(field, base, mine));
    return { ...saved.rules, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  },
  failed: "Failed to save the tables and times",
  topic: "reservation rules",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export function rulesChanges(
  base: ReservationRules,
  mine: ReservationRules,
  { rules: theirs }: StoredRules,
): ConflictChange[] {
  return fields
    .filter((field) => !isSameField(field, mine, theirs))
    .map((field) => {
      const isMine = !isSameField(field, base, mine);
      const isTheirs = !isSameField(field, base, theirs);
      return {
        key: field,
        label: labels[field],
        mine: wordsOf(field, mine),
        theirs: wordsOf(field, theirs),
        changedBy: isMine && isTheirs ? "both" : isMine ? "mine" : "theirs",
        kept: isMine ? "mine" : "theirs",
      };
    });
}
