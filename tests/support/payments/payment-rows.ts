import { db } from "@/lib/platform/db/client";

type Row = Record<string, unknown>;

/** The rows of an order and its refunds. */
export type PaymentRows = { order: Row; refunds: Row[] };

/** Reads an order with its refunds as the database stores them. */
export async function readPaymentRows(id: string): Promise<PaymentRows> {
  const [found] = await db.$queryRaw<PaymentRows[]>`
    SELECT to_jsonb(o) AS "order",
      (SELECT coalesce(jsonb_agg(r ORDER BY r."id"), '[]') FROM "Refund" r WHERE r."orderId" = o."id") AS "refunds"
    FROM "Order" o WHERE o."id" = ${id}`;
  if (!found) throw new Error(`There is no order ${id}.`);
  return found;
}

/** Stores an order and its refunds as they were read. */
export async function restorePaymentRows({ order, refunds }: PaymentRows): Promise<void> {
  const columns = Object.keys(order)
    .map((column) => `"${column}"`)
    .join(", ");
  await db.$transaction([
    db.$executeRaw`DELETE FROM "Refund" WHERE "orderId" = ${order.id}`,
    db.$executeRawUnsafe(
      `UPDATE "Order" SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::"Order", $1::jsonb))
       WHERE "id" = $2`,
      JSON.stringify(order),
      order.id,
    ),
    db.$executeRaw`
      INSERT INTO "Refund" SELECT * FROM jsonb_populate_recordset(NULL::"Refund", ${JSON.stringify(refunds)}::jsonb)`,
  ]);
}

/** Returns the rows without the times of their changes, for comparing them. */
export function comparablePayment({ order, refunds }: PaymentRows): string {
  const timeless = ({ createdAt: _, updatedAt: __, ...row }: Row) => row;
  return JSON.stringify([timeless(order), refunds.map(timeless)]);
}
