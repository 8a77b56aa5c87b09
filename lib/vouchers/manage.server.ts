import "server-only";
import { randomUUID } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import { storedTerms } from "@/lib/restaurants/terms/stored.server";
import type { NewVoucher, StoredVoucher, VoucherEdit } from "./schema";
import { hasAmount } from "./voucher";

const fields = {
  id: true,
  code: true,
  kind: true,
  value: true,
  currency: true,
  minimumCents: true,
  validFrom: true,
  validUntil: true,
  maxUses: true,
  uses: true,
  isActive: true,
  note: true,
  createdAt: true,
  updatedAt: true,
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
  return rows.map(({ validFrom, validUntil, createdAt, updatedAt, ...row }) => ({
    ...row,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
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

const sameCode = () =>
  new AppError("conflict", "There is a voucher with this code already.", {
    fields: { code: "There is a voucher with this code already" },
  });

/** @throws AppError `conflict` if the amounts of a voucher were entered in another currency than the menu has */
function requireEnteredIn(
  menuCurrency: string,
  voucher: Pick<NewVoucher, "kind" | "minimumCents" | "currency">,
) {
  const { currency = menuCurrency } = voucher;
  if (currency === menuCurrency || !hasAmount(voucher)) return;
  const message = `Guests see prices in ${menuCurrency}, and the amount is in ${currency}. Publish the menu first`;
  throw new AppError("conflict", `${message}. Nothing was saved.`, {
    fields: { [voucher.kind === "amount" ? "value" : "minimumCents"]: message },
  });
}

/**
 * Adds a voucher.
 * @throws AppError `conflict` if its restaurant has one with this code, or prices in another currency; `invalid` for an unknown restaurant
 */
export const addVoucher = (voucher: NewVoucher): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const id = randomUUID();
    const currency = await requireCurrency(transaction, voucher.restaurantId);
    requireEnteredIn(currency, voucher);
    const { count } = await transaction.voucher.createMany({
      data: [{ id, ...voucher, currency }],
      skipDuplicates: true,
    });
    if (count === 0) throw sameCode();
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${discountWords(voucher, currency)}` },
      after: { value: discountWords(voucher, currency), isActive: true },
    });
    return listVouchers(voucher.restaurantId, transaction);
  });

/** @throws AppError `not-found` */
async function requireStored(transaction: Transaction, id: string) {
  const found = await transaction.voucher.findUnique({
    where: { id },
    select: {
      restaurantId: true,
      code: true,
      kind: true,
      value: true,
      minimumCents: true,
      currency: true,
      isActive: true,
      uses: true,
    },
  });
  if (!found) throw new AppError("not-found", "There is no such voucher.");
  const { restaurantId, code, uses } = found;
  const currency = await requireCurrency(transaction, restaurantId);
  // Cancelled orders have given their use back, and take it again by the code if they are reopened.
  const isUsed = () =>
    uses > 0
      ? true
      : transaction.order.count({ where: { restaurantId, voucherCode: code }, take: 1 }).then(Boolean);
  return { ...found, words: discountWords(found, found.currency), menuCurrency: currency, isUsed };
}

/** @throws AppError `conflict` for an amount in another currency than the menu has */
function requireCurrencyOfMenu(voucher: Awaited<ReturnType<typeof requireStored>>): void {
  const { code, currency, menuCurrency } = voucher;
  if (hasAmount(voucher) && currency !== menuCurrency)
    throw new AppError(
      "conflict",
      `The voucher ${code} has an amount in ${currency}, and the menu has prices in ${menuCurrency}. Edit the voucher first.`,
    );
}

/**
 * Switches a voucher on or off.
 * @throws AppError `not-found`; `conflict` if its amount is in another currency than the menu has
 */
export const changeVoucher = (id: string, { isActive }: { isActive: boolean }): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const found = await requireStored(transaction, id);
    if (isActive) requireCurrencyOfMenu(found);
    await transaction.voucher.update({ where: { id }, data: { isActive }, select: { id: true } });
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${found.words}` },
      before: { isActive: found.isActive },
      after: { isActive },
    });
    return listVouchers(found.restaurantId, transaction);
  });

/**
 * Changes the fields of a voucher.
 * @throws AppError `not-found`; `conflict` if it was changed since it was read, another one has the code, the code
 * is to change though orders name it, or guests see prices in another currency
 */
export const editVoucher = (id: string, { updatedAt, ...voucher }: VoucherEdit): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const found = await requireStored(transaction, id);
    requireEnteredIn(found.menuCurrency, voucher);
    const isRenamed = voucher.code !== found.code;
    if (isRenamed && (await found.isUsed()))
      throw new AppError("conflict", "The code of a voucher stays once it was used.", {
        fields: { code: "The code stays once it was used" },
      });
    const { count } = await transaction.voucher
      .updateMany({
        where: { id, updatedAt, ...(isRenamed && { uses: 0 }) },
        data: { ...voucher, currency: found.menuCurrency },
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? sameCode() : error;
      });
    if (count === 0) throw new AppError("conflict", "This voucher was changed meanwhile. Nothing was saved.");
    const words = discountWords(voucher, found.menuCurrency);
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${words}` },
      before: { value: found.words },
      after: { value: words },
    });
    return listVouchers(found.restaurantId, transaction);
  });

/** Deletes a voucher. @throws AppError `not-found`; `conflict` if orders name it */
export const deleteVoucher = (id: string): Promise<StoredVoucher[]> =>
  db.$transaction(async (transaction) => {
    const { restaurantId, words, isActive, isUsed } = await requireStored(transaction, id);
    const { count } = (await isUsed())
      ? { count: 0 }
      : await transaction.voucher.deleteMany({ where: { id, uses: 0 } });
    if (count === 0) throw new AppError("conflict", "Orders have used this voucher: switch it off instead.");
    await recordChange(transaction, {
      action: "menus:voucher",
      target: { id, label: `Voucher, ${words}` },
      before: { value: words, isActive },
      after: null,
    });
    return listVouchers(restaurantId, transaction);
  });
