import type { RestaurantOrder } from "@/lib/orders/answers";
import { turnoverCents } from "@/lib/orders/order-status";
import { BYTE_ORDER_MARK, csvLines } from "@/lib/platform/spreadsheet/csv";
import { wallClock } from "@/lib/platform/time-zone/days";

const dollars = (cents: number) => (cents / 100).toFixed(2);

type Column = [title: string, cell: (order: RestaurantOrder) => string, isText?: boolean];

const columnsIn = (timeZone: string): Column[] => [
  ["Number", ({ number }) => String(number)],
  [`Placed at (${timeZone})`, ({ createdAt }) => wallClock(new Date(createdAt), timeZone)],
  ["Restaurant", ({ restaurantName }) => restaurantName, true],
  ["Status", ({ status }) => status],
  ["Payment", ({ payment }) => payment],
  ["Guest", ({ name }) => name, true],
  ["Email", ({ email }) => email, true],
  ["Dishes", ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "), true],
  ["Subtotal (USD)", ({ subtotalCents }) => dollars(subtotalCents)],
  ["Tax (USD)", ({ taxCents }) => dollars(taxCents)],
  ["Delivery (USD)", ({ deliveryCents }) => dollars(deliveryCents)],
  ["Total (USD)", ({ totalCents }) => dollars(totalCents)],
  ["Refund", ({ refund = "" }) => refund],
  ["Turnover (USD)", (order) => dollars(turnoverCents(order))],
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
