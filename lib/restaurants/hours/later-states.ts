import { english, type Translate } from "@/lib/platform/language/translate";
import type { OrderKind } from "../terms/terms";
import { nextChange, type ShownHours, stateOfKinds } from "./hours-state";

/** From a moment on, in milliseconds since 1970, a sentence for guests; empty if it is always open, or not known. */
export type LaterState = readonly [from: number, text: string];

/** Two days with two openings each. */
const MAX_STATES = 12;

/** Returns the later changes of the text of `stateOfKinds`, without consecutive duplicates. */
export function laterStates(
  hours: ShownHours | null,
  kinds: readonly OrderKind[],
  now: number,
  t: Translate = english,
): LaterState[] {
  const states: LaterState[] = [];
  let text = stateOfKinds(hours, kinds, now, t).text;
  for (let at = nextChange(hours, now); Number.isFinite(at); at = nextChange(hours, at)) {
    const next = stateOfKinds(hours, kinds, at, t).text;
    if (next === text) continue;
    text = next;
    if (states.length === MAX_STATES) return [...states, [at, ""]];
    states.push([at, next]);
  }
  return states;
}
