/** Vouchers without zod, so that guests' pages don't load it. */

export const voucherKinds = ["percent", "amount"] as const;

export type Voucher = {
  restaurantId: string;
  code: string;
  kind: (typeof voucherKinds)[number];
  /** Basis points, or the smallest unit of the restaurant's currency. */
  value: number;
  /** The lowest price of the dishes. */
  minimumCents: number;
};

/** Returns whether a voucher has an amount that another currency would change. */
export const hasAmount = ({ kind, minimumCents }: Pick<Voucher, "kind" | "minimumCents">): boolean =>
  kind === "amount" || minimumCents > 0;

/** The voucher's end of the error of a statement that was to use it. */
export const VOUCHER_REFUSED = ": voucher refused";

/** Returns the discount as `priceOrder` takes it. */
export const discountOf = (voucher: Pick<Voucher, "kind" | "value"> | null) =>
  voucher && (voucher.kind === "percent" ? { basisPoints: voucher.value } : { amount: voucher.value });

/** Returns the discount of a voucher on dishes that cost enough for it; null if they don't. */
export const discountFrom = (
  voucher: Pick<Voucher, "kind" | "value" | "minimumCents"> | null,
  subtotalCents: number,
) => discountOf(voucher && subtotalCents >= voucher.minimumCents ? voucher : null);

/** Returns a code as it is stored. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

/** Returns whether a stored code has the form of one. */
export const isCode = (code: string): boolean => /^[A-Z0-9-]{4,30}$/.test(code);
