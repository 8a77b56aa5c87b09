import type { MailRow } from "@/lib/mail/body";
import type { OrderView } from "@/lib/orders/answers";
import { feeTerm } from "@/lib/orders/fee-words";
import { optionText, shownOptions } from "@/lib/orders/option-text";
import { english, type Translate } from "@/lib/platform/language/translate";
import { formatRate } from "@/lib/platform/money/rate";

type Priced = Pick<
  OrderView,
  | "currency"
  | "lines"
  | "subtotalCents"
  | "discountCents"
  | "voucherCode"
  | "deliveryCents"
  | "kind"
  | "tipCents"
  | "taxIncluded"
  | "taxCents"
  | "taxes"
  | "totalCents"
>;

function taxRows({ taxes, taxCents, taxIncluded, currency }: Priced, t: Translate): MailRow[] {
  const word = t(taxIncluded ? "Tax included" : "Tax");
  const shown = taxes.filter(({ tax }) => tax > 0);
  if (shown.length === 0 && taxCents === 0) return [];
  if (shown.length === 0) return [{ label: word, amount: t.money(taxCents, currency) }];
  return shown.map(({ basisPoints, tax }) => ({
    label: `${word} (${formatRate(basisPoints, t.language)})`,
    amount: t.money(tax, currency),
  }));
}

/** Returns the lines of an order, and the sums that lead to its total. */
export function orderRows(order: Priced, t: Translate = english): { lines: MailRow[]; sums: MailRow[] } {
  const { currency, lines, discountCents = 0, voucherCode, deliveryCents, tipCents = 0 } = order;
  const money = (cents: number) => t.money(cents, currency);
  const sum = (label: string, cents: number): MailRow[] =>
    cents === 0 ? [] : [{ label, amount: money(cents) }];
  const taxes = taxRows(order, t);
  const rows = [
    ...sum(t("Subtotal"), order.subtotalCents),
    ...sum(voucherCode ? t("Voucher {code}", { code: voucherCode }) : t("Discount"), -discountCents),
    ...sum(feeTerm(order, t), deliveryCents),
    ...(order.taxIncluded ? [] : taxes),
    ...sum(t("Tip"), tipCents),
  ];
  return {
    lines: lines.map(({ name, quantity, priceCents, options = [], note }) => ({
      label: `${quantity} × ${name}`,
      details: [
        ...shownOptions(options).map((option) => optionText(option, 1, t)),
        ...(note ? [`“${note}”`] : []),
      ],
      amount: money(priceCents * quantity),
    })),
    sums: [
      ...(rows.length > 1 ? rows : []),
      { label: t("Total"), amount: money(order.totalCents), isTotal: true },
      ...(order.taxIncluded ? taxes : []),
    ],
  };
}
