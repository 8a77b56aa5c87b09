import "server-only";
import { createHash } from "node:crypto";
import { UNNAMED } from "@/lib/orders/guest.server";
import { lineKey } from "@/lib/orders/line-key";
import { orderTermsInput } from "@/lib/orders/schema";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { CheckedCart } from "./checked-cart";
import type { PaymentInput } from "./schema";

/**
 * Returns a key for a client that sent none: within an hour the same cart is the same order, until it is paid or
 * cancelled. Clients can't send it, as accepted keys have no colon.
 * @throws AppError `invalid` without an email address, as other guests may have the same cart
 */
export async function ownKey(
  input: PaymentInput,
  { restaurantId, lines }: Pick<CheckedCart, "restaurantId" | "lines">,
): Promise<string> {
  const { email, name } = input;
  if (email === "") {
    const message = "An idempotency key is required without an email address";
    throw new AppError("invalid", `${message}. Nothing was charged.`, {
      fields: { idempotencyKey: message },
    });
  }
  const settled = await db.order.count({
    where: { email, OR: [{ payment: { in: ["paid", "demo"] } }, { status: "cancelled" }] },
  });
  const dishes = lines
    .map(({ dishId: id, quantity, ...line }) => [lineKey({ ...line, id }), quantity])
    .sort();
  const hour = new Date().toISOString().slice(0, 13);
  const { kind, phone, street, postalCode, locality, tableName, note, tipCents, voucher, dueAt, point } =
    input;
  const handover = [
    kind,
    phone,
    street,
    postalCode,
    locality,
    tableName,
    note,
    ...(tipCents || voucher ? [tipCents, voucher] : []),
    ...(dueAt || point ? [dueAt, point] : []),
  ];
  const content = JSON.stringify([email, name, restaurantId, dishes, settled, hour, handover]);
  return `own:${createHash("sha256").update(content).digest("base64url")}`;
}

const termKeys = Object.keys(orderTermsInput) as (keyof typeof orderTermsInput)[];

/** Returns all of a payment's fields that an order has, so that none is lost between them. */
const termsOf = (input: PaymentInput) =>
  Object.fromEntries(termKeys.map((key) => [key, input[key]])) as Pick<
    PaymentInput,
    keyof typeof orderTermsInput
  >;

/** Returns the order of a cart that is to be paid. */
export function orderOf(input: PaymentInput, cart: CheckedCart) {
  const dishes = cart.lines.map(({ dishId: id, name: _, ...line }) => ({ id, ...line }));
  const { email, name = UNNAMED, amount: shownTotalCents } = input;
  const { restaurantId } = cart;
  return { ...termsOf(input), restaurantId, email, name, dishes, pays: "byCard", shownTotalCents } as const;
}
