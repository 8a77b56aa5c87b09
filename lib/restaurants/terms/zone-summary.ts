import { formatMoney } from "@/lib/platform/money/money";
import type { DeliveryZone } from "./terms";

type Conditions = Pick<DeliveryZone, "fee" | "minimum" | "freeFrom">;

/** Describes what a delivery costs: `$2.50, from $15.00, free from $40.00`. */
export function conditionsInWords({ fee, minimum, freeFrom }: Conditions, currency: string): string {
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    fee === 0 ? "free of charge" : money(fee),
    minimum > 0 && `from ${money(minimum)}`,
    fee > 0 && freeFrom !== null && `free from ${money(freeFrom)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
