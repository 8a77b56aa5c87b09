import { type ChosenDish, lineKey } from "@/lib/orders/line-key";
import { priceCart, type Totals } from "@/lib/orders/pricing/price-cart";
import { orderLimits } from "@/lib/orders/types";
import { english, type Translate } from "@/lib/platform/language/translate";
import { isOffered, onlyFor } from "@/lib/restaurants/dish-kinds";
import type { Content } from "@/lib/restaurants/options/combos";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import type { ShownDish } from "@/lib/restaurants/published/answers";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { DeliveryZone, OrderKind } from "@/lib/restaurants/terms/terms";

export type CartLine = ChosenDish & { quantity: number };

/** The chosen dishes of one menu, each once with the same options, in the order in which they were added. */
export type Cart = readonly CartLine[];

/** `key` is that of a line, see `lineKey`; the id of a dish without options. */
export type CartAction =
  | { type: "add"; line: ChosenDish; quantity?: number }
  | { type: "remove"; key: string }
  | { type: "set"; key: string; quantity: number }
  | { type: "replace"; key: string; line: CartLine }
  | { type: "clear" };

const findLine = (cart: Cart, key: string) => cart.find((line) => lineKey(line) === key);

const isQuantity = (wanted: number) => Number.isInteger(wanted) && wanted > 0;
const limited = (wanted: number) => Math.min(wanted, orderLimits.quantity);

function withQuantity(cart: Cart, key: string, wanted: number): Cart {
  if (!Number.isInteger(wanted)) return cart;
  if (wanted <= 0) return cart.filter((line) => lineKey(line) !== key);
  return cart.map((line) => (lineKey(line) === key ? { ...line, quantity: limited(wanted) } : line));
}

function withLine(cart: Cart, line: ChosenDish, more: number): Cart {
  const key = lineKey(line);
  const earlier = findLine(cart, key);
  if (earlier) return withQuantity(cart, key, earlier.quantity + more);
  return isQuantity(more) ? [...cart, { ...line, quantity: limited(more) }] : cart;
}

/** Replaces a line in its place; a line that equals another one is added to that. */
function replaced(cart: Cart, key: string, line: CartLine): Cart {
  if (lineKey(line) !== key && findLine(cart, lineKey(line)))
    return withLine(withQuantity(cart, key, 0), line, line.quantity);
  return cart.map((one) => (lineKey(one) === key ? { ...line, quantity: limited(line.quantity) } : one));
}

/** Applies an action. Quantities are limited to `orderLimits.quantity`; a quantity of 0 or less removes the line. */
export function changeCart(cart: Cart, action: CartAction): Cart {
  if (action.type === "clear") return [];
  if (action.type === "remove") return withQuantity(cart, action.key, 0);
  if (action.type === "set") return withQuantity(cart, action.key, action.quantity);
  if (action.type === "replace") return replaced(cart, action.key, action.line);
  return withLine(cart, action.line, action.quantity ?? 1);
}

export type BillLine = CartLine & {
  key: string;
  dish: ShownDish;
  /** The price of one dish with its options. */
  unitCents: number;
  lineCents: number;
  parts: readonly OptionPart[];
  /** The dishes of a combo. */
  contents: readonly Content[];
  /** Why its options can't be ordered. */
  problem?: string;
  /** Why the cart can't be ordered in this way. */
  kindProblem?: string;
};

export type Bill = {
  /** The lines to order. */
  lines: BillLine[];
  /** Lines of dishes or options that can't be ordered any more: shown, but neither counted nor charged. */
  unavailable: BillLine[];
  /** The number of portions in `lines`. */
  count: number;
  totals: Totals;
};

type Menu = Pick<Restaurant, "terms" | "optionGroups">;

function billLine(
  line: CartLine,
  dish: ShownDish,
  menu: Pick<Restaurant, "dishes" | "optionGroups">,
  { kind, t = english }: BillOptions,
): BillLine {
  const priced = priceDish(dish, menu, line.chosen, t);
  const {
    unit: unitCents,
    parts,
    contents,
  } = "unit" in priced ? priced : { unit: dish.priceCents, parts: [], contents: [] };
  return {
    ...line,
    key: lineKey(line),
    dish,
    unitCents,
    lineCents: unitCents * line.quantity,
    parts,
    contents,
    ...("problems" in priced && { problem: priced.problems[0]?.message ?? "" }),
    ...(!isOffered(dish, kind) && { kindProblem: onlyFor(dish, t) }),
  };
}

/** Returns the lines that prevent the order of a bill, as they are for other kinds of order. */
export const linesOfOtherKinds = ({ lines }: Pick<Bill, "lines">): BillLine[] =>
  lines.filter(({ kindProblem }) => kindProblem !== undefined);

/** Returns what `priceCart` needs of a line. */
export const pricedLine = ({ dish, unitCents, quantity, contents }: BillLine) => ({
  priceCents: unitCents,
  category: dish.category,
  taxClass: dish.taxClass,
  quantity,
  contents,
});

type BillOptions = {
  kind: OrderKind;
  /** Those of the guest’s place, if that is known. */
  zones?: readonly DeliveryZone[] | undefined;
  /** The language of the problems. */
  t?: Translate;
};

/** Prices a cart by the menu and its terms. */
export function billOf(cart: Cart, dishes: readonly ShownDish[], menu: Menu, options: BillOptions): Bill {
  const { kind, zones } = options;
  const all = cart.flatMap((line) => {
    const dish = dishes.find((one) => one.id === line.id);
    return dish ? [billLine(line, dish, { ...menu, dishes }, options)] : [];
  });
  const isAvailable = ({ dish, problem }: BillLine) => !dish.soldOut && problem === undefined;
  const lines = all.filter(isAvailable);
  return {
    lines,
    unavailable: all.filter((line) => !isAvailable(line)),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: priceCart(lines.map(pricedLine), menu.terms, kind, { zones }).totals,
  };
}
