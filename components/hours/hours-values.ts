import type { ConflictChange } from "@/components/ui/form/conflict-dialog";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { StoredHours } from "@/lib/restaurants/hours/answers";
import { type Hours, overlap, type Week } from "@/lib/restaurants/hours/hours";
import { slotWords } from "@/lib/restaurants/hours/slot-words";
import { exceptionLine, hoursLines } from "@/lib/restaurants/hours/words";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";

type Field = keyof Hours;

const labels: Record<Field, string> = {
  week: "The week",
  kinds: "Hours of kinds of order",
  exceptions: "Exceptions",
  lastOrder: "Rule of the last order",
  lastOrderMinutes: "Minutes before closing",
  slots: "Times and capacity",
};
const fields = Object.keys(labels) as Field[];

/** Compares texts that are no number as such: JSON has null for them, as for no limit. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (Number.isNaN(one) ? "NaN" : one));

const isSameField = (field: Field, a: Hours, b: Hours) => asText(a[field]) === asText(b[field]);

function wordsOf(field: Field, values: Hours): string {
  if (field === "week") return values.week ? hoursLines({ ...values, kinds: {} }).join(" · ") : "Always open";
  if (field === "kinds")
    return Object.keys(values.kinds)
      .map((kind) => kindLabels[kind as "pickup"])
      .join(", ");
  if (field === "exceptions")
    return values.exceptions.map((one) => exceptionLine(one, one.from, one.to)).join(" · ");
  if (field === "lastOrder")
    return values.lastOrder === "ready" ? "Ready by closing" : "Minutes before closing";
  if (field === "slots") return slotWords(values.slots);
  return String(values.lastOrderMinutes);
}

/** A week to begin with: open every day from 11:30 to 22:00. */
export const firstWeek = (): Week => Array.from({ length: 7 }, () => [{ from: 690, to: 1320 }]);

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

const resolver = schemaOnDemand(async () => (await import("@/lib/restaurants/hours/schema")).hours, {
  raw: true,
});

/** Validates, compares and merges opening hours. */
export const hoursKind: VersionedFormKind<Hours, StoredHours> = {
  valuesOf: ({ hours }) => hours,
  resolver: () => resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: (a, b) => fields.every((field) => isSameField(field, a, b)),
  merge(base, mine, saved) {
    const kept = fields.filter((field) => !isSameField(field, base, mine));
    return { ...saved.hours, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  },
  failed: "Failed to save the opening hours",
  topic: "hours",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export function hoursChanges(base: Hours, mine: Hours, { hours: theirs }: StoredHours): ConflictChange[] {
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

/** The message for times of a day that overlap. */
export const dayProblem = (spans: Week[number]): string | undefined =>
  overlap(spans) ? "These times overlap" : undefined;
