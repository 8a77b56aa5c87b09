import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placed, restaurantId, setUpVouchers, terms } from "@/tests/support/orders/vouchers";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as giveBack } from "./[id]/refunds/route";
import { GET as readBook } from "./book/route";

setUpTestDatabase();
const { addVoucher, token } = setUpVouchers();

test("a payment has the discount in its amount", async () => {
  await addVoucher({ maxUses: 1 });
  const items = [{ id: "zobo", quantity: 2 }];
  const paid = { restaurantId, currency: "usd", email: "a@example.com", items, voucher: "summer" };
  expect((await post(openPayment, { body: { ...paid, amount: 790 } })).status).toBe(200);
  expect((await post(openPayment, { body: { ...paid, amount: 878 } })).status).toBe(422);
});

test("a payment with a voucher that can't be used is refused, except from the guest who used it", async () => {
  await addVoucher({ maxUses: 1 });
  await placed("used", { email: "own@example.com" });
  const pay = (email: string, voucher = "summer") =>
    post(openPayment, {
      body: {
        restaurantId,
        currency: "usd",
        email,
        items: [{ id: "zobo", quantity: 2 }],
        voucher,
        amount: 790,
      },
    });
  expect((await pay("own@example.com")).status).toBe(200);
  expect((await pay("other@example.com")).body.fields).toEqual({ voucher: "This voucher was used before" });
  await db.voucher.updateMany({ data: { isActive: false } });
  const [inactive, unknown] = [await pay("other@example.com"), await pay("other@example.com", "nothing")];
  expect([inactive.status, inactive.body.fields]).toEqual([422, unknown.body.fields]);
});

test("dishes are given back at their reduced price, and the book names the discount", async () => {
  await addVoucher({ kind: "amount", value: 101 });
  const { order } = (await placed("given-back", { pays: "onHandover" })).body;
  expect(order).toMatchObject({ discountCents: 101, taxCents: 70, totalCents: 767 });
  await db.order.update({ where: { id: order.id }, data: { status: "done" } });
  const back = (idempotencyKey: string) =>
    post(giveBack, {
      token: token(),
      params: { id: order.id },
      body: { lines: [{ position: 0, quantity: 1 }], reason: "Cold", idempotencyKey },
    });
  await back("first-dish");
  const { body } = await back("second-dish");
  expect(body.order.refunds.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
    383, 384,
  ]);
  const [{ total }] = (await get(readBook, { token: token() })).body.books;
  expect(total).toMatchObject({
    grossCents: 767,
    discountCents: 101,
    refundedCents: 767,
    refundedTaxCents: 70,
  });
});

test("an order that a voucher covers is placed without a payment, also at a restaurant that takes only cards", async () => {
  await db.restaurant.update({
    where: { id: restaurantId },
    data: { terms: { ...terms, paysOnHandover: false } },
  });
  await addVoucher({ value: 10_000 });
  const { status, body } = await placed("covered", { pays: "byCard", shownTotalCents: 0 });
  expect([status, body.order]).toMatchObject([
    200,
    { payment: "onHandover", totalCents: 0, discountCents: 798 },
  ]);
  expect((await placed("on-handover", { pays: "onHandover" })).status).toBe(422);
  const items = [{ id: "zobo", quantity: 2 }];
  const paid = { restaurantId, currency: "usd", email: "a@example.com", items, voucher: "summer", amount: 0 };
  expect((await post(openPayment, { body: paid })).body.fields).toEqual({
    amount: "There is nothing to pay",
  });
});
