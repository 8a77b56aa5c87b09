import { browserStorage } from "@/components/ui/browser-storage";
import type { ShownVoucher } from "@/lib/vouchers/schema";
import { voucherKinds } from "@/lib/vouchers/voucher";

/** Storage of the voucher that a guest has added to the cart. */
export const storedVoucher = (restaurantId: string) =>
  browserStorage("localStorage", `voucher:${restaurantId}`);

const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parses a stored voucher; null if there is none or it is invalid. */
export function parseVoucher(text: string | null): ShownVoucher | null {
  try {
    const { code, kind, value, minimumCents } = Object(JSON.parse(text ?? "null")) as Partial<ShownVoucher>;
    const isValid =
      typeof code === "string" &&
      voucherKinds.some((one) => one === kind) &&
      isAmount(value) &&
      isAmount(minimumCents);
    return isValid ? ({ code, kind, value, minimumCents } as ShownVoucher) : null;
  } catch {
    return null;
  }
}
