import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { OrderView } from "@/lib/orders/answers";
import { demoOrderTerms } from "@/tests/support/orders/order-terms";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { OrderStatus } from "./order-status";

const cancelled: OrderView = {
  id: "a".repeat(22),
  number: 1001,
  restaurantId: "order1",
  restaurantName: "Baobab Kitchen",
  lines: [],
  ...demoOrderTerms,
  subtotalCents: 399,
  taxCents: 40,
  deliveryCents: 500,
  totalCents: 939,
  status: "cancelled",
  payment: "paid",
  createdAt: "2026-01-02T03:04:05.000Z",
};

const html = (order: OrderView, pickupPlaces: string[][] = []) =>
  renderToStaticMarkup(
    <OrderStatus
      initial={order}
      restaurant={sampleRestaurants.order1}
      placedAt="now"
      timeZone="UTC"
      pickupPlaces={pickupPlaces}
    />,
  );

test("a cancelled order mentions the refund only if it was paid", () => {
  expect(html(cancelled)).toContain("<p>Your $9.39 are given back to you.</p>");
  const unpaid = html({ ...cancelled, payment: "demo" });
  expect(unpaid).toContain("The restaurant won’t make this order.");
  expect(unpaid).not.toMatch(/<p[^>]*><\/p>/);
});

test("an order to collect says where once it is ready", () => {
  const places = [["Corner Bakery", "1 Main Street"]];
  const ready: OrderView = { ...cancelled, status: "ready", kind: "pickup" };
  expect(html(ready, places)).toMatch(/Collect it here.*<address[^>]*>Corner Bakery, 1 Main Street</);
  expect(html(ready)).not.toContain("Collect it here");
  expect(html({ ...ready, kind: "delivery" }, places)).not.toContain("Collect it here");
  expect(html({ ...ready, status: "preparing" }, places)).not.toContain("Collect it here");
});
