import type { Understanding } from "@/lib/business-plan/answers";
import type { BusinessPlanRequest } from "@/lib/business-plan/schema";

/** The understanding of the description, as form values. */
export type UnderstandingValues = { kind: string; name: string; place: string; tone: string };
export type UnderstandingKey = keyof UnderstandingValues;

export const understandingKeys: readonly UnderstandingKey[] = ["kind", "name", "place", "tone"];

export const understandingValues = ({ kind, name, place, tone }: Understanding): UnderstandingValues => ({
  kind: kind.value,
  name: name.value,
  place: place.value,
  tone: tone.value,
});

/** Returns true if the user corrected this value of the understanding. */
export const isCorrected = (key: UnderstandingKey, values: UnderstandingValues, understood: Understanding) =>
  values[key].trim() !== understood[key].value;

/** Builds the request for a plan with the new and the earlier corrections. */
export function correctedRequest(
  description: string,
  values: UnderstandingValues,
  understood: Understanding,
): BusinessPlanRequest {
  const chosen = understandingKeys.filter(
    (key) => understood[key].source === "chosen" || isCorrected(key, values, understood),
  );
  return { description, ...Object.fromEntries(chosen.map((key) => [key, values[key].trim()])) };
}
