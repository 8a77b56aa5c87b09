import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { queueOrderMail } from "@/lib/orders/queue-mails.server";
import { queueRefundEvent } from "@/lib/orders/queue-webhooks.server";
import type { RefundStatus } from "@/lib/orders/types";
import type { Transaction } from "@/lib/platform/db/client";
import { formatMoney } from "@/lib/platform/money/money";
import type { OptionPart } from "@/lib/restaurants/options/price-options";
import { Prisma } from "@/prisma/client";
import type { GivenLine, PricedOrder } from "./amounts";
import { parseLines } from "./lines";

const fields = {
  id: true,
  number: true,
  restaurantId: true,
  status: true,
  payment: true,
  isPaidAtCounter: true,
  currency: true,
  taxIncluded: true,
  taxes: true,
  taxCents: true,
  tipCents: true,
  totalCents: true,
  paymentIntentId: true,
  refund: true,
  lines: {
    select: {
      dishId: true,
      name: true,
      options: true,
      quantity: true,
      priceCents: true,
      taxCents: true,
      discountCents: true,
    },
    orderBy: { position: "asc" },
  },
  refunds: {
    select: {
      id: true,
      amountCents: true,
      status: true,
      reason: true,
      lines: true,
      withDelivery: true,
      withTip: true,
      restock: true,
      providerId: true,
      tries: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.OrderSelect;

type Row = Prisma.OrderGetPayload<{ select: typeof fields }>;

export type RefundRow = Omit<Row["refunds"][number], "lines"> & { lines: GivenLine[] };
type Line = Omit<Row["lines"][number], "options"> & { options: OptionPart[] };
export type LockedOrder = Omit<Row, "taxes" | "refunds" | "lines"> &
  PricedOrder & { lines: Line[]; refunds: RefundRow[] };

/** Reads an order with its refunds, which no other transaction can change before this one ends. */
export async function lockOrder(
  transaction: Transaction,
  by: { id: string } | { paymentIntentId: string },
): Promise<LockedOrder | null> {
  const [column, value] =
    "id" in by ? [Prisma.sql`"id"`, by.id] : [Prisma.sql`"paymentIntentId"`, by.paymentIntentId];
  await transaction.$queryRaw`SELECT "id" FROM "Order" WHERE ${column} = ${value} FOR UPDATE`;
  const row = await transaction.order.findUnique({ where: by, select: fields });
  return (
    row && {
      ...row,
      taxes: row.taxes as unknown[],
      lines: row.lines.map((line) => ({ ...line, options: line.options as OptionPart[] })),
      refunds: row.refunds.map((refund) => ({ ...refund, lines: parseLines(refund.lines) })),
    }
  );
}

type RefundState = Pick<RefundRow, "id" | "amountCents" | "reason" | "status">;

const isUnderWay = (status: RefundStatus | null) => status === "sent" || status === "done";

/** Records a refund's new state in the audit log, notifies the kitchen, and mails the guest once it is under way. */
export async function notifyOfRefund(
  transaction: Transaction,
  { id, number, currency, status: orderStatus }: LockedOrder,
  { id: refundId, amountCents, reason, status }: RefundState,
  before: RefundStatus | null,
): Promise<void> {
  await recordChange(transaction, {
    action: "orders:refund",
    target: { id, label: `Order ${number}` },
    before: { refund: before },
    after: { refund: status, amount: formatMoney(amountCents, currency), reason },
  });
  // The mail of a cancelled order names the refund.
  if (isUnderWay(status) && !isUnderWay(before) && orderStatus !== "cancelled")
    await queueOrderMail(transaction, id, "orderRefunded", { refundId });
  if (isUnderWay(status) && !isUnderWay(before)) await queueRefundEvent(transaction, id, refundId);
  await publishOrderChange(transaction, id);
}
