import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as giveBack } from "./[id]/refunds/route";
import { GET as find } from "./[id]/route";
import { GET as readBook } from "./book/route";
import { GET as EXPORT } from "./export/route";
import { POST as place } from "./route";

setUpTestDatabase();

/** A zobo is 3.99, with 0.40 tax, and its delivery 5.00. */
const terms = { ...demoTerms, asksTip: true, paysOnHandover: true };

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
});

const input = (key: string, changed: object = {}) => ({
  restaurantId: "order1",
  email: "guest@example.com",
  name: "Ada",
  dishes: [{ id: "zobo", quantity: 1 }],
  idempotencyKey: key,
  ...changed,
});
const placed = (key: string, changed: object = {}) => post(place, { body: input(key, changed) });

test("a tip is added to the total, outside of the tax, and stays with a repeated order", async () => {
  const tip = { tipCents: 60, shownTotalCents: 999 };
  const { status, body } = await placed("with-a-tip", tip);
  expect([status, body.order]).toMatchObject([
    200,
    { subtotalCents: 399, taxCents: 40, deliveryCents: 500, tipCents: 60, totalCents: 999 },
  ]);
  expect((await placed("with-a-tip", tip)).body.order).toEqual(body.order);
  expect((await get(find, { params: { id: body.order.id } })).body.order).toEqual(body.order);
  expect((await placed("with-a-tip", { tipCents: 50 })).status).toBe(409);
  expect((await placed("without-it", { shownTotalCents: 939 })).body.order).not.toHaveProperty("tipCents");
  expect((await get(EXPORT, { token })).body.split("\r\n")[2]).toMatch(/,0\.60,0\.00,"",,"",,$/);
});

test.each([
  ["negative", -1],
  ["a fraction", 0.5],
  ["higher than the dishes", 400],
])("a tip that is %s is refused with its field", async (_, tipCents) => {
  const { status, body } = await placed("wrong-tip", { tipCents });
  expect([status, Object.keys(body.fields)]).toEqual([422, ["tipCents"]]);
  expect(await db.order.count()).toBe(0);
});

test("a restaurant that doesn't ask for tips takes none, also not with a payment", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: demoTerms } });
  const { status, body } = await placed("no-tips-here", { tipCents: 60 });
  expect([status, body.fields]).toEqual([422, { tipCents: "This restaurant takes no tips with an order" }]);
  const paid = { amount: 999, currency: "usd", email: "a@example.com", restaurantId: "order1", tipCents: 60 };
  const items = [{ id: "zobo", quantity: 1 }];
  const refused = await post(openPayment, { body: { ...paid, items } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["tipCents"]]);
});

test("the amount of a payment has the tip in it", async () => {
  const paid = { currency: "usd", email: "a@example.com", restaurantId: "order1", tipCents: 60 };
  const items = [{ id: "zobo", quantity: 1 }];
  expect((await post(openPayment, { body: { ...paid, items, amount: 999 } })).status).toBe(200);
  expect((await post(openPayment, { body: { ...paid, items, amount: 939 } })).status).toBe(422);
});

test("a tip is in the book at 0 %, and can be given back, once", async () => {
  const { order } = (await placed("tip-given-back", { tipCents: 60, pays: "onHandover" })).body;
  await db.order.update({ where: { id: order.id }, data: { status: "done" } });
  const tipBack = (idempotencyKey: string) =>
    post(giveBack, {
      token,
      params: { id: order.id },
      body: { withTip: true, reason: "Nobody served it", idempotencyKey },
    });
  const { status, body } = await tipBack("give-tip-back");
  expect([status, body.order.refunds]).toMatchObject([
    200,
    [{ amountCents: 60, withTip: true, withDelivery: false, lines: [] }],
  ]);
  expect((await tipBack("give-tip-back")).body.refundId).toBe(body.refundId);
  const again = await tipBack("give-tip-back-again");
  expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ["withTip"]]);

  const [{ total }] = (await get(readBook, { token })).body.books;
  expect(total).toMatchObject({
    grossCents: 999,
    taxCents: 40,
    deliveryCents: 500,
    tipCents: 60,
    refundedCents: 60,
    refundedTaxCents: 0,
    rates: [
      { basisPoints: 1000, grossCents: 439, refundedCents: 0 },
      { basisPoints: 0, grossCents: 560, refundedCents: 60 },
    ],
  });
});
