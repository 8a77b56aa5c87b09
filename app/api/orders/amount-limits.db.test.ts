import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { address, orderBody, setUpBistro, bistroTerms as terms } from "@/tests/support/orders/bistro";
import { GET as readBook } from "./book/route";
import { POST as place } from "./route";

setUpTestDatabase();
const token = setUpBistro();

test("orders up to the highest number of the database are placed and added up, and larger ones refused", async () => {
  const dong = { ...terms, currency: "VND", paysByCard: false };
  const sell = (pricesIncludeTax: boolean) =>
    db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...dong, pricesIncludeTax } } });
  await sell(true);
  await db.dish.updateMany({ where: { restaurantId: "order1" }, data: { priceCents: 1_000_000_000 } });
  const { phone } = address;
  const placed = (key: string, quantity: number, kind = "pickup") =>
    post(place, {
      body: orderBody(key, { kind, phone, tableName: "7", dishes: [{ id: "jollof-chicken", quantity }] }),
    });
  expect((await placed("two-billion", 2)).body.order).toMatchObject({ totalCents: 2_000_000_000 });
  expect((await placed("as-much-again", 2)).status).toBe(200);
  const [{ total }] = (await get(readBook, { token: token() })).body.books;
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

test("cards are charged at most eight digits, before anything is stored, with what can be done instead", async () => {
  await db.dish.updateMany({ where: { id: "jollof-chicken" }, data: { priceCents: 50_000_000 } });
  const order = { kind: "pickup", phone: address.phone, pays: "byCard" };
  const dishes = (quantity: number) => [{ id: "jollof-chicken", quantity }];
  const refusal = async (key: string) => {
    const { status, body } = await post(place, { body: orderBody(key, { ...order, dishes: dishes(2) }) });
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
