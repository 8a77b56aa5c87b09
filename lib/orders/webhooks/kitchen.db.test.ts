import "@/tests/support/payments/payment-keys";
import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { addEndpoint } from "@/lib/webhooks/server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { JOLLOF, oneZobo, setUpChangedOrders } from "@/tests/support/orders/changed-orders";
import { placedOrder } from "@/tests/support/orders/orders";
import { writeOrderData } from "./write.server";

setUpTestDatabase();
const { token, paid, change } = setUpChangedOrders();

beforeEach(async () => {
  await addEndpoint({
    url: "https://example.com/events",
    events: ["order.accepted", "order.promised", "order.changed"],
    withGuest: false,
    isPrivateAllowed: false,
    isActive: true,
  });
});

const deliveries = () => db.webhookDelivery.findMany({ orderBy: { id: "asc" } });
const dataOf = ({ about }: { about: unknown }) => writeOrderData(about as object, { withGuest: false });
const accept = (id: string, more: object = {}) =>
  callRoute("POST /orders/{id}/status", {
    token: token(),
    params: { id },
    body: { status: "preparing", expected: "new", ...more },
  });
const promise = (id: string, readyInMinutes: number) =>
  callRoute("POST /orders/{id}/promise", { token: token(), params: { id }, body: { readyInMinutes } });

test("each promised time is sent with the time that was promised then", async () => {
  const { id } = await placedOrder();
  const first = (await accept(id, { readyInMinutes: 25 })).body.order.promisedAt;
  const second = (await promise(id, 40)).body.order.promisedAt;
  const rows = await deliveries();
  expect(rows.map(({ type }) => type)).toEqual(["order.accepted", "order.promised", "order.promised"]);
  expect(await Promise.all(rows.slice(1).map(dataOf))).toMatchObject([
    { promisedAt: first },
    { promisedAt: second },
  ]);
});

test("an order that is accepted without a time is sent without a promise", async () => {
  const { id } = await placedOrder();
  await accept(id);
  expect((await deliveries()).map(({ type }) => type)).toEqual(["order.accepted"]);
});

test("changed dishes are sent with the removed and the added ones", async () => {
  const { id } = await placedOrder({ dishes: [{ id: "zobo", quantity: 2 }] });
  await db.order.update({ where: { id }, data: { payment: "onHandover" } });
  const made = await change(id, { removed: oneZobo, added: [JOLLOF] });
  expect(made.status).toBe(200);
  const [delivery, ...others] = await deliveries();
  expect([delivery?.type, others]).toEqual(["order.changed", []]);
  expect(await dataOf(delivery ?? { about: {} })).toMatchObject({
    lines: [{ name: "Zobo", quantity: 1 }, { quantity: 1 }],
    change: { removed: [{ name: "Zobo", quantity: 1 }], added: [{ quantity: 1 }] },
  });
});

test("a changed order that was paid by card names the order of the added dishes", async () => {
  const id = await paid();
  await change(id, { added: [JOLLOF] });
  const addition = await db.order.findFirstOrThrow({ where: { id: { not: id } } });
  const [delivery] = await deliveries();
  expect(delivery?.about).toMatchObject({ change: { addition: addition.number } });
});
