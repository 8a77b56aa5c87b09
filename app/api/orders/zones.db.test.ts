import { beforeEach, expect, test } from "@jest/globals";
import { deliveryMapUrl } from "@/lib/orders/handover-words";
import { db } from "@/lib/platform/db/client";
import { type DeliveryZone, demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as addVoucher } from "../vouchers/route";
import { POST as place } from "./route";
import { POST as placeByStaff } from "./staff/route";

setUpTestDatabase();

/** Jollof Rice with Chicken is 15.99, Zobo 3.99. */
const near: DeliveryZone = {
  id: "near",
  label: "Near",
  postcodes: ["10115", "10117", "102*"],
  radiusKm: null,
  fee: 250,
  minimum: 1998,
  freeFrom: 3597,
};
const far: DeliveryZone = { ...near, id: "far", label: "Far", postcodes: ["10*"], fee: 600, freeFrom: null };

const terms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  orderKinds: ["pickup", "delivery"],
  deliveryFee: 900,
  deliveryMinimum: 5000,
  zones: [far, near],
  asksContact: true,
  paysOnHandover: true,
};

const address = { phone: "+49 30 123456", street: "Main Street 1", postalCode: "10115", locality: "Berlin" };
const guest = { email: "guest@example.com", name: "Ada" };
const dishes = (jollof: number, zobo = 1) => [
  { id: "jollof-chicken", quantity: jollof },
  { id: "zobo", quantity: zobo },
];
let key = 0;
const order = (changed: object = {}) => ({
  restaurantId: "order1",
  kind: "delivery",
  ...guest,
  ...address,
  dishes: dishes(1),
  ...changed,
});
const placed = (changed: object = {}) =>
  post(place, { body: { ...order(changed), idempotencyKey: `zone-${key++}-${Date.now()}` } });

let token: string;
const offer = (changed: Partial<Terms>) =>
  db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...terms, ...changed } } });
beforeEach(async () => {
  token = await configuredInstance();
  await offer({});
});

test.each<[string, object, number, number]>([
  ["exactly at the minimum", {}, 250, 2248],
  ["in another spelling", { postalCode: " 101-15 " }, 250, 2248],
  ["by the beginning of the postcode", { postalCode: "10243" }, 250, 2248],
  ["in the only zone that serves it", { postalCode: "10999" }, 600, 2598],
  ["just below the free amount", { dishes: dishes(1, 4) }, 250, 3445],
  ["exactly at the free amount", { dishes: dishes(2) }, 0, 3597],
])("a delivery %s costs the fee of the cheapest zone", async (_, changed, deliveryCents, totalCents) => {
  const { status, body } = await placed(changed);
  expect([status, body.order]).toMatchObject([200, { deliveryCents, totalCents }]);
});

test.each<[string, object, string, string]>([
  [
    "outside every zone",
    { postalCode: "99999" },
    "postalCode",
    "We don’t deliver to 99999. We deliver to all postcodes that begin with 10. You can pick up your order. Nothing was ordered.",
  ],
  [
    "without a postcode",
    { postalCode: "" },
    "postalCode",
    "The postal code is required. We deliver to all postcodes that begin with 10. You can pick up your order. Nothing was ordered.",
  ],
  [
    "below the minimum",
    { dishes: dishes(1, 0).slice(0, 1) },
    "kind",
    "Deliveries to 10115 start at €19.98: €3.99 to go. You can pick up your order. Nothing was ordered.",
  ],
])("a delivery %s is refused with the alternatives", async (_, changed, field, sentence) => {
  const { status, body } = await placed(changed);
  expect([status, body.error, Object.keys(body.fields)]).toEqual([422, sentence, [field]]);
  const { dishes: items, ...others } = order(changed);
  const paid = await post(openPayment, { body: { ...others, items, amount: 2248, currency: "eur" } });
  expect([paid.status, paid.body.error]).toEqual([422, sentence]);
  expect(await db.order.count()).toBe(0);
});

test("without pickup, a refusal offers none", async () => {
  await offer({ orderKinds: ["delivery"], zones: [near] });
  expect((await placed({ postalCode: "1" })).body.error).toBe(
    "We don’t deliver to 1. We deliver to 10115, 10117 and all postcodes that begin with 102. Nothing was ordered.",
  );
});

test("a discount counts: it brings dishes below the free amount, and below the minimum", async () => {
  const voucher = { restaurantId: "order1", code: "summer", kind: "percent", value: 1000 };
  expect((await post(addVoucher, { token, body: voucher })).status).toBe(200);
  const { body } = await placed({ dishes: dishes(2), voucher: "summer" });
  expect(body.order).toMatchObject({ discountCents: 360, deliveryCents: 250, totalCents: 3487 });
  const refused = await placed({ voucher: "summer" });
  expect([refused.status, refused.body.error]).toEqual([
    422,
    "Deliveries to 10115 start at €19.98: €2.00 to go. You can pick up your order. Nothing was ordered.",
  ]);
  expect(await db.order.count()).toBe(1);
});

test("an order that was shown another fee is not placed", async () => {
  const { status, body } = await placed({ postalCode: "10999", shownTotalCents: 2248 });
  expect([status, body.error]).toEqual([
    409,
    "The menu has just changed: the total is €25.98 now. Nothing was charged.",
  ]);
  expect(body.fields).toEqual({ shownTotalCents: "The total is €25.98 now" });
  expect(await db.order.count()).toBe(0);
  expect((await placed({ shownTotalCents: 2248 })).status).toBe(200);
});

test("a payment is checked with the fee of the zone", async () => {
  const { dishes: items, ...others } = order({ postalCode: "10999" });
  const pay = (amount: number) => post(openPayment, { body: { ...others, items, amount, currency: "eur" } });
  expect([(await pay(2598)).status, (await pay(2248)).status]).toEqual([200, 422]);
});

test("the staff delivers outside of the zones for the restaurant’s own fee, and below any minimum", async () => {
  const sold = async (changed: object) => {
    const { status, body } = await post(placeByStaff, {
      token,
      body: { ...order(changed), idempotencyKey: `staff-${key++}-${Date.now()}` },
    });
    return [status, body.order?.deliveryCents];
  };
  expect(await sold({ postalCode: "99999" })).toEqual([200, 900]);
  expect(await sold({ postalCode: "" })).toEqual([200, 900]);
  expect(await sold({ dishes: dishes(1, 0).slice(0, 1) })).toEqual([200, 250]);
});

test("a pickup needs no postcode, and a restaurant without zones delivers everywhere as before", async () => {
  expect((await placed({ kind: "pickup", postalCode: "" })).body.order).toMatchObject({ totalCents: 1998 });
  const { zones: _, ...older } = terms;
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...older, deliveryMinimum: 0 } } });
  expect((await placed({ postalCode: "" })).body.order).toMatchObject({ deliveryCents: 900 });
});

test("a zone by distance serves a guest who gives a point, which is stored with the order", async () => {
  const around = { ...near, postcodes: [], radiusKm: 3 };
  await offer({ zones: [around], deliveryPoint: { latitude: 52.52, longitude: 13.405 } });
  const at = (latitude: number) => placed({ postalCode: "", point: { latitude, longitude: 13.405 } });
  const { status, body } = await at(52.54);
  expect([status, body.order]).toMatchObject([200, { deliveryCents: 250 }]);
  expect(await db.order.findFirstOrThrow()).toMatchObject({ point: { latitude: 52.54, longitude: 13.405 } });
  const refused = await at(52.6);
  expect([refused.status, refused.body.error]).toEqual([
    422,
    "We don’t deliver to your location. We deliver up to 3 km from the restaurant. You can pick up your order. Nothing was ordered.",
  ]);
});

test("a point with a note replaces the address, and the staff sees it on a map", async () => {
  await offer({ zones: [] });
  const point = { latitude: 52.54, longitude: 13.405 };
  const at = (changed: object) =>
    placed({ street: "", locality: "", postalCode: "", dishes: dishes(4), point, ...changed });
  const silent = await at({});
  expect([silent.status, silent.body.fields]).toEqual([422, { note: "Please say how we find you" }]);
  expect(silent.body.codes).toEqual({ note: "invalid_buyer_info" });
  const elsewhere = await at({ note: "The red tent", kind: "pickup" });
  expect(elsewhere.status).toBe(200);
  expect((await at({ note: "The red tent" })).status).toBe(200);
  const { body } = await callRoute("GET /orders", { token, query: {} });
  const [delivery, pickup] = body.orders;
  expect(delivery).toMatchObject({ note: "The red tent", street: "", point });
  expect(pickup).not.toHaveProperty("point");
  if (!delivery) throw new Error("There is an order");
  expect(deliveryMapUrl(delivery)).toBe("https://www.google.com/maps/search/?api=1&query=52.54%2C%2013.405");
});

test("where zones are postcodes alone, a point doesn’t replace the postcode", async () => {
  const { status, body } = await placed({ postalCode: "", point: { latitude: 52.54, longitude: 13.405 } });
  expect([status, body.fields]).toEqual([422, { postalCode: "The postal code is required" }]);
});

test.each([
  ["beyond the pole", { latitude: 90.1, longitude: 0 }],
  ["without a longitude", { latitude: 1 }],
  ["as text", { latitude: "52", longitude: "13" }],
  ["with more than two numbers", { latitude: 52, longitude: 13, altitude: 1 }],
])("a point %s is refused", async (_, point) => {
  const { status, body } = await placed({ point });
  expect([status, Object.keys(body.fields)[0]]).toEqual([422, expect.stringMatching(/^point/)]);
  expect(await db.order.count()).toBe(0);
});
