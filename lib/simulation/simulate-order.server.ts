import "server-only";
import { MAX_CARD_CENTS } from "@/lib/orders/card-limit";
import { offeredProblem } from "@/lib/orders/offered-times";
import { checkOrderTerms } from "@/lib/orders/order-terms";
import { goodsOf, priceCart, type Totals } from "@/lib/orders/pricing/price-cart";
import type { CartLine } from "@/lib/orders/pricing/tax-parts";
import { tipProblem } from "@/lib/orders/pricing/tip";
import { orderLimits } from "@/lib/orders/types";
import { isOffered, onlyFor } from "@/lib/restaurants/dish-kinds";
import { chosenOfParts } from "@/lib/restaurants/options/chosen-of-parts";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import { deliveryIn } from "@/lib/restaurants/terms/delivery";
import { firstKind, type OrderKind, type Terms, termsAt } from "@/lib/restaurants/terms/terms";
import { termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { discountOf } from "@/lib/vouchers/voucher";
import { planSlot, type SlotShare, type SlotUses } from "./plan-slot.server";
import type { RefusalReason } from "./reasons";
import type { Rules } from "./rules";
import type { StoredOrder } from "./stored-order";
import type { Times } from "./times.server";

export type Refusal = { reason: RefusalReason; detail: string; share?: SlotShare };
export type Outcome = { totals: Totals; share: SlotShare } | { refusal: Refusal };

const refused = (reason: RefusalReason, detail = "", share?: SlotShare): { refusal: Refusal } => ({
  refusal: { reason, detail, ...(share && { share }) },
});

type Line = CartLine & { dishId: string };

/** Returns the lines with the prices of the menu, or why it has no such dish. */
function linesOf({ lines }: StoredOrder, { restaurant, dishes }: Rules): Line[] | { refusal: Refusal } {
  const priced: Line[] = [];
  for (const { dishId, name, quantity, options } of lines) {
    const dish = dishes.get(dishId);
    if (!dish) return refused("dish", name);
    const one = priceDish(dish, restaurant, chosenOfParts(options));
    if ("problems" in one) return refused("option", `${dish.name}: ${one.problems[0]?.message ?? ""}`);
    const { category, taxClass } = dish;
    priced.push({ dishId, quantity, category, taxClass, priceCents: one.unit, contents: one.contents });
  }
  return priced;
}

/** Returns the refusal of the kind, the way to pay or the minimum; what a guest would be asked for beside them doesn’t count. */
function termsRefusal({ pays, by }: StoredOrder, kind: OrderKind, terms: Terms, subtotal: number) {
  const agreed = checkOrderTerms({ kind, ...(pays && { pays }) }, terms, subtotal, by);
  if (!("problems" in agreed)) return null;
  const { problems, code } = agreed;
  if (problems.kind) return refused(code === "minimum_order_unmet" ? "minimum" : "kind");
  return problems.pays ? refused("payment") : null;
}

/** Returns the refusal of a guest’s delivery. Without a location, a zone by distance may serve any place. */
function deliveryRefusal(order: StoredOrder, kind: OrderKind, rules: Rules, totals: Totals) {
  const { zones } = rules.restaurant.terms;
  if (order.by !== "guest" || kind !== "delivery" || zones.length === 0) return null;
  const own = rules.zonesOf(order);
  if (own.length === 0)
    return !order.point && (order.postcode === "" || zones.some(({ radiusKm }) => radiusKm !== null))
      ? refused("place")
      : refused("zone", order.postcode);
  const delivery = deliveryIn(own, goodsOf(totals));
  return delivery && delivery.missing > 0 ? refused("minimum", order.postcode) : null;
}

const isTooLarge = ({ totalCents }: Totals, { pays }: StoredOrder): boolean =>
  totalCents > orderLimits.totalCents || (pays === "byCard" && totalCents > MAX_CARD_CENTS);

/** The price of an order by some rules, and its lines. */
type Quote = { totals: Totals; kind: OrderKind; lines: readonly Line[] };

/**
 * Checks and prices an order by other rules, as `priceOrder` would have done when it was placed. A tip that the rules
 * don’t take is left out.
 */
export function quoteOrder(order: StoredOrder, rules: Rules): Quote | { refusal: Refusal } {
  const terms = termsAtTable(rules.restaurant.terms, order.isLaterAtTable);
  const lines = linesOf(order, rules);
  if (!Array.isArray(lines)) return lines;
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (subtotal > orderLimits.totalCents) return refused("tooLarge");
  const kind = order.kind ?? firstKind(terms);
  const wrongTerms = termsRefusal(order, kind, terms, subtotal);
  if (wrongTerms) return wrongTerms;
  const moment = order.dueAt ?? order.createdAt;
  const { timeZone, hours } = rules.times;
  const calendar = { timeZone, exceptions: hours.exceptions };
  for (const { dishId } of lines) {
    const dish = rules.dishes.get(dishId);
    if (dish && !isOffered(dish, kind)) return refused("dishKind", `${dish.name}: ${onlyFor(dish)}`);
    const wrongTime =
      dish && order.by === "guest" && offeredProblem(rules.restaurant, dish, moment, calendar);
    if (wrongTime) return refused("dishTime", `${dish.name}: ${wrongTime}`);
  }
  const voucher = order.voucherCode === "" ? null : rules.vouchers.get(order.voucherCode);
  if (voucher === undefined || (voucher && subtotal < voucher.minimumCents)) return refused("voucher");
  const { tipCents = 0 } = order.totals;
  const { totals } = priceCart(lines, termsAt(terms, order.createdAt), kind, {
    tip: tipProblem(tipCents, terms, subtotal) === null ? tipCents : 0,
    discount: discountOf(voucher),
    zones: rules.zonesOf(order),
    isAddition: order.by === "addition",
  });
  const wrongPlace = deliveryRefusal(order, kind, rules, totals);
  if (wrongPlace) return wrongPlace;
  return isTooLarge(totals, order) ? refused("tooLarge") : { totals, kind, lines };
}

/**
 * Checks the time of an order that could be placed otherwise.
 * @param used what the orders before it take of the slots
 */
export function placeInTime(
  order: StoredOrder,
  quote: ReturnType<typeof quoteOrder>,
  times: Times,
  used: SlotUses,
): Outcome {
  if ("refusal" in quote) return quote;
  const { totals, kind, lines } = quote;
  const { refused: wrongTime, ...share } = planSlot({ order, kind, lines }, times, used);
  return wrongTime ? refused(wrongTime.reason, wrongTime.detail, share) : { totals, share };
}
