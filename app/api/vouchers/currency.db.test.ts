import { expect, test } from "@jest/globals";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { restaurantId, setUpVouchers } from "@/tests/support/orders/vouchers";

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
