import "server-only";
import { randomBytes } from "node:crypto";
import type { Change } from "@/lib/audit/record.server";
import { guestLanguage, inGuestLanguage } from "@/lib/business-profile/language.server";
import { knownMailChoices } from "@/lib/mail/choices.server";
import { db } from "@/lib/platform/db/client";
import { requireAttempts } from "@/lib/platform/db/rate-limit";
import { AppError } from "@/lib/platform/http/errors";
import { translatable } from "@/lib/platform/language/translate";
import { formatMoney } from "@/lib/platform/money/money";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { soldOutError } from "@/lib/restaurants/stock/availability.server";
import { stockDay } from "@/lib/restaurants/stock/read.server";
import { portionsOf } from "@/lib/restaurants/stock/stock";
import type { Seat } from "@/lib/tables/seat";
import { isVoucherRefusal, usedUp } from "@/lib/vouchers/server";
import type { OrderView } from "./answers";
import { UNNAMED } from "./guest.server";
import { menuChanged } from "./menu-changed.server";
import type { NewOrder } from "./new-order";
import { placedOrders } from "./order-counts.server";
import { noProgress, orderFields, toOrderView } from "./order-fields.server";
import { ORDER_RULE, orderAttemptKey, staffAttemptKey } from "./order-limit.server";
import { phoneKey } from "./phone-key";
import { priceAtTable } from "./price-at-table.server";
import type { StaffOrder } from "./price-order.server";
import { mailsOfPlaced } from "./queue-mails.server";
import { eventsOfPlaced } from "./queue-webhooks.server";
import { orderHash } from "./request-hash.server";
import type { OrderInput } from "./schema";
import { sittingChanged } from "./shown-total.server";
import { storeInSlot } from "./slots/store-in-slot.server";
import { isStoredMeanwhile, storeOrder } from "./store-order.server";
import { type ReplaceOrder, storeReplacing } from "./store-replacing.server";
import type { PaymentStatus } from "./types";

async function findByKey(key: string, requestHash: string): Promise<OrderView | null> {
  const row = await db.order.findUnique({
    where: { idempotencyKey: key },
    select: { ...orderFields, requestHash: true },
  });
  if (!row) return null;
  const { requestHash: earlier, ...order } = row;
  if (earlier !== requestHash) {
    throw new AppError(
      "conflict",
      translatable("This order was sent before with other contents. Start a new order."),
    );
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

/** The network address of an order, the seat of a phone at a table, and a signal that aborts with the request. */
export type Sender = { address: string; signal: AbortSignal; seat?: Seat | null };

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

type Placing = {
  key: string;
  /** The state of a payment by card. */
  cardPayment: Extract<PaymentStatus, "demo" | "pending">;
  /** Missing for an order that the guest places. */
  staff?: StaffOrder;
  /** Changes the order that this one adds to, if this one is stored. */
  replace?: ReplaceOrder;
};

/** The calls of this process that place an order, by its key; of several the latest. */
const placing = remember("ordering.placing", () => new Map<string, Promise<OrderView>>());

/**
 * Returns the stored order of a refused call: an earlier one may have been accepted before the restaurant closed. Waits
 * for one of this process to end, and if another moment would accept it, for a turn, as one of another process may wait.
 */
async function findStored(
  key: string,
  requestHash: string,
  { refusal, earlier, signal }: { refusal: AppError; earlier?: Promise<unknown>; signal: AbortSignal },
): Promise<OrderView | null> {
  await earlier?.catch(() => undefined);
  const stored = await findByKey(key, requestHash);
  if (stored || refusal.code !== "conflict") return stored;
  return queue.run(() => findByKey(key, requestHash), { signal });
}

/**
 * Prices an order by the menu and stores it. Repeated or concurrent calls with the same key return the same order.
 * Orders queue; a new one counts for its client's rate limit.
 * @throws AppError `invalid` for an unknown dish or a closed restaurant; `conflict` for a sold-out dish or option, a key of
 *   another order, another total than the guest was shown, or a sitting that changed twice; `too-many-tries`; `unavailable`
 *   if the queue is full
 */
export async function placeOrder(input: OrderInput, how: Placing, sender: Sender): Promise<OrderView> {
  const { key } = how;
  const earlier = placing.get(key);
  const placed = inGuestLanguage(input.language, () => placeAfter(earlier, input, how, sender));
  placing.set(key, placed);
  try {
    return await placed;
  } finally {
    if (placing.get(key) === placed) placing.delete(key);
  }
}

/**
 * @param earlier a call with the same key that has not ended
 * @param isAgain whether it is priced again as its sitting has changed
 */
async function placeAfter(
  earlier: Promise<OrderView> | undefined,
  input: OrderInput,
  how: Placing,
  sender: Sender,
  isAgain = false,
): Promise<OrderView> {
  const { key, cardPayment, staff, replace } = how;
  const { address, signal, seat } = sender;
  const requestHash = orderHash(input);
  const { restaurantId, email, name } = input;
  const priced = await priceAtTable(input, { address, seat }, staff).catch((error: Error) => error);
  if (priced instanceof Error) {
    if (!(priced instanceof AppError)) throw priced;
    const stored = await findStored(key, requestHash, { refusal: priced, earlier, signal });
    if (stored) return stored;
    throw priced;
  }
  const { restaurantName, lines, totals, terms, agreed, menuVersion, voucher, time, wantedTime, table } =
    priced;
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
    dueAt: time.dueAt,
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
    language: guestLanguage() ?? "",
    name: name || UNNAMED,
    idempotencyKey: key,
    requestHash,
    ...table,
    terms,
    menuVersion,
    time,
    stock: { day: await stockDay(time.dueAt ?? undefined), portions: portionsOf(lines) },
  };
  const mails = mailsOfPlaced(row, await knownMailChoices());
  const attemptKey = staff ? staffAttemptKey(staff.placedBy) : orderAttemptKey(address);
  const place = async () => {
    const beside = { audited: staff ? [placedByStaff(row)] : [], mails, events: eventsOfPlaced(row) };
    const store = (given: NewOrder) =>
      replace ? storeReplacing(given, attemptKey, beside, replace) : storeOrder(given, attemptKey, beside);
    const outcome = await storeInSlot(row, wantedTime, store).catch((error: Error) => error);
    if (outcome instanceof Error) {
      if (voucher && isVoucherRefusal(outcome)) throw await usedUp(voucher);
      const isRefused = outcome instanceof AppError || isStoredMeanwhile(outcome);
      const earlier = isRefused ? await findByKey(key, requestHash) : null;
      if (earlier) return earlier;
      throw outcome;
    }
    const { placed, stored, attempts, soldOut, soldOutOptions, changed, isSittingChanged } = outcome;
    if (placed) {
      placedOrders.inc({ payment });
      const { tipCents = 0, discountCents = 0 } = totals;
      return toOrderView({
        ...shown,
        tipCents,
        discountCents,
        ...noProgress,
        status: "new",
        refund: null,
        refunds: [],
        changes: [],
        ...placed,
      });
    }
    if (stored) return toOrderView(stored);
    requireAttempts(attempts, ORDER_RULE);
    const other = await findByKey(key, requestHash);
    if (other) return other;
    if (isSittingChanged) return null;
    if (changed.length > 0) throw menuChanged(lines, changed);
    throw soldOutError(lines, soldOut, soldOutOptions);
  };
  const order = await queue.run(place, { signal });
  if (order) return order;
  if (!isAgain) return placeAfter(undefined, input, how, sender, true);
  throw sittingChanged((await priceAtTable(input, { address, seat }, staff)).totals);
}

/** @throws AppError `not-found` */
export async function requireOrder(id: string): Promise<OrderView> {
  const row = await db.order.findUnique({ where: { id }, select: orderFields });
  if (!row) throw new AppError("not-found", "There is no such order.");
  return toOrderView(row);
}
