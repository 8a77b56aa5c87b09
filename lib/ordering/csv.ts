import { wallClock } from "@/lib/time-zone/days";
import { menus } from "./menu";
import type { RestaurantOrder } from "./order-list";

/** What spreadsheets take for a formula (OWASP, "CSV Injection"), also in its full-width form. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell of text, in quotes (RFC 4180), that no spreadsheet runs as a formula. */
export function textCell(text: string): string {
  const harmless = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

type Column = [title: string, cell: (order: RestaurantOrder) => string];

const columnsIn = (timeZone: string): Column[] => [
  ["Number", ({ number }) => String(number)],
  [`Placed at (${timeZone})`, ({ createdAt }) => wallClock(new Date(createdAt), timeZone)],
  ["Restaurant", ({ menu }) => textCell(menus[menu].restaurant)],
  ["Status", ({ status }) => status],
  ["Payment", ({ payment }) => payment],
  ["Guest", ({ name }) => textCell(name)],
  ["Email", ({ email }) => textCell(email)],
  ["Dishes", ({ lines }) => textCell(lines.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "))],
  ["Subtotal (USD)", ({ subtotalCents }) => dollars(subtotalCents)],
  ["Tax (USD)", ({ taxCents }) => dollars(taxCents)],
  ["Delivery (USD)", ({ deliveryCents }) => dollars(deliveryCents)],
  ["Total (USD)", ({ totalCents }) => dollars(totalCents)],
  ["Refund", ({ refund = "" }) => refund],
];

/** Writes orders with times of a time zone: first the titles, after the mark by which spreadsheets know UTF-8. */
export function csvWriter(timeZone: string) {
  const columns = columnsIn(timeZone);
  return {
    head: `\uFEFF${columns.map(([title]) => title).join(",")}\r\n`,
    line: (order: RestaurantOrder) => `${columns.map(([, cell]) => cell(order)).join(",")}\r\n`,
  };
}
