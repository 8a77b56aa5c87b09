import { expect, test } from "@jest/globals";
import { POST as pay } from "@/app/api/create-payment-intent/route";
import { POST as order } from "@/app/api/orders/route";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { publishMenu, saveMenu } from "@/tests/support/restaurants/menu-calls";
import { changedMenu } from "@/tests/support/restaurants/menu-drafts";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET as getItems } from "./menus/[id]/route";

setUpTestDatabase();

const closed = {
  success: false,
  error: "This restaurant takes no orders just now.",
  fields: { restaurantId: "This restaurant takes no orders just now." },
};
const guest = { restaurantId: "order1", name: "Gil Guest", email: "guest@example.com" };
const ordered = (id: string, key: string) => ({
  body: { ...guest, dishes: [{ id, quantity: 1 }], idempotencyKey: key },
});

async function publish(token: string, isOpen: boolean, isWithoutZobo = false) {
  const content = await changedMenu("order1", (menu) => ({
    ...menu,
    restaurant: { ...menu.restaurant, isOpen },
    dishes: menu.dishes.filter(({ id }) => !isWithoutZobo || id !== "zobo"),
  }));
  await saveMenu(token, content);
  await publishMenu(token);
}

test("guests of a closed restaurant see that it is closed, until it is open again", async () => {
  const token = await configuredInstance();
  await publish(token, false);
  const menu = () => get(getItems, { params: { id: "order1" } });
  expect(await menu()).toMatchObject({ status: 422, body: closed });
  expect(await post(order, ordered("zobo", "while-closed-1"))).toMatchObject({ status: 422, body: closed });
  const cart = { restaurantId: "order1", items: [{ id: "zobo", quantity: 1 }], amount: 100, currency: "usd" };
  const paid = await post(pay, { body: { ...cart, email: guest.email, name: guest.name } });
  expect(paid).toMatchObject({ status: 422, body: closed });
  expect(await db.order.count()).toBe(0);
  expect((await get(getItems, { params: { id: "nowhere" } })).body.error).toBe("Unknown restaurant");

  await publish(token, true);
  expect((await menu()).status).toBe(200);
  expect((await post(order, ordered("zobo", "while-closed-1"))).status).toBe(200);
});

test("a placed order is returned again, although its dish is deleted and its restaurant closed", async () => {
  const token = await configuredInstance();
  const { body } = await post(order, ordered("zobo", "answer-got-lost"));
  await publish(token, true, true);
  expect(await post(order, ordered("zobo", "answer-got-lost"))).toMatchObject({ status: 200, body });
  expect((await post(order, ordered("zobo", "another-order"))).status).toBe(422);
  await publish(token, false);
  expect(await post(order, ordered("zobo", "answer-got-lost"))).toMatchObject({ status: 200, body });
  expect((await post(order, ordered("akara", "answer-got-lost"))).status).toBe(409);
  expect(await db.order.count()).toBe(1);
});

test("an order that is on its way while its restaurant closes is not stored", async () => {
  await configuredInstance();
  await get(getItems, { params: { id: "order1" } });
  await db.restaurant.update({ where: { id: "order1" }, data: { isOpen: false } });
  expect([409, 422]).toContain((await post(order, ordered("zobo", "on-its-way"))).status);
  expect(await db.order.count()).toBe(0);
});
