import { menuLimits } from "@/lib/restaurants/limits";
import type { MenuDish } from "@/lib/restaurants/schema";
import { hundredth } from "./price-text";

/**
 * The multiple of hundredths that a new price is rounded to, or the hundredths it ends in; `none` doesn't round. In
 * currencies without decimals these are whole units.
 */
export const priceRoundings = ["none", "to5", "to10", "to50", "to100", "49", "99", "00"] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** Negative values lower prices; `cents` are minor units. */
export type PriceChange = ({ percent: number } | { cents: number }) & { rounding: PriceRounding };

type Priced = Pick<MenuDish, "id" | "priceCents">;

type ChangedPrices<Dish> = {
  /** Changed prices in minor units, by the ids of the dishes. */
  prices: ReadonlyMap<string, number>;
  /** Dishes whose new price would be negative or above the limit. They keep their price. */
  outside: Dish[];
};

/** Rounds to the nearest multiple within the limits, half up. Only free dishes stay free. */
function toMultiple(minor: number, step: number): number {
  const most = Math.floor(menuLimits.priceCents / step) * step;
  return Math.min(most, Math.max(minor > 0 ? step : 0, Math.round(minor / step) * step));
}

/**
 * Rounds to the nearest price with that ending within the limits, half up. Only free dishes stay free.
 * @param unit the minor units of a hundredth
 */
function rounded(minor: number, rounding: PriceRounding, unit: number): number {
  if (rounding === "none") return minor;
  if (rounding.startsWith("to")) return toMultiple(minor, Number(rounding.slice(2)) * unit);
  const end = Number(rounding) * unit;
  const step = 100 * unit;
  const near = Math.round((minor - end) / step) * step + end;
  const least = end === 0 && minor > 0 ? step : end;
  const most = Math.floor((menuLimits.priceCents - end) / step) * step + end;
  return Math.min(most, Math.max(least, near));
}

/** Rounds half a minor unit up; no dish becomes free. */
function changed(priceCents: number, change: PriceChange): number {
  if ("cents" in change) return priceCents + change.cents;
  const thousandths = priceCents * (1000 + Math.round(change.percent * 10));
  const minor = Math.round(thousandths / 1000);
  return thousandths > 0 ? Math.max(1, minor) : minor;
}

/** Changes prices by percent (to a tenth) or by an amount. Free dishes stay free. */
export function changePrices<Dish extends Priced>(
  dishes: readonly Dish[],
  change: PriceChange,
  currency: string,
): ChangedPrices<Dish> {
  const prices = new Map<string, number>();
  const outside: Dish[] = [];
  const unit = hundredth(currency);
  for (const dish of dishes) {
    if (dish.priceCents === 0) continue;
    const exact = changed(dish.priceCents, change);
    const next = rounded(exact, change.rounding, unit);
    if (exact < 0 || exact > menuLimits.priceCents) outside.push(dish);
    else if (next !== dish.priceCents) prices.set(dish.id, next);
  }
  return { prices, outside };
}
