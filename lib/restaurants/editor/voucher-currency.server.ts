import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { english } from "@/lib/platform/language/translate";

/** The maximum number of vouchers that a refusal names. */
const MAX_NAMED = 5;

function namesOf(codes: readonly string[]): string {
  const more = codes.length - MAX_NAMED;
  return english.list(more > 0 ? [...codes.slice(0, MAX_NAMED), `${more} more`] : codes);
}

/**
 * Refuses a change of the currency that would turn the amounts of usable vouchers into amounts of the other one.
 * @throws AppError `invalid` that names the vouchers
 */
export async function requireCurrencyOfVouchers(
  transaction: Transaction,
  restaurantId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  if (before === after) return;
  const vouchers = await transaction.voucher.findMany({
    where: {
      restaurantId,
      isActive: true,
      currency: { not: after },
      AND: [
        { OR: [{ kind: "amount" }, { minimumCents: { gt: 0 } }] },
        { OR: [{ validUntil: null }, { validUntil: { gt: new Date() } }] },
        { OR: [{ maxUses: null }, { uses: { lt: transaction.voucher.fields.maxUses } }] },
      ],
    },
    select: { code: true },
    orderBy: { code: "asc" },
  });
  if (vouchers.length === 0) return;
  const codes = namesOf(vouchers.map(({ code }) => code));
  const message =
    vouchers.length === 1
      ? `The voucher ${codes} has an amount in ${before}, which would become one in ${after}. Switch it off before you publish.`
      : `The vouchers ${codes} have amounts in ${before}, which would become ones in ${after}. Switch them off before you publish.`;
  throw new AppError("invalid", `${message} Nothing was published.`, {
    fields: { "restaurant.currency": message },
  });
}
