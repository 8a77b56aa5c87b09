import "server-only";
import { randomUUID } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import { storedTerms } from "@/lib/restaurants/terms/stored.server";
import type { NewVoucher, StoredVoucher } from "./schema";

const fields = {
  id: true,
  code: true,
  kind: true,
  value: true,
  minimumCents: true,
  validFrom: true,
  validUntil: true,
  maxUses: true,
  uses: true,
  isActive: true,
  note: true,
  createdAt: true,
} as const;

/** Lists the vouchers of a restaurant, newest first. */
export async function listVouchers(
  restaurantId: string,
  database: Transaction = db,
): Promise<StoredVoucher[]> {
  const rows = await database.voucher.findMany({
    where: { restaurantId },
    select: fields,
    orderBy: [{ createdAt: "desc" }, { code: "asc" }],
  });
  return rows.map(({ validFrom, validUntil, createdAt, ...row }) => ({
    ...row,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Describes a discount. The audit log has no codes, as they can be used by everyone who reads them. */
const discountWords = ({ kind, value }: Pick<NewVoucher, "kind" | "value">, currency: string) =>
  `${kind === "percent" ? formatRate(value) : formatMoney(value, currency)} off`;

/** Returns the currency of a restaurant. @throws AppError `invalid` for an unknown one */
async function requireCurrency(transaction: Transaction, id: string): Promise<string> {
  const row = await transaction.restaurant.findUnique({ where: { id }, select: { terms: true } });
  if (row) return storedTerms(row.terms).currency;
  throw new AppError("invalid", "There is no such restaurant.", {
    fields: { restaurantId: "There is no such restaurant" },
  });
}

/**
 * Adds a voucher.
 * @throws AppError `conflict` if its restaurant has one with this code; `invalid` for an unknown restaurant
 */
export const addVoucher = (voucher: NewVoucher): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const id = randomUUID();
    const currency = await requireCurrency(transaction, voucher.restaurantId);
    const { count } = await transaction.voucher.createMany({
      data: [{ id, ...voucher }],
      skipDuplicates: true,
    });
    if (count === 0)
      throw new AppError("conflict", "There is a voucher with this code already.", {
        fields: { code: "There is a voucher with this code already" },
      });
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${discountWords(voucher, currency)}` },
      after: { value: discountWords(voucher, currency), isActive: true },
    });
    return listVouchers(voucher.restaurantId, transaction);
  });

/** Switches a voucher on or off. @throws AppError `not-found` */
export const changeVoucher = (id: string, { isActive }: { isActive: boolean }): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const found = await transaction.voucher.findUnique({
      where: { id },
      select: { restaurantId: true, kind: true, value: true, isActive: true },
    });
    if (!found) throw new AppError("not-found", "There is no such voucher.");
    await transaction.voucher.update({ where: { id }, data: { isActive }, select: { id: true } });
    const currency = await requireCurrency(transaction, found.restaurantId);
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${discountWords(found, currency)}` },
      before: { isActive: found.isActive },
      after: { isActive },
    });
    return listVouchers(found.restaurantId, transaction);
  });
