import type { OrderLine, RestaurantOrder } from "@/lib/orders/answers";
import { addressLines } from "@/lib/orders/handover-words";
import { optionText, shownOptions } from "@/lib/orders/option-text";
import { turnoverCents } from "@/lib/orders/order-status";
import { currencyDigits } from "@/lib/platform/money/money";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { wallClock } from "@/lib/platform/time-zone/days";

const decimal = (amount: number, { currency }: RestaurantOrder) => {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
};

function lineText({ quantity, name, options = [], note = "" }: OrderLine): string {
  const chosen = shownOptions(options)
    .map((option) => optionText(option))
    .join(", ");
  const wish = note && `“${note}”`;
  const details = [chosen, wish].filter(Boolean).join("; ");
  return `${quantity} × ${name}${details && ` (${details})`}`;
}

type Column = [title: string, cell: (order: RestaurantOrder) => string, isText?: boolean];

const columnsIn = (timeZone: string): Column[] => [
  ["Number", ({ number }) => String(number)],
  [`Placed at (${timeZone})`, ({ createdAt }) => wallClock(new Date(createdAt), timeZone)],
  ["Restaurant", ({ restaurantName }) => restaurantName, true],
  ["Status", ({ status }) => status],
  ["Payment", ({ payment }) => payment],
  ["Guest", ({ name }) => name, true],
  ["Email", ({ email }) => email, true],
  ["Dishes", ({ lines }) => lines.map(lineText).join("; "), true],
  ["Kind", ({ kind = "" }) => kind],
  ["Phone", ({ phone }) => phone, true],
  ["Address", (order) => addressLines(order).join(", "), true],
  ["Table", ({ tableName }) => tableName, true],
  ["Note", ({ note }) => note, true],
  ["Currency", ({ currency }) => currency],
  ["Subtotal", (order) => decimal(order.subtotalCents, order)],
  ["Tax", (order) => decimal(order.taxCents, order)],
  ["Tax included", ({ taxIncluded }) => (taxIncluded ? "yes" : "no")],
  ["Fee", (order) => decimal(order.deliveryCents, order)],
  ["Total", (order) => decimal(order.totalCents, order)],
  ["Refund", ({ refund = "" }) => refund],
  ["Turnover", (order) => decimal(turnoverCents(order), order)],
  ["Given back", (order) => decimal(order.refundedCents, order)],
  ["Tip", (order) => decimal(order.tipCents ?? 0, order)],
  ["Discount", (order) => decimal(order.discountCents ?? 0, order)],
  ["Voucher", ({ voucherCode = "" }) => voucherCode, true],
  ["Paid at the counter", ({ isPaidAtCounter }) => (isPaidAtCounter ? "yes" : "")],
  ["Taken by", ({ placedBy = "" }) => placedBy, true],
  ["Adds to order", ({ additionTo }) => String(additionTo ?? "")],
  ["Wanted for", ({ dueAt }) => (dueAt ? wallClock(new Date(dueAt), timeZone) : "")],
];

/** Writes orders as CSV, with times in a time zone. The first row has the titles, after a byte order mark. */
export function csvWriter(timeZone: string) {
  const columns = columnsIn(timeZone);
  const quoted = columns.map(([, , isText = false]) => isText);
  return {
    head: `${BYTE_ORDER_MARK}${csvLines([columns.map(([title]) => title)])}\r\n`,
    lines: (orders: readonly RestaurantOrder[]) =>
      `${csvLines(
        orders.map((order) => columns.map(([, cell]) => cell(order))),
        quoted,
      )}\r\n`,
  };
}
