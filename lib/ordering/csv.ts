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

const columns: [title: string, cell: (order: RestaurantOrder) => string][] = [
  ["Number", ({ number }) => String(number)],
  ["Placed at (UTC)", ({ createdAt }) => createdAt.slice(0, 19).replace("T", " ")],
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
];

/** The titles of the columns, after the mark by which spreadsheets know UTF-8. */
export const csvHead = `\uFEFF${columns.map(([title]) => title).join(",")}\r\n`;

/** An order as one line. */
export function csvLine(order: RestaurantOrder): string {
  return `${columns.map(([, cell]) => cell(order)).join(",")}\r\n`;
}
