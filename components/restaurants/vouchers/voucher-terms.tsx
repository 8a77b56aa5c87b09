import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { daysOf } from "./read-voucher";

type VoucherTermsProps = { voucher: StoredVoucher; timeZone: string };

const dayWords = (day: string) =>
  new Date(day).toLocaleDateString("en", { dateStyle: "medium", timeZone: "UTC" });

/** Describes a voucher: its discount, uses, days and note. */
export function VoucherTerms({ voucher, timeZone }: VoucherTermsProps) {
  const { kind, value, currency, minimumCents, maxUses, uses, note } = voucher;
  const { from, until } = daysOf(voucher, timeZone);
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <span className="wrap-anywhere tabular-nums">
      {kind === "percent" ? formatRate(value) : money(value)} off
      {minimumCents > 0 && ` from ${money(minimumCents)}`}
      {` · used ${uses.toLocaleString("en")}${maxUses === null ? "" : ` of ${maxUses.toLocaleString("en")}`} times`}
      {from && ` · from ${dayWords(from)}`}
      {until && ` · until ${dayWords(until)}`}
      {note && ` · ${note}`}
    </span>
  );
}
