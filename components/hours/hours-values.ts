import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { StoredHours } from "@/lib/restaurants/hours/answers";
import type { Hours } from "@/lib/restaurants/hours/hours";
import { slotWords } from "@/lib/restaurants/hours/slot-words";
import { exceptionLine, hoursLines } from "@/lib/restaurants/hours/words";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { overlap, type Week } from "@/lib/restaurants/week/week";

type Field = keyof Hours;

const labels: Record<Field, string> = {
  week: "The week",
  kinds: "Hours of kinds of order",
  exceptions: "Exceptions",
  lastOrder: "Rule of the last order",
  lastOrderMinutes: "Minutes before closing",
  slots: "Times and capacity",
};

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
    return values.exceptions
      .map((one) => exceptionLine({ from: one.from, to: one.to, exception: one }))
      .join(" · ");
  if (field === "lastOrder")
    return values.lastOrder === "ready" ? "Ready by closing" : "Minutes before closing";
  if (field === "slots") return slotWords(values.slots);
  return String(values.lastOrderMinutes);
}

/** A week to begin with: open every day from 11:30 to 22:00. */
export const firstWeek = (): Week => Array.from({ length: 7 }, () => [{ from: 690, to: 1320 }]);

const resolver = schemaOnDemand(async () => (await import("@/lib/restaurants/hours/schema")).hours, {
  raw: true,
});

const compared = compareFields<Hours, Field>({ labels, isSameField, wordsOf });

/** Validates, compares and merges opening hours. */
export const hoursKind: VersionedFormKind<Hours, StoredHours> = {
  valuesOf: ({ hours }) => hours,
  resolver: resolver as never,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as never,
  isSame: compared.isSame,
  merge: (base, mine, { hours }) => compared.merge(base, mine, hours),
  failed: "Failed to save the opening hours",
  topic: "hours",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const hoursChanges = (base: Hours, mine: Hours, { hours }: StoredHours) =>
  compared.changes(base, mine, hours);

/** The message for times of a day that overlap. */
export const dayProblem = (spans: Week[number]): string | undefined =>
  overlap(spans) ? "These times overlap" : undefined;
