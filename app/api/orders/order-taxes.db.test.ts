import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { getMenu, saveDraft } from "@/lib/restaurants/editor/drafts.server";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";
import { administrator } from "@/tests/support/accounts/administrator";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { address, guest, orderBody, setUpBistro, bistroTerms as terms } from "@/tests/support/orders/bistro";
import { changedMenu } from "@/tests/support/restaurants/menu-drafts";
import { POST as openPayment } from "../create-payment-intent/route";
import { POST as place } from "./route";

setUpTestDatabase();
setUpBistro();

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
    (await post(place, { body: orderBody(key, { kind: "pickup", phone: address.phone }) })).body.order.taxes;
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
  const { status, body } = await post(place, { body: orderBody("own-rate", order) });
  expect([status, body.order.taxes]).toMatchObject([200, [{ basisPoints: 1900, taxable: 3198 }]]);
  await db.restaurant.update({
    where: { id: "order1" },
    data: { terms: { ...terms, pricesIncludeTax: false } },
  });
  const { phone } = address;
  const payment = { restaurantId: "order1", currency: "eur", kind: "pickup", ...guest, phone, amount: 3806 };
  const items = [{ id: "jollof-chicken", quantity: 2 }];
  expect((await post(openPayment, { body: { ...payment, items } })).status).toBe(200);
  await db.dish.updateMany({ where: { id: "jollof-chicken" }, data: { taxClass: "" } });
  expect(await db.orderLine.findFirst({ select: { taxBasisPoints: true } })).toEqual({
    taxBasisPoints: 1900,
  });
});
