import "server-only";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { isOffered, onlyFor } from "@/lib/restaurants/dish-kinds";
import { findDish } from "@/lib/restaurants/published/menu";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { coded } from "@/lib/restaurants/refusal-codes";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import { hasTableTerms, termsAtTable } from "@/lib/restaurants/terms/terms-at-table";
import { requireVoucher } from "@/lib/vouchers/server";
import { requireDelivered } from "./delivery-check.server";
import { requireGuest } from "./guest.server";
import { menuLines, priceMenuLines } from "./menu-lines";
import { requireOfferedAt } from "./offered-times.server";
import { checkOrderTerms, type OrderAuthor } from "./order-terms";
import { requireChargeable, requireStorable } from "./order-total.server";
import { tipProblem } from "./pricing/tip";
import type { OrderInput } from "./schema";
import { requireShownTotal } from "./shown-total.server";
import { planTime } from "./slots/plan-time.server";

/** An order that the staff places for a guest. */
export type StaffOrder = {
  /** The email address or name of the user. */
  placedBy: string;
  isPaidAtCounter: boolean;
  /** The id of the order that these dishes are added to. Such an addition is charged no fee. */
  additionToId?: string;
};

const authorOf = (staff: StaffOrder | undefined): OrderAuthor =>
  staff ? (staff.additionToId === undefined ? "staff" : "addition") : "guest";

/** Returns the sentence of a problem, and that nothing was ordered. */
const nothingOrdered =
  (problem: Message): Message =>
  (t) =>
    `${inWords(problem, t)}. ${t("Nothing was ordered.")}`;

/** @throws AppError `invalid` for dishes that are not offered for a kind of order, with their fields */
export function requireOffered(
  restaurant: Restaurant,
  dishes: OrderInput["dishes"],
  kind: OrderKind,
  field = "dishes",
): void {
  const refused = dishes.flatMap(({ id }, index) => {
    const dish = findDish(restaurant, id);
    return dish && !isOffered(dish, kind) ? [{ index, dish }] : [];
  });
  const [first] = refused;
  if (!first) return;
  throw new AppError(
    "invalid",
    (t) => `${t.shortText(first.dish.name)}: ${onlyFor(first.dish, t)}. ${t("Nothing was ordered.")}`,
    coded(
      Object.fromEntries(
        refused.map(({ index, dish }) => [`${field}.${index}.id`, (t: Translate) => onlyFor(dish, t)]),
      ),
      "item_unavailable",
    ),
  );
}

/**
 * Prices an order by the current menu and terms.
 * @param sitting whether it is ordered at a sitting, as its first order or a later one
 * @throws AppError `invalid` if the restaurant takes no orders at all, lacks a dish or misses something of the guest,
 * `conflict` outside the opening hours or for a time that isn’t free, or if the guest was shown another total
 */
export async function priceOrder(
  { restaurantId, dishes, shownTotalCents, ...input }: OrderInput,
  address: string,
  staff: StaffOrder | undefined,
  sitting: "none" | "first" | "later" = "none",
) {
  const found = await requireRestaurant(restaurantId);
  const { terms } = found;
  const pricedBy = termsAtTable(terms, sitting === "later");
  if (!staff) requireGuest(input, terms);
  const chosen = menuLines(found, dishes);
  const subtotal = chosen.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  requireStorable(subtotal);
  const agreed = checkOrderTerms(input, pricedBy, subtotal, authorOf(staff));
  if ("problems" in agreed) {
    const [message = ""] = Object.values(agreed.problems);
    throw new AppError("invalid", nothingOrdered(message), coded(agreed.problems, agreed.code));
  }
  requireOffered(found, dishes, agreed.kind);
  const wantedTime = {
    restaurantId,
    kind: agreed.kind,
    lines: chosen,
    dueAt: input.dueAt,
    by: authorOf(staff),
  };
  const time = await planTime(wantedTime, Date.now(), { isTried: true });
  if (!staff) await requireOfferedAt(found, dishes, time.dueAt?.getTime() ?? Date.now());
  const { tipCents = 0 } = input;
  const wrongTip = tipProblem(tipCents, terms, subtotal);
  if (wrongTip)
    throw new AppError("invalid", nothingOrdered(wrongTip), coded({ tipCents: wrongTip }, "invalid_tip"));
  const place = { postcode: agreed.postalCode, point: agreed.point };
  const voucher = await requireVoucher({ restaurantId, code: input.voucher, terms, subtotal }, address);
  const current = await currentTerms(pricedBy);
  const isAddition = staff?.additionToId !== undefined;
  const priceBy = (by: Terms) =>
    priceMenuLines(chosen, by, { kind: agreed.kind, tip: tipCents, voucher, place, isAddition });
  const { totals, lines: shares } = priceBy(current);
  if (!staff) requireDelivered({ terms, kind: agreed.kind, place, totals });
  requireStorable(totals.totalCents);
  if (totals.totalCents === 0) agreed.pays = "onHandover";
  if (agreed.pays === "byCard")
    requireChargeable(totals.totalCents, terms.currency, terms.paysOnHandover || staff !== undefined);
  const lines = chosen.map(({ category: _, taxClass: __, contents: ___, ...line }, index) => ({
    ...line,
    ...(shares[index] ?? { taxBasisPoints: 0, taxCents: 0, discountCents: 0 }),
  }));
  const { totalCents } = totals;
  const isOfSitting = sitting !== "none" && hasTableTerms(terms);
  const isUnopened = staff && sitting === "none" && agreed.kind === "table" && hasTableTerms(terms);
  const laterTotalCents = isUnopened ? priceBy(termsAtTable(current, true)).totals.totalCents : 0;
  const unopened = isUnopened ? { tableName: agreed.tableName, laterTotalCents } : undefined;
  const priced = { currency: terms.currency, lines, totalCents, isOfSitting, unopened };
  requireShownTotal({ dishes, shownTotalCents }, priced);
  const { restaurantName, version: menuVersion = null } = found;
  return { restaurantName, lines, totals, terms, agreed, menuVersion, voucher, time, wantedTime };
}
