import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { address, guest, orderBody, setUpBistro, bistroTerms as terms } from "@/tests/support/orders/bistro";
import { POST as openPayment } from "../create-payment-intent/route";
import { GET as find } from "./[id]/route";
import { POST as setStatus } from "./[id]/status/route";
import { GET as readBook } from "./book/route";
import { GET as list, POST as place } from "./route";

setUpTestDatabase();
const token = setUpBistro();

test("a pickup is priced with the tax in it, and paid when it is handed over", async () => {
  const { status, body } = await post(place, {
    body: orderBody("pick-it-up", {
      kind: "pickup",
      phone: address.phone,
      pays: "onHandover",
      note: "No onions",
    }),
  });
  expect([status, body.order]).toMatchObject([
    200,
    {
      payment: "onHandover",
      kind: "pickup",
      note: "No onions",
      currency: "EUR",
      taxIncluded: true,
      subtotalCents: 3597,
      deliveryCents: 0,
      taxes: [
        { basisPoints: 1900, taxable: 399, tax: 64 },
        { basisPoints: 700, taxable: 3198, tax: 209 },
      ],
      taxCents: 273,
      totalCents: 3597,
    },
  ]);
  const { id } = body.order;
  expect(await db.orderLine.findMany({ where: { orderId: id }, orderBy: { position: "asc" } })).toMatchObject(
    [
      { taxBasisPoints: 700, taxCents: 209 },
      { taxBasisPoints: 1900, taxCents: 64 },
    ],
  );
  const shown = (await get(find, { params: { id } })).body.order;
  expect(shown).toEqual(body.order);
  for (const secret of ["phone", "street", "name", "email"]) expect(shown).not.toHaveProperty(secret);

  const { orders } = (await get(list, { token: token(), query: "?kitchen=true" })).body;
  expect(orders).toMatchObject([
    { id, phone: address.phone, street: "", kind: "pickup", payment: "onHandover" },
  ]);
  const cancelled = await post(setStatus, {
    token: token(),
    params: { id },
    body: { status: "cancelled", expected: "new" },
  });
  expect([cancelled.status, cancelled.body.order.refund]).toEqual([200, undefined]);
});

test("a delivery adds its fee with its tax, and keeps the address for the restaurant", async () => {
  const { status, body } = await post(place, {
    body: orderBody("deliver-it", { kind: "delivery", ...address }),
  });
  expect([status, body.order]).toMatchObject([
    200,
    { payment: "demo", deliveryCents: 250, totalCents: 3847 },
  ]);
  expect(body.order.taxes[0]).toEqual({ basisPoints: 1900, taxable: 649, tax: 104 });
  const { orders } = (await get(list, { token: token() })).body;
  expect(orders).toMatchObject([{ ...address, ...guest, kind: "delivery" }]);
});

test("pickups and orders at the table have fees and minimums of their own, with their tax", async () => {
  const fees = {
    pickupFee: 50,
    pickupTaxClass: "food",
    tableFee: 200,
    tableTaxClass: "food",
    tableMinimum: 4000,
  };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...terms, ...fees } } });
  const pays = "onHandover";
  const pickup = orderBody("with-packaging", {
    kind: "pickup",
    pays,
    phone: address.phone,
    shownTotalCents: 3647,
  });
  const { body } = await post(place, { body: pickup });
  expect(body.order).toMatchObject({ deliveryCents: 50, totalCents: 3647 });
  expect(body.order.taxes[1]).toEqual({ basisPoints: 700, taxable: 3248, tax: 212 });
  const atTable = { kind: "table", pays, tableName: "7" };
  const refused = await post(place, { body: orderBody("too-little", atTable) });
  expect([refused.status, refused.body.codes]).toEqual([422, { kind: "minimum_order_unmet" }]);
  const dishes = [{ id: "jollof-chicken", quantity: 3 }];
  const placed = (await post(place, { body: orderBody("at-the-table", { ...atTable, dishes }) })).body.order;
  expect(placed).toMatchObject({ deliveryCents: 200, totalCents: 4997 });
  expect(placed.taxes).toEqual([{ basisPoints: 1900, taxable: 4997, tax: 798 }]);
  const { body: book } = await get(readBook, { token: token() });
  expect(JSON.stringify(book)).toContain('"deliveryCents":250');
});

test.each<[string, object, string, string]>([
  ["without a phone number", { kind: "pickup" }, "phone", "A phone number is required"],
  [
    "without an address",
    { kind: "delivery", phone: address.phone },
    "street",
    "Street and number are required",
  ],
  ["without a name", { kind: "pickup", phone: address.phone, name: "" }, "name", "Name is required"],
  ["with half an email", { kind: "table", tableName: "7", email: "no at" }, "email", "valid email address"],
  ["without a table", { kind: "table" }, "tableName", "The table is required"],
  ["of a kind that is no kind", { kind: "drone" }, "kind", "Must be one of: pickup, delivery, table"],
  [
    "paid in another way",
    { kind: "table", tableName: "7", pays: "later" },
    "pays",
    "Must be one of: byCard, onHandover",
  ],
  [
    "below the minimum",
    { kind: "delivery", ...address, dishes: [{ id: "zobo", quantity: 1 }] },
    "kind",
    "The dishes cost less than the minimum for a delivery",
  ],
])("an order %s is refused by its field and not stored", async (_, changed, field, message) => {
  const { status, body } = await post(place, { body: orderBody("refused-one", changed) });
  expect([status, body.fields[field]]).toEqual([422, expect.stringContaining(message)]);
  expect(await db.order.count()).toBe(0);
});

test("the same key with another address is another order, which is refused", async () => {
  const first = orderBody("the-same-key", { kind: "delivery", ...address });
  const { body } = await post(place, { body: first });
  expect((await post(place, { body: first })).body.order.id).toBe(body.order.id);
  expect((await post(place, { body: { ...first, street: "Other Street 2" } })).status).toBe(409);
  expect(await db.order.count()).toBe(1);
});

test("an order by terms that were just changed is refused, and priced by the new ones when it is repeated", async () => {
  const sent = orderBody("just-changed", { kind: "delivery", ...address, shownTotalCents: 3847 });
  await post(place, { body: orderBody("reads-the-terms", { kind: "delivery", ...address }) });
  // As by another instance, whose change was not heard yet.
  const change = `UPDATE "Restaurant" SET "terms" = jsonb_set("terms", '{deliveryFee}', '300')`;
  await runStatement(`${change} WHERE "id" = 'order1'`, directDatabase());
  expect((await post(place, { body: sent })).status).toBe(409);
  const { status, body } = await post(place, { body: { ...sent, shownTotalCents: 3897 } });
  expect([status, body.order.deliveryCents]).toEqual([200, 300]);
});

test("a card is charged in the restaurant's currency alone", async () => {
  const items = [{ id: "zobo", quantity: 6 }];
  const cart = {
    restaurantId: "order1",
    ...guest,
    items,
    amount: 2394,
    kind: "pickup",
    phone: address.phone,
  };
  const wrong = await post(openPayment, { body: { ...cart, currency: "usd" } });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { currency: "Only eur is possible" }]);
  const { status, body } = await post(openPayment, { body: { ...cart, currency: "eur" } });
  expect([status, body.demo]).toEqual([200, true]);
});

test("a guest with a phone number or a table needs no email, one at the table no name", async () => {
  const { email: _, ...unreachable } = orderBody("picks-it-up", { kind: "pickup", phone: address.phone });
  expect((await post(place, { body: unreachable })).status).toBe(200);
  const { name: __, ...unnamed } = { ...unreachable, kind: "table", tableName: "7" };
  const seated = { ...unnamed, idempotencyKey: "sits-there" };
  const { status, body } = await post(place, { body: seated });
  expect(status).toBe(200);
  expect((await post(place, { body: { ...seated, email: "", name: "" } })).body.order).toEqual(body.order);
  expect((await get(list, { token: token() })).body.orders).toMatchObject([
    { email: "", name: "Guest", tableName: "7" },
    { email: "", name: "Ada" },
  ]);
  const { status: atDemo, body: refused } = await post(place, {
    body: { ...unreachable, restaurantId: "order2", idempotencyKey: "at-a-demo", kind: undefined },
  });
  expect([atDemo, refused.error, refused.fields]).toEqual([
    422,
    "email: Email is required",
    { email: "Email is required" },
  ]);
});

test("a restaurant that takes no cards is paid on handover", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...terms, paysByCard: false } } });
  const table = { kind: "table", tableName: "Window" };
  const { body } = await post(place, { body: orderBody("at-the-table", table) });
  expect(body.order).toMatchObject({ payment: "onHandover", tableName: "Window", kind: "table" });
  const { status, body: refused } = await post(place, {
    body: orderBody("paid-by-card", { ...table, pays: "byCard" }),
  });
  expect([status, Object.keys(refused.fields)]).toEqual([422, ["pays"]]);
});
