import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Change } from "@/lib/audit/record.server";
import { addressAt } from "@/lib/pictures/addresses";
import { db } from "@/lib/platform/db/client";
import { requireAttempts } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { invalidate } from "@/lib/platform/tracking/table-versions";
import { isOffered, onlyFor } from "@/lib/restaurants/dish-kinds";
import { fieldPath, type OptionProblem } from "@/lib/restaurants/options/chosen-options";
import { type Content, dishesOf } from "@/lib/restaurants/options/combos";
import { priceDish } from "@/lib/restaurants/options/price-dish";
import { findDish } from "@/lib/restaurants/published/menu";
import { requireRestaurant } from "@/lib/restaurants/published/server";
import { soldOutError } from "@/lib/restaurants/published/sold-out.server";
import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import { currentTerms } from "@/lib/restaurants/terms/current.server";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { isVoucherRefusal, requireVoucher, usedUp } from "@/lib/vouchers/server";
import { discountOf } from "@/lib/vouchers/voucher";
import type { OrderView } from "./answers";
import { requireGuest, UNNAMED } from "./guest.server";
import { lineKey } from "./line-key";
import { placedOrders } from "./order-counts.server";
import { orderFields, toOrderView } from "./order-fields.server";
import { ORDER_RULE, orderAttemptKey, staffAttemptKey } from "./order-limit.server";
import { checkOrderTerms, type OrderAuthor } from "./order-terms";
import { requireStorable } from "./order-total.server";
import { phoneKey } from "./phone-key";
import { type PricedCart, priceCart } from "./pricing/price-cart";
import { tipProblem } from "./pricing/tip";
import type { OrderInput } from "./schema";
import { type NewOrder, type PricedLine, storeOrder } from "./store-order.server";
import type { PaymentStatus } from "./types";

/** The width of the picture in an order's line, in pixels; it is shown at 56 CSS pixels. */
const LINE_PICTURE_PX = 320;

type MenuLine = Omit<PricedLine, keyof PricedCart["lines"][number]> & {
  category: string;
  contents: readonly Content[];
};

/** @throws AppError `invalid` with the problems of the options. @param line the path of the dish in the body */
function refuseOptions(problems: readonly OptionProblem[], dish: Dish, line: string): never {
  const fields = Object.fromEntries(
    problems.map(({ path, message }) => [`${line}.${fieldPath(path)}`, message]),
  );
  const [first] = problems;
  throw new AppError("invalid", `${dish.name}: ${first?.message} Nothing was ordered.`, { fields });
}

/**
 * Returns the lines of an order with the menu's prices.
 * @param field the name of `dishes` in the body
 * @throws AppError `invalid` for a dish that the menu lacks, or wrong options
 */
export function menuLines(
  restaurant: Restaurant,
  dishes: OrderInput["dishes"],
  field = "dishes",
): MenuLine[] {
  return dishes.map(({ id, quantity, chosen = [], note = "" }, index) => {
    const dish = findDish(restaurant, id);
    if (!dish) {
      throw new AppError("invalid", `There is no dish “${id.slice(0, 60)}” on this menu.`, {
        fields: { [`${field}.${index}.id`]: "There is no such dish on this menu" },
      });
    }
    const { name, emoji, priceCents: dishCents, category } = dish;
    const priced = priceDish(dish, restaurant, chosen);
    if ("problems" in priced) return refuseOptions(priced.problems, dish, `${field}.${index}`);
    const { unit: priceCents, parts: options, contents } = priced;
    const picture = dish.picture ? addressAt(dish.picture, LINE_PICTURE_PX) : null;
    const given = { position: index, dishId: id, name, emoji, picture, quantity, dishCents, priceCents };
    return { ...given, options, note, category, contents };
  });
}

/** @throws AppError `invalid` for dishes that are not offered for a kind of order, with their fields */
function requireOffered(restaurant: Restaurant, dishes: OrderInput["dishes"], kind: OrderKind): void {
  const refused = dishes.flatMap(({ id }, index) => {
    const dish = findDish(restaurant, id);
    return dish && !isOffered(dish, kind) ? [{ index, name: dish.name, only: onlyFor(dish) }] : [];
  });
  const [first] = refused;
  if (!first) return;
  throw new AppError("invalid", `${first.name}: ${first.only}. Nothing was ordered.`, {
    fields: Object.fromEntries(refused.map(({ index, only }) => [`dishes.${index}.id`, only])),
  });
}

/**
 * Prices an order by the current menu and terms.
 * @throws AppError `invalid` if the restaurant is closed, lacks a dish or misses something of the guest, `conflict` if
 * the guest was shown another total
 */
async function priceOrder(
  { restaurantId, dishes, shownTotalCents, ...input }: OrderInput,
  address: string,
  staff: StaffOrder | undefined,
) {
  const found = await requireRestaurant(restaurantId);
  const { terms } = found;
  if (!staff) requireGuest(input, terms);
  const chosen = menuLines(found, dishes);
  const subtotal = chosen.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  requireStorable(subtotal);
  const agreed = checkOrderTerms(input, terms, subtotal, authorOf(staff));
  if ("problems" in agreed) {
    const [message = ""] = Object.values(agreed.problems);
    throw new AppError("invalid", `${message}. Nothing was ordered.`, { fields: agreed.problems });
  }
  requireOffered(found, dishes, agreed.kind);
  const { tipCents = 0 } = input;
  const wrongTip = tipProblem(tipCents, terms, subtotal);
  if (wrongTip)
    throw new AppError("invalid", `${wrongTip}. Nothing was ordered.`, { fields: { tipCents: wrongTip } });
  const voucher = await requireVoucher({ restaurantId, code: input.voucher, terms, subtotal }, address);
  const { totals, lines: shares } = priceCart(chosen, await currentTerms(terms), agreed.kind, {
    tip: tipCents,
    discount: discountOf(voucher),
    isAddition: staff?.additionToId !== undefined,
  });
  requireStorable(totals.totalCents);
  if (totals.totalCents === 0) agreed.pays = "onHandover";
  const lines = chosen.map(({ category: _, contents: __, ...line }, index) => ({
    ...line,
    ...(shares[index] ?? { taxBasisPoints: 0, taxCents: 0, discountCents: 0 }),
  }));
  if (shownTotalCents !== undefined && shownTotalCents !== totals.totalCents)
    throw new AppError(
      "conflict",
      `The menu has just changed: the total is ${formatMoney(totals.totalCents, terms.currency)} now. Nothing was charged.`,
    );
  const { restaurantName, version: menuVersion = null } = found;
  return { restaurantName, lines, totals, terms, agreed, menuVersion, voucher };
}

/** Returns the error for dishes that were removed from the menu or have another price. */
function menuChanged(lines: readonly PricedLine[], changed: readonly string[]): AppError {
  // Another instance has just published the menu.
  invalidate(["Restaurant", "Category", "Dish"]);
  const names = lines.filter(({ dishId }) => changed.includes(dishId)).map(({ name }) => name);
  return new AppError(
    "conflict",
    `The menu has just changed: please look at ${names.join(", ")} again. Nothing was charged.`,
  );
}

/** Hashes the guest and the dishes of an order; equal hashes mean the same order. */
function hashOf({ shownTotalCents: _, idempotencyKey: __, ...input }: OrderInput): string {
  const { restaurantId, email, name, dishes, ...others } = input;
  const chosen = dishes.map(({ quantity, ...dish }) => [lineKey(dish), quantity]).sort();
  const more = Object.entries(others).filter(([, value]) => value !== undefined && value !== "");
  return createHash("sha256")
    .update(JSON.stringify([restaurantId, email, name, chosen, ...(more.length > 0 ? [more.sort()] : [])]))
    .digest("hex");
}

async function findByKey(key: string, requestHash: string): Promise<OrderView | null> {
  const row = await db.order.findUnique({
    where: { idempotencyKey: key },
    select: { ...orderFields, requestHash: true },
  });
  if (!row) return null;
  const { requestHash: earlier, ...order } = row;
  if (earlier !== requestHash) {
    throw new AppError("conflict", "This order was sent before with other contents. Start a new order.");
  }
  return toOrderView(order);
}

/** Limits the connections that store orders, so that a rush of orders leaves connections for other requests. */
const queue = remember("ordering.turns", () =>
  createQueue({
    name: "orders",
    concurrency: 6,
    waiting: 3000,
    timeoutMs: 18_000,
    busyMessage: "Many orders are coming in just now. Nothing was charged. Please try again in a moment.",
  }),
);

/** The network address of an order, and a signal that aborts with the request. */
export type Sender = { address: string; signal: AbortSignal };

/** An order that the staff places for a guest. */
export type StaffOrder = {
  /** The email address or name of the user. */
  placedBy: string;
  isPaidAtCounter: boolean;
  /** The order that it adds dishes to; without a delivery fee of its own. */
  additionToId?: string;
};

/** The entry of the audit log; the number of the order is not known before it is stored. */
const placedByStaff = ({
  id,
  name,
  totalCents,
  currency,
  isPaidAtCounter,
}: Pick<NewOrder, "id" | "name" | "totalCents" | "currency" | "isPaidAtCounter">): Change => ({
  action: "orders:place",
  target: { id, label: `Order of ${name}` },
  after: { total: formatMoney(totalCents, currency), isPaidAtCounter },
});

const authorOf = (staff: StaffOrder | undefined): OrderAuthor =>
  staff ? (staff.additionToId === undefined ? "staff" : "addition") : "guest";

type Placing = {
  key: string;
  /** The state of a payment by card. */
  cardPayment: Extract<PaymentStatus, "demo" | "pending">;
  /** Missing for an order that the guest places. */
  staff?: StaffOrder;
};

/**
 * Prices an order by the menu and stores it. Repeated or concurrent calls with the same key return the same order.
 * Orders queue; a new one counts for its client's rate limit.
 * @throws AppError `invalid` for an unknown dish or a closed restaurant; `conflict` for a sold-out dish or option, a key of
 *   another order, or another total than the guest was shown; `too-many-tries`; `unavailable` if the queue is full
 */
export async function placeOrder(
  input: OrderInput,
  { key, cardPayment, staff }: Placing,
  { address, signal }: Sender,
): Promise<OrderView> {
  const requestHash = hashOf(input);
  const { restaurantId, email, name } = input;
  const priced = await priceOrder(input, address, staff).catch((error: Error) => error);
  if (priced instanceof Error) {
    const earlier = priced instanceof AppError ? await findByKey(key, requestHash) : null;
    if (earlier) return earlier;
    throw priced;
  }
  const { restaurantName, lines, totals, terms, agreed, menuVersion, voucher } = priced;
  const { kind, pays, ...contact } = agreed;
  const payment: PaymentStatus = pays === "onHandover" ? "onHandover" : cardPayment;
  const id = randomBytes(16).toString("base64url");
  const { tableName, note } = contact;
  const voucherCode = voucher?.code ?? "";
  const shown = {
    id,
    restaurantId,
    restaurantName,
    payment,
    kind,
    tableName,
    note,
    voucherCode,
    isPaidAtCounter: staff?.isPaidAtCounter ?? false,
    ...totals,
    lines,
  };
  const row = {
    ...shown,
    voucher,
    ...contact,
    phoneKey: phoneKey(contact.phone),
    placedBy: staff?.placedBy ?? "",
    additionToId: staff?.additionToId ?? null,
    email,
    name: name || UNNAMED,
    idempotencyKey: key,
    requestHash,
    terms,
    menuVersion,
  };
  const attemptKey = staff ? staffAttemptKey(staff.placedBy) : orderAttemptKey(address);
  const place = async () => {
    const { placed, stored, attempts, soldOut, soldOutOptions, changed } = await storeOrder(
      row,
      attemptKey,
      staff ? [placedByStaff(row)] : [],
    ).catch(async (error: Error) => {
      if (voucher && isVoucherRefusal(error)) throw await usedUp(voucher);
      throw error;
    });
    if (placed) {
      placedOrders.inc({ payment });
      const { tipCents = 0, discountCents = 0 } = totals;
      return toOrderView({
        ...shown,
        tipCents,
        discountCents,
        status: "new",
        refund: null,
        refunds: [],
        changes: [],
        ...placed,
      });
    }
    if (stored) return toOrderView(stored);
    requireAttempts(attempts, ORDER_RULE);
    const earlier = await findByKey(key, requestHash);
    if (earlier) return earlier;
    if (changed.length > 0) throw menuChanged(lines, changed);
    throw soldOutError(lines.flatMap(dishesOf), soldOut, soldOutOptions);
  };
  return queue.run(place, { signal });
}

/** @throws AppError `not-found` */
export async function requireOrder(id: string): Promise<OrderView> {
  const row = await db.order.findUnique({ where: { id }, select: orderFields });
  if (!row) throw new AppError("not-found", "There is no such order.");
  return toOrderView(row);
}
