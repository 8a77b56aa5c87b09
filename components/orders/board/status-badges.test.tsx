import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { OrderView } from "@/lib/orders/answers";
import { demoOrderTerms } from "@/tests/support/orders/order-terms";
import { PaymentBadge } from "./status-badges";

const order: OrderView = {
  id: "a".repeat(22),
  number: 1001,
  restaurantId: "order1",
  restaurantName: "Baobab Kitchen",
  lines: [],
  ...demoOrderTerms,
  note: "",
  currency: "EUR",
  taxIncluded: true,
  taxes: [],
  subtotalCents: 1308,
  taxCents: 0,
  deliveryCents: 0,
  totalCents: 1308,
  status: "ready",
  payment: "onHandover",
  createdAt: "2026-01-02T03:04:05.000Z",
};

test.each<[Partial<OrderView>, string]>([
  [{ kind: "delivery" }, "Pays on handover"],
  [{ kind: "delivery", status: "done" }, "Paid on handover"],
  [{ kind: "pickup", status: "done" }, "Paid on handover"],
  [{ kind: "table", status: "done" }, "Payment at the table"],
  [{ status: "done", isPaidAtCounter: true }, "Paid at the counter"],
  [{ status: "done", totalCents: 0 }, "Nothing to pay"],
])("the badge of an order that is %j: %s", (changed, words) => {
  const html = renderToStaticMarkup(<PaymentBadge order={{ ...order, ...changed }} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(words);
});
