import { english, type Translate } from "@/lib/platform/language/translate";
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

/** The times of a category of the menu as guests see them. */
export type ShownTimes = {
  /** `Monday to Friday 11:30–14:30`. */
  text: string;
  openings: Pick<ShownOpening, "start" | "end" | "opens" | "opensTime">[];
};

export type ShownHours = {
  /** The moment at which it was computed; it is computed again every quarter of an hour at least. */
  at: number;
  /** The next openings of the kinds of order; a missing kind is always open. */
  kinds: { [Kind in OrderKind]?: ShownOpening[] | undefined };
  /** `until` is null for a pause that somebody has to end; `untilTime` is `11:30`, or `Saturday at 11:30`. */
  pause: { until: number | null; untilTime: string; reason: string } | null;
  /** Sentences for guests on some days. */
  notes: { start: number; end: number; message: string }[];
  /** True if guests may order for a later time while the restaurant is closed. */
  later?: boolean | undefined;
  /** True if guests may choose a time, or the kitchen has a capacity. */
  hasTimes?: boolean | undefined;
  /** True if guests may order for a later time. */
  choosesTime?: boolean | undefined;
  /** The times of categories by id; a missing one is always offered. */
  categories?: Record<string, ShownTimes> | undefined;
};

/** Whether the dishes of a category are offered now. */
export type CategoryState = {
  /** `Monday to Friday 11:30–14:30`. */
  text: string;
  /** When they are offered next, `Monday at 11:30` or `18:00`, empty if that is not known; missing while they are offered. */
  next?: string | undefined;
  /** Whether its dishes can be put into the cart: also for an order at a later time. */
  canBeChosen: boolean;
};

export type HoursState = {
  takesOrders: boolean;
  /** Whether orders for a later time are taken also while none for now are. */
  takesLater?: boolean | undefined;
  /** True if guests may choose a time, or the kitchen has a capacity. */
  hasTimes?: boolean | undefined;
  /** Such as `Open until 22:00`; empty if it is always open. */
  text: string;
  /** The state of the categories that have times, by id. */
  categories?: Readonly<Record<string, CategoryState>> | undefined;
};

const alwaysOpen: HoursState = { takesOrders: true, text: "" };

/** Within this time a moment is named by its time without the day. */
export const SOON_MS = 12 * 3_600_000;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const isPausedAt = ({ pause }: ShownHours, moment: number): boolean =>
  pause !== null && (pause.until === null || moment < pause.until);

/** Returns `18:00` for a moment that is near, else `Friday at 18:00`. */
const opensWhen = ({ start, opens, opensTime }: ShownTimes["openings"][number], now: number) =>
  start - now < SOON_MS ? opensTime : opens;

type Near = { current: ShownOpening | undefined; next: ShownOpening | undefined };

/** Names the next opening, unless orders are still paused then. */
function opensText(hours: ShownHours, next: ShownOpening | undefined, now: number, t: Translate): string {
  if (!next || isPausedAt(hours, next.start)) return "";
  const when = opensWhen(next, now);
  return ` ${next.start - now < SOON_MS ? t("Opens at {time}.", { time: when }) : t("Opens {when}.", { when })}`;
}

/** Returns the end of a pause; the next opening, if no more orders of the current one are taken then. */
function pausedUntil(hours: ShownHours, { current, next }: Near, now: number): string {
  const { until = null, untilTime = "" } = hours.pause ?? {};
  const isOver = current !== undefined && until !== null && until >= current.lastOrder;
  return isOver && next && !isPausedAt(hours, next.start) ? opensWhen(next, now) : untilTime;
}

function pausedText({ pause }: ShownHours, time: string, t: Translate): string {
  const reason = pause?.reason && sentence(pause.reason);
  if (pause?.until) {
    return reason
      ? t("No orders until {time}: {reason}", { time, reason })
      : t("No orders until {time}.", { time });
  }
  return reason ? t("No orders for the moment: {reason}", { reason }) : t("No orders for the moment.");
}

/** Returns the first moment after `now` at which the state of orders or of a category can change; infinite if it never does. */
export function nextChange(hours: ShownHours | null, now: number): number {
  const openings = Object.values(hours?.kinds ?? {}).flatMap((all) => all ?? []);
  const moments = [
    ...openings.flatMap(({ start, end, lastOrder }) => [start, lastOrder, end]),
    ...(hours?.notes ?? []).flatMap(({ start, end }) => [start, end]),
    ...Object.values(hours?.categories ?? {}).flatMap((times) =>
      times.openings.flatMap(({ start, end }) => [start, end]),
    ),
    hours?.pause?.until ?? Number.POSITIVE_INFINITY,
  ];
  return Math.min(...moments.filter((moment) => moment > now));
}

/** Returns whether orders of a kind are taken at a moment, and a sentence for guests. */
export function hoursState(
  hours: ShownHours | null | undefined,
  kind: OrderKind,
  now: number,
  t: Translate = english,
): HoursState {
  if (!hours) return alwaysOpen;
  const { later, hasTimes, pause } = hours;
  // A pause that somebody has to end has no later times.
  return {
    ...openState(hours, kind, now, t),
    hasTimes,
    takesLater: later && pause?.until !== null,
    ...(hours.categories && { categories: categoryStates(hours, now) }),
  };
}

/** Returns the states at a moment of the categories that have times. */
export function categoryStates(
  { categories = {}, choosesTime = false }: ShownHours,
  now: number,
): Record<string, CategoryState> {
  return Object.fromEntries(
    Object.entries(categories).map(([id, { text, openings }]): [string, CategoryState] => {
      if (openings.some(({ start, end }) => start <= now && now < end))
        return [id, { text, canBeChosen: true }];
      const next = openings.find(({ start }) => start > now);
      return [id, { text, next: next ? opensWhen(next, now) : "", canBeChosen: choosesTime }];
    }),
  );
}

function openState(hours: ShownHours, kind: OrderKind, now: number, t: Translate): HoursState {
  const openings = hours.kinds[kind];
  const current = openings?.find(({ start, end }) => start <= now && now < end);
  const next = openings?.find(({ start }) => start > now);
  if ((!openings || current) && isPausedAt(hours, now))
    return { takesOrders: false, text: pausedText(hours, pausedUntil(hours, { current, next }, now), t) };
  if (!openings) return alwaysOpen;
  if (!current) {
    const message = hours.notes.find(({ start, end }) => start <= now && now < end)?.message;
    const text = `${t("Closed now.")}${opensText(hours, next, now, t)}${message ? ` ${sentence(message)}` : ""}`;
    return { takesOrders: false, text };
  }
  if (now >= current.lastOrder) {
    const last = t("The last order was at {time}.", { time: current.last ?? current.closes });
    const text = `${last}${opensText(hours, next, now, t)}`;
    return { takesOrders: false, text };
  }
  if (current.closes === "") return alwaysOpen;
  const { closes: time, last } = current;
  const text = last
    ? t("Open until {time}, last order {last}", { time, last })
    : t("Open until {time}", { time });
  return { takesOrders: true, text };
}

/** Returns the state of the first of the kinds that takes orders, else of the first one. */
export function stateOfKinds(
  hours: ShownHours | null,
  kinds: readonly OrderKind[],
  now: number,
  t: Translate = english,
): HoursState {
  const states = kinds.map((kind) => hoursState(hours, kind, now, t));
  return states.find(({ takesOrders }) => takesOrders) ?? states[0] ?? alwaysOpen;
}
