import { type MenuDish, menuLimits } from "./schema";

/** How a new price ends, in cents; `none` leaves it as it is computed. */
export const priceEndings = ["none", "49", "99", "00"] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** By how much prices change; what is negative lowers them. */
export type PriceChange = ({ percent: number } | { cents: number }) & { ending: PriceEnding };

type Priced = Pick<MenuDish, "id" | "priceCents">;

type ChangedPrices<Dish> = {
  /** In cents, by the ids of the dishes whose price becomes another one. */
  prices: ReadonlyMap<string, number>;
  /** Those that would cost less than nothing, or more than a dish may. They keep their price. */
  outside: Dish[];
};

const STEP = 100;

/** The nearest price that ends so within the limits, the higher of two. Only what costs nothing stays free. */
function withEnding(cents: number, ending: PriceEnding): number {
  if (ending === "none") return cents;
  const end = Number(ending);
  const near = Math.round((cents - end) / STEP) * STEP + end;
  const least = end === 0 && cents > 0 ? STEP : end;
  const most = Math.floor((menuLimits.priceCents - end) / STEP) * STEP + end;
  return Math.min(most, Math.max(least, near));
}

/** Half a cent is rounded up, and no dish becomes free by it. */
function changed(priceCents: number, change: PriceChange): number {
  if ("cents" in change) return priceCents + change.cents;
  const thousandths = priceCents * (1000 + Math.round(change.percent * 10));
  const cents = Math.round(thousandths / 1000);
  return thousandths > 0 ? Math.max(1, cents) : cents;
}

/** What dishes cost after a change of their prices, to a tenth of a percent. What is free stays free. */
export function changePrices<Dish extends Priced>(
  dishes: readonly Dish[],
  change: PriceChange,
): ChangedPrices<Dish> {
  const prices = new Map<string, number>();
  const outside: Dish[] = [];
  for (const dish of dishes) {
    if (dish.priceCents === 0) continue;
    const exact = changed(dish.priceCents, change);
    const next = withEnding(exact, change.ending);
    if (exact < 0 || exact > menuLimits.priceCents) outside.push(dish);
    else if (next !== dish.priceCents) prices.set(dish.id, next);
  }
  return { prices, outside };
}
