import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placed, restaurantId, setUpVouchers, usesOf } from "@/tests/support/orders/vouchers";
import { POST as check } from "../ordering/vouchers/check/route";
import { GET as offered } from "../ordering/vouchers/route";
import { POST as change } from "../vouchers/[id]/route";
import { GET as find } from "./[id]/route";
import { POST as setStatus } from "./[id]/status/route";

setUpTestDatabase();
const { addVoucher, token } = setUpVouchers();

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
  const { body } = await post(change, { token: token(), params: { id }, body: { isActive: false } });
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
    post(setStatus, { token: token(), params: { id: order.id }, body: { status, expected } });
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
