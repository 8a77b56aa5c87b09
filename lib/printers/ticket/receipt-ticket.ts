import type { Issuer } from "@/lib/business-profile/issuer";
import type { OrderView } from "@/lib/orders/answers";
import { feeLabel } from "@/lib/orders/fee-words";
import { handoverWords } from "@/lib/orders/handover-words";
import { optionText, shownOptions } from "@/lib/orders/option-text";
import { sharesOf, taxesOf } from "@/lib/orders/rate-shares";
import { isPaid, paidWords, refundWords } from "@/lib/orders/receipt-words";
import { formatMoney } from "@/lib/platform/money/money";
import { formatRate } from "@/lib/platform/money/rate";
import type { TicketLine } from "./ticket-line";

const issuerLines = ({ name, address, taxNumber }: Issuer, restaurantName: string): TicketLine[] => [
  { text: name || restaurantName, size: "large", isBold: true },
  ...(name && restaurantName && name !== restaurantName ? [{ text: restaurantName }] : []),
  ...address.map((text) => ({ text })),
  ...(taxNumber ? [{ text: `Tax number: ${taxNumber}` }] : []),
];

const dishLines = ({ lines, currency }: OrderView): TicketLine[] =>
  lines.flatMap(({ name, quantity, priceCents, options = [] }) => [
    { text: name, right: formatMoney(quantity * priceCents, currency) },
    ...shownOptions(options).map((option) => ({ text: optionText(option), indent: 2 + 2 * option.depth })),
    { text: `${quantity} × ${formatMoney(priceCents, currency)}`, indent: 2 },
  ]);

function totalLines(order: OrderView): TicketLine[] {
  const { currency, taxIncluded, deliveryCents, discountCents = 0, tipCents = 0 } = order;
  const row = (text: string, cents: number) => ({ text, right: formatMoney(cents, currency) });
  const taxed = sharesOf({ ...order, taxes: taxesOf(order) }).filter(({ tax }) => tax > 0);
  return [
    row("Subtotal", order.subtotalCents),
    ...(discountCents > 0 ? [row("Voucher", -discountCents)] : []),
    ...(deliveryCents > 0 ? [row(feeLabel(order), deliveryCents)] : []),
    ...(taxIncluded ? [] : taxed.map(({ basisPoints, tax }) => row(`Tax ${formatRate(basisPoints)}`, tax))),
    ...(tipCents > 0 ? [row("Tip", tipCents)] : []),
    { ...row("Total", order.totalCents), size: "large", isBold: true },
    ...(taxIncluded
      ? taxed.map(({ basisPoints, tax }) => row(`Contains tax ${formatRate(basisPoints)}`, tax))
      : []),
    ...order.refunds.map((refund) =>
      row(refundWords(order, refund), refund.status === "failed" ? refund.amountCents : -refund.amountCents),
    ),
  ];
}

type ReceiptTicket = {
  order: OrderView;
  issuer: Issuer;
  /** On the business's clock. */
  placedAt: string;
  isReprint: boolean;
};

/** The receipt for the guest, as on its page, without anything about the guest. */
export function receiptTicket({ order, issuer, placedAt, isReprint }: ReceiptTicket): TicketLine[] {
  const handover = handoverWords(order);
  return [
    ...(isReprint ? [{ text: " Reprint ", isInverted: true }] : []),
    ...issuerLines(issuer, order.restaurantName),
    null,
    { text: isPaid(order) ? `Receipt of order ${order.number}` : `Order ${order.number}`, isBold: true },
    { text: placedAt, ...(handover && { right: handover }) },
    { text: paidWords(order), isBold: true },
    null,
    ...dishLines(order),
    null,
    ...totalLines(order),
    null,
    { text: `This is no fiscal receipt. Ask ${issuer.name || order.restaurantName} if you need an invoice.` },
  ];
}
