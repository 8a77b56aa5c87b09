import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { OrderView } from "@/lib/orders/answers";
import { demoOrderTerms } from "@/tests/support/orders/order-terms";
import { Receipt } from "./receipt";

const issuer = {
  name: "Linden Café",
  address: ["Main Street 1", "10115 Berlin"],
  taxNumber: "DE 123 456 789",
};

const order: OrderView = {
  id: "a".repeat(22),
  number: 1001,
  restaurantId: "order1",
  restaurantName: "Baobab Kitchen",
  lines: [
    { id: "soup", name: "<i>Soup</i>", emoji: "🍲", quantity: 2, priceCents: 535 },
    { id: "zobo", name: "Zobo", emoji: "🍹", quantity: 1, priceCents: 238 },
  ],
  ...demoOrderTerms,
  kind: "table",
  tableName: "7",
  note: "A private note",
  currency: "EUR",
  taxIncluded: true,
  taxes: [
    { basisPoints: 1900, taxable: 238, tax: 38 },
    { basisPoints: 700, taxable: 1070, tax: 70 },
  ],
  subtotalCents: 1308,
  taxCents: 108,
  deliveryCents: 0,
  totalCents: 1308,
  status: "done",
  payment: "paid",
  createdAt: "2026-01-02T03:04:05.000Z",
};

/** The text of a receipt, with a space for each element. */
const textOf = (changed: Partial<OrderView> = {}) =>
  renderToStaticMarkup(
    <Receipt
      order={{ ...order, ...changed }}
      restaurantPath="/order1"
      issuer={issuer}
      placedAt="January 2"
    />,
  )
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

test("a receipt names the business, the order, its dishes, and its tax by rate", () => {
  const text = textOf();
  for (const part of [
    "Linden Café Baobab Kitchen Main Street 1 10115 Berlin Tax number: DE 123 456 789 Receipt Order 1001",
    "1001 · Table 7 January 2 Paid by card",
    "&lt;i&gt;Soup&lt;/i&gt; 2 × €5.35 €10.70 Zobo 1 × €2.38 €2.38",
    "Subtotal €13.08 Total €13.08",
    "Tax contained in the total Rate Net Tax Gross 19% €2.00 €0.38 €2.38 7% €10.00 €0.70 €10.70",
    "This is no fiscal receipt.",
  ])
    expect(text).toContain(part);
  for (const absent of ["private note", "Delivery fee", "iven back"]) expect(text).not.toContain(absent);
});

test("an order from before kinds and rates were stored has the former tax, and its delivery fee without one", () => {
  const former = {
    currency: "USD",
    kind: undefined,
    tableName: "",
    taxIncluded: false,
    taxes: [],
    subtotalCents: 399,
    taxCents: 40,
    deliveryCents: 500,
    totalCents: 939,
  };
  const text = textOf(former);
  expect(text).toContain("Order 1001 January 2");
  expect(text).toContain("Subtotal $3.99 Delivery fee $5.00 Tax 10% $0.40 Total $9.39");
  expect(text).toContain(
    "Tax added to the prices Rate Net Tax Gross 10% $3.99 $0.40 $4.39 0% $5.00 $0.00 $5.00",
  );
});

test("an order without tax has no table of rates", () => {
  expect(textOf({ taxes: [], taxCents: 0 })).not.toContain("Rate Net");
});

test.each<[Partial<OrderView>, string, string]>([
  [{ payment: "onHandover", status: "ready" }, "Order 1001 Table 7", "To be paid on handover"],
  [{ payment: "onHandover" }, "Order 1001 Table 7", "Payment at the table. This receipt doesn’t show"],
  [{ payment: "onHandover", kind: "pickup", tableName: "" }, "Order 1001", "Paid on handover"],
  [{ payment: "demo" }, "Order 1001 Table 7", "Demo order: nothing was charged"],
  [{ payment: "pending" }, "Order 1001 Table 7", "Not paid yet"],
  [{ payment: "failed" }, "Order 1001 Table 7", "Not paid: the payment did not go through"],
  [{ payment: "onHandover", status: "cancelled" }, "Order 1001 Table 7", "Cancelled: nothing is to be paid"],
  [{ status: "cancelled", refund: "due" }, "Receipt Order 1001 · Table 7", "Cancelled after payment by card"],
])("an order that is %j says so", (changed, title, words) => {
  const text = textOf(changed);
  expect(text).toContain(title);
  expect(text).toContain(words);
});

const refund: Omit<OrderView["refunds"][number], "status"> = {
  id: "first",
  amountCents: 535,
  lines: [{ position: 0, quantity: 1, cents: 535 }],
  withDelivery: false,
  createdAt: "2026-01-03T03:04:05.000Z",
};

test.each([
  ["done", "Given back (1\u00a0×\u00a0&lt;i&gt;Soup&lt;/i&gt;) −€5.35"],
  ["sent", "On its way back (1\u00a0×\u00a0&lt;i&gt;Soup&lt;/i&gt;) −€5.35"],
  ["due", "Being given back (1\u00a0×\u00a0&lt;i&gt;Soup&lt;/i&gt;) −€5.35"],
  ["failed", "Could not be given back (1\u00a0×\u00a0&lt;i&gt;Soup&lt;/i&gt;) €5.35"],
] as const)("a refund that is %s is listed with its dishes and its amount", (status, words) => {
  const text = textOf({
    refunds: [
      { ...refund, status },
      { ...refund, id: "other", lines: [], status: "done" },
    ],
  });
  expect(text).toContain(`Total €13.08 ${words} Given back −€5.35`.replaceAll("\u00a0", " "));
});

test("a dish is listed once for each choice of options, with them and the note", () => {
  const [soup] = order.lines;
  if (!soup) throw new Error("The order has no lines.");
  const options = [{ name: "Bread", priceCents: 0, quantity: 1, depth: 0 }];
  const text = textOf({ lines: [{ ...soup, options, note: "Not too hot" }, soup] });
  expect(text).toContain(
    "&lt;i&gt;Soup&lt;/i&gt; Bread “Not too hot” 2 × €5.35 €10.70 &lt;i&gt;Soup&lt;/i&gt; 2 × €5.35",
  );
});
