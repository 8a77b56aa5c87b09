import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { Prisma } from "@/prisma/generated/client";
import { announceOrders } from "./announce.server";
import { findDish } from "./menu";
import type { MenuKey, OrderInput, OrderView, PaymentStatus } from "./schema";
import { requireAvailable } from "./sold-out.server";
import { totalsOf } from "./totals";

export const orderFields = {
  id: true,
  number: true,
  menu: true,
  subtotalCents: true,
  taxCents: true,
  deliveryCents: true,
  totalCents: true,
  status: true,
  payment: true,
  createdAt: true,
  lines: {
    select: { dishId: true, name: true, emoji: true, quantity: true, priceCents: true },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof orderFields }>;

export function toOrderView({ lines, menu, createdAt, ...row }: Row): OrderView {
  return {
    ...row,
    menu: menu as MenuKey,
    lines: lines.map(({ dishId, ...line }) => ({ id: dishId, ...line })),
    createdAt: createdAt.toISOString(),
  };
}

/** The lines of an order at the menu's own prices. @throws AppError `invalid` for a dish that the menu lacks */
function priceLines({ menu, items }: Pick<OrderInput, "menu" | "items">) {
  return items.map(({ id, quantity }, index) => {
    const dish = findDish(menu, id);
    if (!dish) {
      throw new AppError("invalid", `There is no dish “${id.slice(0, 60)}” on this menu.`, {
        fields: { [`items.${index}.id`]: "There is no such dish on this menu" },
      });
    }
    const { name, emoji, priceCents } = dish;
    return { position: index, dishId: id, name, emoji, quantity, priceCents };
  });
}

/** Two orders are the same where the guest and the dishes are. */
function hashOf({ menu, email, name, items }: OrderInput): string {
  const dishes = items.map(({ id, quantity }) => [id, quantity]).sort();
  return createHash("sha256")
    .update(JSON.stringify([menu, email, name, dishes]))
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

const isTakenKey = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/**
 * Stores an order at the menu's own prices. The same key gives the same order, however often and however much at once.
 * @throws AppError `invalid` for an unknown dish, `conflict` for one that is sold out or a key used for another order
 */
export async function placeOrder(
  input: OrderInput,
  key: string,
  payment: Extract<PaymentStatus, "demo" | "pending">,
): Promise<OrderView> {
  const requestHash = hashOf(input);
  const lines = priceLines(input);
  const earlier = await findByKey(key, requestHash);
  if (earlier) return earlier;
  const { menu, email, name } = input;
  const order = { id: randomBytes(16).toString("base64url"), menu, email, name, payment };
  try {
    return await db.$transaction(async (transaction) => {
      await requireAvailable(transaction, menu, lines);
      return createOrder(transaction, {
        ...order,
        ...totalsOf(lines),
        idempotencyKey: key,
        requestHash,
        lines: { create: lines },
      });
    });
  } catch (error) {
    const meanwhile = isTakenKey(error) ? await findByKey(key, requestHash) : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function createOrder(transaction: Transaction, data: Prisma.OrderCreateInput): Promise<OrderView> {
  const row = await transaction.order.create({ data, select: orderFields });
  await announceOrders(transaction);
  return toOrderView(row);
}

/** @throws AppError `not-found` */
export async function requireOrder(id: string): Promise<OrderView> {
  const row = await db.order.findUnique({ where: { id }, select: orderFields });
  if (!row) throw new AppError("not-found", "There is no such order.");
  return toOrderView(row);
}
