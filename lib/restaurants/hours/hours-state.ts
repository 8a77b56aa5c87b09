import type { OrderKind } from "../terms/terms";

/** An opening as guests see it. Moments are in milliseconds since 1970, texts in the restaurant's time zone. */
export type ShownOpening = {
  start: number;
  end: number;
  /** The last moment of an order. */
  lastOrder: number;
  /** `Friday at 18:00`, and `18:00`. */
  opens: string;
  opensTime: string;
  /** `22:00`; empty if it doesn't close. */
  closes: string;
  /** `21:30`; missing if orders are taken until the end. */
  last?: string | undefined;
};

export type ShownHours = {
  /** The moment at which it was computed; it is computed again every quarter of an hour at least. */
  at: number;
  /** The next openings of the kinds of order; a missing kind is always open. */
  kinds: { [Kind in OrderKind]?: ShownOpening[] | undefined };
  /** `until` is null for a pause that somebody has to end. */
  pause: { until: number | null; untilTime: string; reason: string } | null;
  /** Sentences for guests on some days. */
  notes: { start: number; end: number; message: string }[];
  /** True if guests may order for a later time while the restaurant is closed. */
  later?: boolean | undefined;
  /** True if guests may choose a time, or the kitchen has a capacity. */
  hasTimes?: boolean | undefined;
};

export type HoursState = {
  takesOrders: boolean;
  /** Whether orders for a later time are taken also while none for now are. */
  takesLater?: boolean | undefined;
  /** True if guests may choose a time, or the kitchen has a capacity. */
  hasTimes?: boolean | undefined;
  /** Such as `Open until 22:00`; empty if it is always open. */
  text: string;
};

const alwaysOpen: HoursState = { takesOrders: true, text: "" };

/** Within this time an opening is named by its time without the day. */
const SOON_MS = 12 * 3_600_000;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const isPausedAt = ({ pause }: ShownHours, moment: number): boolean =>
  pause !== null && (pause.until === null || moment < pause.until);

/** Names the next opening, unless orders are still paused then. */
function opensText(hours: ShownHours, next: ShownOpening | undefined, now: number): string {
  if (!next || isPausedAt(hours, next.start)) return "";
  return ` Opens ${next.start - now < SOON_MS ? `at ${next.opensTime}` : next.opens}.`;
}

function pausedText({ pause }: ShownHours): string {
  const when = pause?.until ? `No orders until ${pause.untilTime}` : "No orders for the moment";
  return pause?.reason ? `${when}: ${sentence(pause.reason)}` : `${when}.`;
}

/** Returns the first moment after `now` at which the state of a kind of order can change; infinite if it never does. */
export function nextChange(hours: ShownHours | null, now: number): number {
  const openings = Object.values(hours?.kinds ?? {}).flatMap((all) => all ?? []);
  const moments = [
    ...openings.flatMap(({ start, end, lastOrder }) => [start, lastOrder, end]),
    ...(hours?.notes ?? []).flatMap(({ start, end }) => [start, end]),
    hours?.pause?.until ?? Number.POSITIVE_INFINITY,
  ];
  return Math.min(...moments.filter((moment) => moment > now));
}

/** Returns whether orders of a kind are taken at a moment, and a sentence for guests. */
export function hoursState(hours: ShownHours | null | undefined, kind: OrderKind, now: number): HoursState {
  if (!hours) return alwaysOpen;
  const { later, hasTimes, pause } = hours;
  // A pause that somebody has to end has no later times.
  return { ...openState(hours, kind, now), hasTimes, takesLater: later && pause?.until !== null };
}

function openState(hours: ShownHours, kind: OrderKind, now: number): HoursState {
  const openings = hours.kinds[kind];
  const current = openings?.find(({ start, end }) => start <= now && now < end);
  const next = openings?.find(({ start }) => start > now);
  if ((!openings || current) && isPausedAt(hours, now))
    return { takesOrders: false, text: pausedText(hours) };
  if (!openings) return alwaysOpen;
  if (!current) {
    const message = hours.notes.find(({ start, end }) => start <= now && now < end)?.message;
    const text = `Closed now.${opensText(hours, next, now)}${message ? ` ${sentence(message)}` : ""}`;
    return { takesOrders: false, text };
  }
  if (now >= current.lastOrder) {
    const text = `The last order was at ${current.last ?? current.closes}.${opensText(hours, next, now)}`;
    return { takesOrders: false, text };
  }
  if (current.closes === "") return alwaysOpen;
  const last = current.last ? `, last order ${current.last}` : "";
  return { takesOrders: true, text: `Open until ${current.closes}${last}` };
}

/** Returns the state of the first of the kinds that takes orders, else of the first one. */
export function stateOfKinds(hours: ShownHours | null, kinds: readonly OrderKind[], now: number): HoursState {
  const states = kinds.map((kind) => hoursState(hours, kind, now));
  return states.find(({ takesOrders }) => takesOrders) ?? states[0] ?? alwaysOpen;
}
