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
  /** The moment at which it was computed; it is computed again at least every hour. */
  at: number;
  /** The next openings of the kinds of order; a missing kind is always open. */
  kinds: { [Kind in OrderKind]?: ShownOpening[] | undefined };
  /** `until` is null for a pause that somebody has to end. */
  pause: { until: number | null; untilTime: string; reason: string } | null;
  /** Sentences for guests on some days. */
  notes: { start: number; end: number; words: string }[];
};

export type HoursState = {
  isOpen: boolean;
  takesOrders: boolean;
  /** Such as `Open until 22:00`; empty if it is always open. */
  text: string;
};

/** Within this time an opening is named by its time without the day. */
const SOON_MS = 12 * 3_600_000;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function opensText(next: ShownOpening | undefined, now: number): string {
  if (!next) return "";
  return ` Opens ${next.start - now < SOON_MS ? `at ${next.opensTime}` : next.opens}.`;
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
  const openings = hours?.kinds[kind];
  const current = openings?.find(({ start, end }) => start <= now && now < end);
  const next = openings?.find(({ start }) => start > now);
  const isOpen = !openings || current !== undefined;
  const pause = hours?.pause;
  if (isOpen && pause && (pause.until === null || now < pause.until)) {
    const when = pause.until === null ? "No orders for the moment" : `No orders until ${pause.untilTime}`;
    const text = pause.reason ? `${when}: ${sentence(pause.reason)}` : `${when}.`;
    return { isOpen, takesOrders: false, text };
  }
  if (!openings) return { isOpen: true, takesOrders: true, text: "" };
  const note = hours?.notes.find(({ start, end }) => start <= now && now < end)?.words;
  const noted = note ? ` ${sentence(note)}` : "";
  if (!current) return { isOpen, takesOrders: false, text: `Closed now.${opensText(next, now)}${noted}` };
  if (now >= current.lastOrder)
    return {
      isOpen,
      takesOrders: false,
      text: `The last order was at ${current.last ?? current.closes}.${opensText(next, now)}`,
    };
  if (current.closes === "") return { isOpen, takesOrders: true, text: "" };
  const last = current.last ? `, last order ${current.last}` : "";
  return { isOpen, takesOrders: true, text: `Open until ${current.closes}${last}` };
}
