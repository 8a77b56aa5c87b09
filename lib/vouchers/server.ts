import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { AppError, inWords, type Message } from "@/lib/platform/http/errors";
import { type Translatable, translatable } from "@/lib/platform/language/translate";
import { coded, type RefusalCode } from "@/lib/restaurants/refusal-codes";
import { storedTerms } from "@/lib/restaurants/terms/stored.server";
import type { Terms } from "@/lib/restaurants/terms/terms";
import { hasAmount, normalizeCode, VOUCHER_REFUSED, type Voucher } from "./voucher";

/** Allows the guests behind one address to try codes, but not to guess them. */
const VOUCHER_RULE: RateLimitRule = { attempts: 60, windowSeconds: 600 };

const fields = {
  restaurantId: true,
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
} as const;

const findVoucher = (restaurantId: string, code: string) =>
  db.voucher.findUnique({
    where: { restaurantId_code: { restaurantId, code: normalizeCode(code) } },
    select: fields,
  });
type Row = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

type Refused = { message: Message; code: RefusalCode };

const refusedVoucher = ({ message, code }: Refused) =>
  new AppError(
    "invalid",
    (t) => `${inWords(message, t)}. ${t("Nothing was ordered.")}`,
    coded({ voucher: message }, code),
  );

type Problem = { message: Translatable; code: RefusalCode };

const UNKNOWN: Problem = {
  message: translatable("There is no such voucher"),
  code: "discount_code_invalid",
};

/** Returns why a voucher can't be used now; null if it can. @param currency of the order, if it is known */
function problemOf(row: Row | null, currency?: string, now = new Date()): Problem | null {
  if (!row?.isActive) return UNKNOWN;
  // It was stored while a menu in another currency was published.
  if (currency !== undefined && hasAmount(row) && row.currency !== currency) return UNKNOWN;
  if (row.validFrom && row.validFrom > now)
    return { message: translatable("This voucher is not valid yet"), code: "discount_code_invalid" };
  if (row.validUntil && row.validUntil <= now)
    return { message: translatable("This voucher is no longer valid"), code: "discount_code_expired" };
  if (row.maxUses !== null && row.uses >= row.maxUses)
    return { message: translatable("This voucher was used before"), code: "discount_code_expired" };
  return null;
}

const toVoucher = ({ restaurantId, code, kind, value, minimumCents }: Row): Voucher => ({
  restaurantId,
  code,
  kind,
  value,
  minimumCents,
});

type Wanted = {
  restaurantId: string;
  /** None if it is missing or empty. */
  code: string | undefined;
  terms: Terms;
  subtotal: number;
  /** Fields of an order that may be stored already, and so may have used the voucher itself. */
  usedBy?: UsedBy;
};

type UsedBy = { email: string; key: string | null; orderId: string | undefined };

async function hasOrderWith({ restaurantId, code: voucherCode }: Row, { email, key, orderId }: UsedBy) {
  const OR = [
    ...(email === "" ? [] : [{ email }]),
    ...(key === null ? [] : [{ idempotencyKey: key }]),
    ...(orderId === undefined ? [] : [{ id: orderId }]),
  ];
  return (await db.order.count({ where: { restaurantId, voucherCode, OR }, take: 1 })) > 0;
}

/**
 * Returns the voucher that an order names, and counts the try for the client's rate limit.
 * @throws AppError `invalid` with the field `voucher` if it can't be used; `too-many-tries`
 */
export async function requireVoucher(wanted: Wanted, address: string): Promise<Voucher | null> {
  const { restaurantId, code, terms, subtotal, usedBy } = wanted;
  if (!code) return null;
  await takeAttempt([`voucher:${addressKey(address)}`], VOUCHER_RULE);
  const row = await findVoucher(restaurantId, code);
  const problem = problemOf(row, terms.currency);
  const isOwn = problem && row && usedBy !== undefined && (await hasOrderWith(row, usedBy));
  if (!row || (problem && !isOwn)) throw refusedVoucher(problem ?? UNKNOWN);
  if (subtotal < row.minimumCents)
    throw refusedVoucher({
      message: (t) =>
        t("This voucher needs dishes for {amount} or more", {
          amount: t.money(row.minimumCents, terms.currency),
        }),
      code: "discount_minimum_unmet",
    });
  return toVoucher(row);
}

/** Returns a voucher to its guest. @throws AppError `invalid` with the field `code`; `too-many-tries` */
export async function checkVoucher(restaurantId: string, code: string, address: string) {
  await takeAttempt([`voucher:${addressKey(address)}`], VOUCHER_RULE);
  const [row, restaurant] = await Promise.all([
    findVoucher(restaurantId, code),
    db.restaurant.findUnique({ where: { id: restaurantId }, select: { terms: true } }),
  ]);
  const problem = problemOf(row, restaurant ? storedTerms(restaurant.terms).currency : undefined);
  if (problem || !row) {
    const { message, code: refusal } = problem ?? UNKNOWN;
    throw new AppError("invalid", (t) => `${t(message)}.`, coded({ code: message }, refusal));
  }
  const { restaurantId: _, ...voucher } = toVoucher(row);
  return voucher;
}

/** Returns whether a restaurant has a voucher that may be used now. */
export async function hasVouchers(restaurantId: string): Promise<boolean> {
  const now = new Date();
  const usable = await db.voucher.findFirst({
    where: {
      restaurantId,
      isActive: true,
      AND: [
        { OR: [{ validFrom: null }, { validFrom: { lte: now } }] },
        { OR: [{ validUntil: null }, { validUntil: { gt: now } }] },
        { OR: [{ maxUses: null }, { uses: { lt: db.voucher.fields.maxUses } }] },
      ],
    },
    select: { id: true },
  });
  return usable !== null;
}

/** Returns whether an order failed to be stored as its voucher can't be used any more. */
export const isVoucherRefusal = ({ message }: Error): boolean => message.includes(VOUCHER_REFUSED);

/** Returns the error of a voucher that another order has just used, or that has just changed. */
export async function usedUp({ restaurantId, code }: Voucher): Promise<AppError> {
  return refusedVoucher(
    problemOf(await findVoucher(restaurantId, code)) ?? {
      message: "This voucher has just changed: please add it again",
      code: "discount_code_invalid",
    },
  );
}

/** Gives the use of a voucher back when its order is cancelled, and takes it again when that is undone. */
export async function countVoucherOfOrder(
  transaction: Transaction,
  orderId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const by = Number(from === "cancelled") - Number(to === "cancelled");
  if (by === 0) return;
  await transaction.$executeRaw`
    UPDATE "Voucher" v SET "uses" = greatest(0, v."uses" + ${by}::int) FROM "Order" o
    WHERE o."id" = ${orderId} AND NOT o."isVoucherFreed"
      AND v."restaurantId" = o."restaurantId" AND v."code" = o."voucherCode"`;
}
