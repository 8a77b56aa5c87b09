import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import type { StoredVoucher } from "@/lib/vouchers/schema";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placed, restaurantId, setUpVouchers } from "@/tests/support/orders/vouchers";

setUpTestDatabase();
const { addVoucher, token } = setUpVouchers();

/** Saves a draft in pounds and publishes it. */
async function publishInPounds() {
  const { content } = await getMenu(restaurantId);
  const target = { token: token(), params: { id: restaurantId } };
  const restaurant = { ...content.restaurant, currency: "GBP" };
  const { status } = await callRoute("PUT /menus/{id}", { ...target, body: { ...content, restaurant } });
  expect(status).toBe(200);
  return callRoute("POST /menus/{id}/publish", target);
}

test("a menu in another currency is not published while vouchers have amounts, which are named", async () => {
  const [{ id }] = (await addVoucher({ code: "five", kind: "amount", value: 500 })).body.vouchers;
  await addVoucher({ code: "lunch", minimumCents: 1000 });
  const two = await publishInPounds();
  expect([two.status, two.body.error]).toEqual([
    422,
    "The vouchers FIVE and LUNCH have amounts in USD, which would become ones in GBP. Switch them off before you publish. Nothing was published.",
  ]);
  const { vouchers } = (
    await callRoute("POST /vouchers/{id}", { token: token(), params: { id }, body: { isActive: false } })
  ).body;
  const { body } = await publishInPounds();
  expect(body.fields).toEqual({
    "restaurant.currency":
      "The voucher LUNCH has an amount in USD, which would become one in GBP. Switch it off before you publish.",
  });
  expect((await getMenu(restaurantId)).publishedVersion).toBe(1);
  for (const voucher of vouchers)
    await callRoute("POST /vouchers/{id}", {
      token: token(),
      params: { id: voucher.id },
      body: { isActive: false },
    });
  expect((await publishInPounds()).status).toBe(200);
});

test("of many vouchers the first are named", async () => {
  for (let number = 1; number <= 7; number++)
    await addVoucher({ code: `many${number}`, kind: "amount", value: 500 });
  expect((await publishInPounds()).body.error).toContain("MANY1, MANY2, MANY3, MANY4, MANY5 and 2 more have");
});

test("vouchers in percent, and those that can't be used any more, keep no menu from another currency", async () => {
  await addVoucher();
  await addVoucher({ code: "ended", kind: "amount", value: 500, validUntil: "2020-01-01T00:00:00.000Z" });
  expect((await publishInPounds()).status).toBe(200);
});

const switchVoucher = (id: string, isActive: boolean) =>
  callRoute("POST /vouchers/{id}", { token: token(), params: { id }, body: { isActive } });

test("a voucher with an amount in another currency is not switched on before its amount is entered again", async () => {
  const [{ id }] = (await addVoucher({ kind: "amount", value: 500 })).body.vouchers;
  await switchVoucher(id, false);
  expect((await publishInPounds()).status).toBe(200);
  const { status, body } = await switchVoucher(id, true);
  expect([status, body.error]).toEqual([
    409,
    "The voucher SUMMER has an amount in USD, and the menu has prices in GBP. Edit the voucher first.",
  ]);
  const { vouchers } = (await callRoute("GET /vouchers", { token: token(), query: { restaurantId } })).body;
  const shown = vouchers.find((one) => one.id === id);
  expect(shown?.currency).toBe("USD");
  const edited = { code: "SUMMER", kind: "amount", value: 400, updatedAt: shown?.updatedAt ?? "" } as const;
  await callRoute("PUT /vouchers/{id}", { token: token(), params: { id }, body: edited });
  expect((await switchVoucher(id, true)).status).toBe(200);
  expect((await placed("pounds")).body.order).toMatchObject({ currency: "GBP", discountCents: 400 });
});

test("an amount that was entered in another currency than guests see is refused", async () => {
  const five = { kind: "amount", value: 500 } as const;
  const inPounds = await addVoucher({ ...five, currency: "GBP" });
  const message = "Guests see prices in USD, and the amount is in GBP. Publish the menu first";
  expect([inPounds.status, inPounds.body]).toMatchObject([
    409,
    { error: `${message}. Nothing was saved.`, fields: { value: message } },
  ]);
  for (const currency of ["", "usd", "$", "EURO"])
    expect((await addVoucher({ ...five, currency })).body.fields).toEqual({
      currency: "A currency is three capital letters",
    });
  expect(await db.voucher.count()).toBe(0);
  expect((await addVoucher({ code: "tenth", currency: "GBP" })).status).toBe(200);
  const { vouchers } = (await addVoucher({ ...five, currency: "USD" })).body;
  const stored = vouchers.find((one: StoredVoucher) => one.code === "SUMMER");
  const edited = { code: "SUMMER", ...five, value: 600, currency: "GBP", updatedAt: stored?.updatedAt ?? "" };
  const { status } = await callRoute("PUT /vouchers/{id}", {
    token: token(),
    params: { id: stored?.id ?? "" },
    body: edited,
  });
  expect([status, await db.voucher.count({ where: { value: 600 } })]).toEqual([409, 0]);
});

test("a voucher that was added while a menu in another currency was published gives no discount", async () => {
  await addVoucher({ kind: "amount", value: 500 });
  await db.$executeRaw`UPDATE "Restaurant" SET "terms" = jsonb_set("terms", '{currency}', '"GBP"') WHERE "id" = ${restaurantId}`;
  const shown = { body: { restaurantId, code: "summer" } };
  expect((await callRoute("POST /ordering/vouchers/check", shown)).status).toBe(422);
  const { status, body } = await placed("race");
  expect([status, body.codes]).toEqual([422, { voucher: "discount_code_invalid" }]);
});
