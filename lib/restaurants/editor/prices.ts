import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuDish } from "@/lib/restaurants/schema";

/** The multiple of cents that a new price is rounded to, or its last two digits; `none` doesn't round. */
export const priceRoundings = ["none", "to5", "to10", "to50", "to100", "49", "99", "00"] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Negative values lower prices. */
export type PriceChange = ({ percent: number } | { cents: number }) & { rounding: PriceRounding };

type Priced = Pick<MenuDish, "id" | "priceCents">;

type ChangedPrices<Dish> = {
  /** Changed prices in cents, by the ids of the dishes. */
  prices: ReadonlyMap<string, number>;
  /** Dishes whose new price would be negative or above the limit. They keep their price. */
  outside: Dish[];
};

const STEP_CENTS = 100;

/** Rounds to the nearest multiple within the limits, half up. Only free dishes stay free. */
function toMultiple(cents: number, step: number): number {
  const most = Math.floor(menuLimits.priceCents / step) * step;
  return Math.min(most, Math.max(cents > 0 ? step : 0, Math.round(cents / step) * step));
}

/** Rounds to the nearest price with that ending within the limits, half up. Only free dishes stay free. */
function rounded(cents: number, rounding: PriceRounding): number {
  if (rounding === "none") return cents;
  if (rounding.startsWith("to")) return toMultiple(cents, Number(rounding.slice(2)));
  const end = Number(rounding);
  const near = Math.round((cents - end) / STEP_CENTS) * STEP_CENTS + end;
  const least = end === 0 && cents > 0 ? STEP_CENTS : end;
  const most = Math.floor((menuLimits.priceCents - end) / STEP_CENTS) * STEP_CENTS + end;
  return Math.min(most, Math.max(least, near));
}

/** Rounds half a cent up; no dish becomes free. */
function changed(priceCents: number, change: PriceChange): number {
  if ("cents" in change) return priceCents + change.cents;
  const thousandths = priceCents * (1000 + Math.round(change.percent * 10));
  const cents = Math.round(thousandths / 1000);
  return thousandths > 0 ? Math.max(1, cents) : cents;
}

/** Changes prices by percent (to a tenth) or by cents. Free dishes stay free. */
export function changePrices<Dish extends Priced>(
  dishes: readonly Dish[],
  change: PriceChange,
): ChangedPrices<Dish> {
  const prices = new Map<string, number>();
  const outside: Dish[] = [];
  for (const dish of dishes) {
    if (dish.priceCents === 0) continue;
    const exact = changed(dish.priceCents, change);
    const next = rounded(exact, change.rounding);
    if (exact < 0 || exact > menuLimits.priceCents) outside.push(dish);
    else if (next !== dish.priceCents) prices.set(dish.id, next);
  }
  return { prices, outside };
}
