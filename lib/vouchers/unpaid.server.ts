import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";

/**
 * Gives the uses of vouchers back whose orders were not paid within an hour, once for each order. A payment that is
 * under way at the bank keeps its use.
 */
const freeUnpaidVouchers = () => db.$executeRaw`
  WITH freed AS (
    UPDATE "Order" SET "isVoucherFreed" = true
    WHERE "voucherCode" <> '' AND NOT "isVoucherFreed" AND "status" <> 'cancelled'
      AND "payment" IN ('pending', 'failed') AND greatest("createdAt", "paymentToldAt") < now() - interval '1 hour'
    RETURNING "restaurantId", "voucherCode"
  ), counted AS (
    SELECT "restaurantId", "voucherCode", count(*)::int AS "uses" FROM freed GROUP BY 1, 2
  )
  UPDATE "Voucher" v SET "uses" = greatest(0, v."uses" - c."uses") FROM counted c
  WHERE v."restaurantId" = c."restaurantId" AND v."code" = c."voucherCode"`;

/**
 * Takes the use of an order's voucher again that was given back before the order was paid. If none is left, the order
 * stands without one. The transaction has changed the order before, so that it isn't given back meanwhile.
 */
export const takeFreedVoucher = (transaction: Transaction, orderId: string) => transaction.$executeRaw`
  WITH taken AS (
    UPDATE "Voucher" v SET "uses" = v."uses" + 1 FROM "Order" o
    WHERE o."id" = ${orderId} AND o."isVoucherFreed" AND o."status" <> 'cancelled'
      AND v."restaurantId" = o."restaurantId" AND v."code" = o."voucherCode"
      AND (v."maxUses" IS NULL OR v."uses" < v."maxUses")
    RETURNING o."id"
  )
  UPDATE "Order" SET "isVoucherFreed" = false FROM taken WHERE "Order"."id" = taken."id"`;

onSweep("vouchers of unpaid orders", freeUnpaidVouchers);
