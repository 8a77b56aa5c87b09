import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { getMenu, saveDraft } from "@/lib/restaurants/editor/drafts.server";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { administrator } from "@/tests/support/accounts/administrator";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { changedMenu } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { GET as find } from "./[id]/route";
import { POST as setStatus } from "./[id]/status/route";
import { GET as readBook } from "./book/route";
import { GET as list, POST as place } from "./route";

setUpTestDatabase();

/** 7 % for dishes and 19 % for drinks and the delivery, in the prices. */
const terms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  taxClasses: [
    { id: "food", label: "Food", pickup: 700, delivery: 700, table: 1900, categories: [] },
    { id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900, table: 1900, categories: ["drinks"] },
  ],
  orderKinds: ["pickup", "delivery", "table"],
  deliveryFee: 250,
  deliveryMinimum: 2000,
  deliveryTaxClass: "drinks",
  asksContact: true,
  paysOnHandover: true,
};

const address = { phone: "+49 30 123456", street: "Main Street 1", postalCode: "10115", locality: "Berlin" };
const guest = { email: "guest@example.com", name: "Ada" };
const input = (key: string, changed: object = {}) => ({
  restaurantId: "order1",
  ...guest,
  dishes: [
    { id: "jollof-chicken", quantity: 2 },
    { id: "zobo", quantity: 1 },
  ],
  idempotencyKey: key,
  ...changed,
});

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
});

test("a pickup is priced with the tax in it, and paid when it is handed over", async () => {
  const { status, body } = await post(place, {
    body: input("pick-it-up", {
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

  const { orders } = (await get(list, { token, query: "?kitchen=true" })).body;
  expect(orders).toMatchObject([
    { id, phone: address.phone, street: "", kind: "pickup", payment: "onHandover" },
  ]);
  const cancelled = await post(setStatus, {
    token,
    params: { id },
    body: { status: "cancelled", expected: "new" },
  });
  expect([cancelled.status, cancelled.body.order.refund]).toEqual([200, undefined]);
});

test("a delivery adds its fee with its tax, and keeps the address for the restaurant", async () => {
  const { status, body } = await post(place, { body: input("deliver-it", { kind: "delivery", ...address }) });
  expect([status, body.order]).toMatchObject([
    200,
    { payment: "demo", deliveryCents: 250, totalCents: 3847 },
  ]);
  expect(body.order.taxes[0]).toEqual({ basisPoints: 1900, taxable: 649, tax: 104 });
  const { orders } = (await get(list, { token })).body;
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
  const pickup = input("with-packaging", {
    kind: "pickup",
    pays,
    phone: address.phone,
    shownTotalCents: 3647,
  });
  const { body } = await post(place, { body: pickup });
  expect(body.order).toMatchObject({ deliveryCents: 50, totalCents: 3647 });
  expect(body.order.taxes[1]).toEqual({ basisPoints: 700, taxable: 3248, tax: 212 });
  const atTable = { kind: "table", pays, tableName: "7" };
  const refused = await post(place, { body: input("too-little", atTable) });
  expect([refused.status, refused.body.codes]).toEqual([422, { kind: "minimum_order_unmet" }]);
  const dishes = [{ id: "jollof-chicken", quantity: 3 }];
  const placed = (await post(place, { body: input("at-the-table", { ...atTable, dishes }) })).body.order;
  expect(placed).toMatchObject({ deliveryCents: 200, totalCents: 4997 });
  expect(placed.taxes).toEqual([{ basisPoints: 1900, taxable: 4997, tax: 798 }]);
  const { body: book } = await get(readBook, { token });
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
  const { status, body } = await post(place, { body: input("refused-one", changed) });
  expect([status, body.fields[field]]).toEqual([422, expect.stringContaining(message)]);
  expect(await db.order.count()).toBe(0);
});

test("the same key with another address is another order, which is refused", async () => {
  const first = input("the-same-key", { kind: "delivery", ...address });
  const { body } = await post(place, { body: first });
  expect((await post(place, { body: first })).body.order.id).toBe(body.order.id);
  expect((await post(place, { body: { ...first, street: "Other Street 2" } })).status).toBe(409);
  expect(await db.order.count()).toBe(1);
});

test("an order by terms that were just changed is refused, and priced by the new ones when it is repeated", async () => {
  const sent = input("just-changed", { kind: "delivery", ...address, shownTotalCents: 3847 });
  await post(place, { body: input("reads-the-terms", { kind: "delivery", ...address }) });
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
  const { email: _, ...unreachable } = input("picks-it-up", { kind: "pickup", phone: address.phone });
  expect((await post(place, { body: unreachable })).status).toBe(200);
  const { name: __, ...unnamed } = { ...unreachable, kind: "table", tableName: "7" };
  const seated = { ...unnamed, idempotencyKey: "sits-there" };
  const { status, body } = await post(place, { body: seated });
  expect(status).toBe(200);
  expect((await post(place, { body: { ...seated, email: "", name: "" } })).body.order).toEqual(body.order);
  expect((await get(list, { token })).body.orders).toMatchObject([
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
  const { body } = await post(place, { body: input("at-the-table", table) });
  expect(body.order).toMatchObject({ payment: "onHandover", tableName: "Window", kind: "table" });
  const { status, body: refused } = await post(place, {
    body: input("paid-by-card", { ...table, pays: "byCard" }),
  });
  expect([status, Object.keys(refused.fields)]).toEqual([422, ["pays"]]);
});

test("orders up to the highest number of the database are placed and added up, and larger ones refused", async () => {
  const dong = { ...terms, currency: "VND", paysByCard: false };
  const sell = (pricesIncludeTax: boolean) =>
    db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...dong, pricesIncludeTax } } });
  await sell(true);
  await db.dish.updateMany({ where: { restaurantId: "order1" }, data: { priceCents: 1_000_000_000 } });
  const { phone } = address;
  const placed = (key: string, quantity: number, kind = "pickup") =>
    post(place, {
      body: input(key, { kind, phone, tableName: "7", dishes: [{ id: "jollof-chicken", quantity }] }),
    });
  expect((await placed("two-billion", 2)).body.order).toMatchObject({ totalCents: 2_000_000_000 });
  expect((await placed("as-much-again", 2)).status).toBe(200);
  const [{ total }] = (await get(readBook, { token })).body.books;
  expect(total).toMatchObject({ grossCents: 4_000_000_000 });
  for (const quantity of [3, 50]) {
    const { status, body } = await placed(`too-much-${quantity}`, quantity);
    expect([status, body.error]).toEqual([
      422,
      "This order is too large to be placed at once. Nothing was ordered.",
    ]);
  }
  await sell(false);
  expect((await placed("with-tax", 2, "table")).status).toBe(422);
  expect(await db.order.count()).toBe(2);
});

test("an order has the rate of tax of its day, and its terms are compared as they are stored", async () => {
  const [food, ...others] = terms.taxClasses;
  const changed = (from: string) =>
    db.restaurant.update({
      where: { id: "order1" },
      data: {
        terms: {
          ...terms,
          taxClasses: [{ ...food, changes: [{ from, pickup: 500, delivery: 500, table: 500 }] }, ...others],
        },
      },
    });
  const taxesOf = async (key: string) =>
    (await post(place, { body: input(key, { kind: "pickup", phone: address.phone }) })).body.order.taxes;
  await changed("2999-01-01");
  expect(await taxesOf("before-the-day")).toMatchObject([{ basisPoints: 1900 }, { basisPoints: 700 }]);
  await changed("2020-01-01");
  expect(await taxesOf("after-the-day")).toMatchObject([
    { basisPoints: 1900, tax: 64 },
    { basisPoints: 500, taxable: 3198, tax: 152 },
  ]);
});

test("a published dish with a rate of its own is taxed at it, and its order keeps the rate", async () => {
  const content = await changedMenu("order1", ({ dishes, ...menu }) => ({
    ...menu,
    dishes: dishes.map((dish) => (dish.id === "jollof-chicken" ? { ...dish, taxClass: "drinks" } : dish)),
  }));
  await saveDraft("order1", content, administrator.email, null);
  await publishDraft("order1", administrator.email, null);
  expect((await getMenu("order1")).content).toEqual(content);
  const dishes = [{ id: "jollof-chicken", quantity: 2 }];
  const order = { kind: "pickup", phone: address.phone, pays: "onHandover", dishes };
  const { status, body } = await post(place, { body: input("own-rate", order) });
  expect([status, body.order.taxes]).toMatchObject([200, [{ basisPoints: 1900, taxable: 3198 }]]);
  await db.restaurant.update({
    where: { id: "order1" },
    data: { terms: { ...terms, pricesIncludeTax: false } },
  });
  const payment = { restaurantId: "order1", currency: "eur", kind: "pickup", ...guest, amount: 3806 };
  const items = [{ id: "jollof-chicken", quantity: 2 }];
  expect((await post(openPayment, { body: { ...payment, items } })).status).toBe(200);
  await db.dish.updateMany({ where: { id: "jollof-chicken" }, data: { taxClass: "" } });
  expect(await db.orderLine.findFirst({ select: { taxBasisPoints: true } })).toEqual({
    taxBasisPoints: 1900,
  });
});

test("cards are charged at most eight digits, before anything is stored, with what can be done instead", async () => {
  await db.dish.updateMany({ where: { id: "jollof-chicken" }, data: { priceCents: 50_000_000 } });
  const order = { kind: "pickup", phone: address.phone, pays: "byCard" };
  const dishes = (quantity: number) => [{ id: "jollof-chicken", quantity }];
  const refusal = async (key: string) => {
    const { status, body } = await post(place, { body: input(key, { ...order, dishes: dishes(2) }) });
    return [status, body.error, Object.keys(body.fields)];
  };
  const most = "Cards can be charged at most €999,999.99 at once.";
  expect(await refusal("too-much")).toEqual([
    422,
    `${most} Pay when you get the order, or order less. Nothing was ordered.`,
    ["pays"],
  ]);
  await db.restaurant.update({
    where: { id: "order1" },
    data: { terms: { ...terms, paysOnHandover: false } },
  });
  expect(await refusal("only-by-card")).toEqual([
    422,
    `${most} Please order less at once. Nothing was ordered.`,
    ["dishes"],
  ]);
  expect(await db.order.count()).toBe(0);
});
