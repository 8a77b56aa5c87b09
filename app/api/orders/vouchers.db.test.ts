import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as check } from "../ordering/vouchers/check/route";
import { GET as offered } from "../ordering/vouchers/route";
import { POST as change, PUT as edit, DELETE as remove } from "../vouchers/[id]/route";
import { POST as add, GET as list } from "../vouchers/route";
import { POST as giveBack } from "./[id]/refunds/route";
import { GET as find } from "./[id]/route";
import { POST as setStatus } from "./[id]/status/route";
import { GET as readBook } from "./book/route";
import { POST as place } from "./route";

setUpTestDatabase();

const restaurantId = "order1";
const terms = { ...demoTerms, orderKinds: ["pickup"], paysOnHandover: true };

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await db.restaurant.update({ where: { id: restaurantId }, data: { terms } });
});

const addVoucher = (changed: object = {}) =>
  post(add, { token, body: { restaurantId, code: "summer", kind: "percent", value: 1000, ...changed } });

/** Orders two zobos for 7.98, with 0.80 tax. */
const placed = (key: string, changed: object = {}) =>
  post(place, {
    body: {
      restaurantId,
      email: "guest@example.com",
      name: "Ada",
      dishes: [{ id: "zobo", quantity: 2 }],
      idempotencyKey: `voucher-${key}`,
      voucher: "Summer",
      ...changed,
    },
  });

const usesOf = async (code = "SUMMER") =>
  (await db.voucher.findUniqueOrThrow({ where: { restaurantId_code: { restaurantId, code } } })).uses;

test("a voucher reduces the dishes before tax, in any case of its letters, and is counted once", async () => {
  await addVoucher();
  const { status, body } = await placed("first", { shownTotalCents: 790 });
  expect([status, body.order]).toMatchObject([
    200,
    { subtotalCents: 798, discountCents: 80, taxCents: 72, totalCents: 790, voucherCode: "SUMMER" },
  ]);
  expect((await placed("first", { shownTotalCents: 790 })).body.order).toEqual(body.order);
  expect((await get(find, { params: { id: body.order.id } })).body.order).toEqual(body.order);
  expect(await usesOf()).toBe(1);
  const [line] = await db.orderLine.findMany();
  expect(line).toMatchObject({ discountCents: 80, taxCents: 72 });
});

test("an order without a voucher has none of its fields", async () => {
  const { body } = await placed("without", { voucher: undefined });
  for (const field of ["discountCents", "voucherCode"]) expect(body.order).not.toHaveProperty(field);
});

test.each([
  ["is unknown", { code: "OTHER" }, "There is no such voucher"],
  ["is of another restaurant", { restaurantId: "order2" }, "There is no such voucher"],
  ["is not valid yet", { validFrom: "2099-01-01T00:00:00.000Z" }, "This voucher is not valid yet"],
  ["has ended", { validUntil: "2020-01-01T00:00:00.000Z" }, "This voucher is no longer valid"],
  ["needs more dishes", { minimumCents: 799 }, "This voucher needs dishes for $7.99 or more"],
])("a voucher that %s is refused with its field", async (_, changed, message) => {
  await addVoucher(changed);
  const { status, body } = await placed("refused");
  expect([status, body.fields]).toEqual([422, { voucher: message }]);
  expect(await db.order.count()).toBe(0);
});

test("an inactive voucher is answered as an unknown one, by orders and by the check", async () => {
  const [{ id }] = (await addVoucher()).body.vouchers;
  const query = `?restaurantId=${restaurantId}`;
  expect((await get(offered, { query })).body.hasVouchers).toBe(true);
  const checked = { body: { restaurantId, code: " summer " } };
  expect((await post(check, checked)).body.voucher).toEqual({
    code: "SUMMER",
    kind: "percent",
    value: 1000,
    minimumCents: 0,
  });
  const { body } = await post(change, { token, params: { id }, body: { isActive: false } });
  expect(body.vouchers).toMatchObject([{ code: "SUMMER", isActive: false, uses: 0 }]);
  expect((await get(offered, { query })).body.hasVouchers).toBe(false);
  const unknown = await post(check, { body: { restaurantId, code: "nothing" } });
  const inactive = await post(check, checked);
  expect([inactive.status, inactive.body.message, inactive.body.fields]).toEqual([
    422,
    unknown.body.message,
    unknown.body.fields,
  ]);
  expect((await placed("inactive")).body.fields).toEqual({ voucher: "There is no such voucher" });
});

test.each([
  ["switched off", { isActive: false }, false],
  ["used up", { maxUses: 2, uses: 2 }, false],
  ["used once of twice", { maxUses: 2, uses: 1 }, true],
  ["not valid yet", { validFrom: new Date("2099-01-01") }, false],
  ["ended", { validUntil: new Date("2020-01-01") }, false],
  ["valid", { validFrom: new Date("2020-01-01"), validUntil: new Date("2099-01-01") }, true],
])("a voucher that is %s decides whether guests are asked for one", async (_, data, hasVouchers) => {
  await addVoucher();
  await db.voucher.updateMany({ data });
  const { body } = await get(offered, { query: `?restaurantId=${restaurantId}` });
  expect(body.hasVouchers).toBe(hasVouchers);
});

test("a voucher for a single use gives one of many concurrent orders its discount, and the others are not stored", async () => {
  await addVoucher({ maxUses: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => placed(`rush-${index}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(49);
  expect([await db.order.count(), await db.orderLine.count(), await usesOf()]).toEqual([1, 1, 1]);
  const placedIndex = statuses.indexOf(200);
  expect((await placed(`rush-${placedIndex}`)).body.order).toEqual(answers[placedIndex]?.body.order);
});

test("concurrent repetitions of an order count once", async () => {
  await addVoucher({ maxUses: 5 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => placed("again")));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.order?.id}`)).size).toBe(1);
  expect([await db.order.count(), await usesOf()]).toEqual([1, 1]);
});

test("a cancelled order gives its use back, and takes it again if it is reopened", async () => {
  await addVoucher({ maxUses: 1 });
  const { order } = (await placed("cancelled", { pays: "onHandover" })).body;
  const step = (status: string, expected: string) =>
    post(setStatus, { token, params: { id: order.id }, body: { status, expected } });
  expect((await step("cancelled", "new")).status).toBe(200);
  expect(await usesOf()).toBe(0);
  expect((await step("new", "cancelled")).status).toBe(200);
  expect(await usesOf()).toBe(1);
  expect((await placed("another")).body.fields).toEqual({ voucher: "This voucher was used before" });
});

test("codes can't be tried without end", async () => {
  for (let tries = 0; tries < 60; tries += 1)
    await post(check, { body: { restaurantId, code: `guess-${tries}` } });
  await addVoucher();
  expect((await post(check, { body: { restaurantId, code: "summer" } })).status).toBe(429);
  expect((await placed("too-often")).status).toBe(429);
});

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
      token,
      params: { id: order.id },
      body: { lines: [{ position: 0, quantity: 1 }], reason: "Cold", idempotencyKey },
    });
  await back("first-dish");
  const { body } = await back("second-dish");
  expect(body.order.refunds.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
    383, 384,
  ]);
  const [{ total }] = (await get(readBook, { token })).body.books;
  expect(total).toMatchObject({
    grossCents: 767,
    discountCents: 101,
    refundedCents: 767,
    refundedTaxCents: 70,
  });
});

test("a code is there once for each restaurant, and only those who change menus change vouchers", async () => {
  expect((await addVoucher()).status).toBe(200);
  const again = await addVoucher({ code: "SUMMER" });
  expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ["code"]]);
  expect((await addVoucher({ code: "x" })).status).toBe(422);
  expect((await addVoucher({ code: "much", value: 10_001 })).status).toBe(422);
  expect((await addVoucher({ restaurantId: "nowhere" })).body.fields).toHaveProperty("restaurantId");
  const cook = (await signedInAs("kitchen")).token;
  const refused = { token: cook, body: { restaurantId, code: "mine", kind: "percent", value: 1 } };
  expect((await post(add, refused)).status).toBe(403);
  expect((await get(list, { token, query: `?restaurantId=${restaurantId}` })).body.vouchers).toHaveLength(1);
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

const edited = {
  code: "winter",
  kind: "amount",
  value: 250,
  minimumCents: 500,
  maxUses: 7,
  note: "For regulars",
};
const editVoucher = (id: string, body: object) => send(edit, "PUT", { token, params: { id }, body });
const deleteVoucher = (id: string) => send(remove, "DELETE", { token, params: { id } });

test("a voucher is changed once of two edits of the same values, and keeps its code and row once it was used", async () => {
  const [{ id, updatedAt }] = (await addVoucher()).body.vouchers;
  const answers = await Promise.all(
    [100, 200].map((value) => editVoucher(id, { ...edited, value, updatedAt })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { vouchers } = (await get(list, { token, query: `?restaurantId=${restaurantId}` })).body;
  expect(vouchers).toMatchObject([{ ...edited, code: "WINTER", value: expect.any(Number), validFrom: null }]);

  const { order } = (await placed("with-winter", { voucher: "winter", pays: "onHandover" })).body;
  expect(order).toMatchObject({ voucherCode: "WINTER" });
  const read = vouchers[0].updatedAt;
  const renamed = await editVoucher(id, { ...edited, code: "AUTUMN", updatedAt: read });
  expect([renamed.status, Object.keys(renamed.body.fields)]).toEqual([409, ["code"]]);
  expect((await deleteVoucher(id)).status).toBe(409);
  expect((await editVoucher(id, { ...edited, value: 300, updatedAt: read })).body.vouchers).toMatchObject([
    { code: "WINTER", value: 300, uses: 1 },
  ]);
  const cancel = { status: "cancelled", expected: "new" };
  await post(setStatus, { token, params: { id: order.id }, body: cancel });
  expect(await usesOf("WINTER")).toBe(0);
  expect((await deleteVoucher(id)).status).toBe(409);
});

test("an unused voucher is renamed, but not to another one's code, and deleted", async () => {
  await addVoucher({ code: "other" });
  const [{ id, updatedAt }] = (await addVoucher()).body.vouchers;
  const same = await editVoucher(id, { ...edited, code: "OTHER", updatedAt });
  expect([same.status, Object.keys(same.body.fields)]).toEqual([409, ["code"]]);
  expect((await editVoucher(id, { ...edited, updatedAt })).status).toBe(200);
  expect((await deleteVoucher(id)).body.vouchers).toMatchObject([{ code: "OTHER" }]);
  expect((await deleteVoucher(id)).status).toBe(404);
});

test("of two vouchers that are renamed to the same code at once, one is refused at its field", async () => {
  await addVoucher({ code: "first" });
  const { vouchers } = (await addVoucher({ code: "second" })).body;
  const answers = await Promise.all(
    vouchers.map(({ id, updatedAt }: { id: string; updatedAt: string }) =>
      editVoucher(id, { ...edited, code: "SAME", updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields).toEqual({ code: "There is a voucher with this code already" });
});
