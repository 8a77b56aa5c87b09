import { expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import type { MenuOption } from "@/lib/restaurants/options/options";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { pizzeria } from "@/tests/support/restaurants/options";
import { choose, setUpPizzeria } from "@/tests/support/restaurants/pizzeria";

setUpTestDatabase();
const { id, order, publish, token } = setUpPizzeria();

let count = 0;
async function codesOf(dishes: object[], more: object = {}) {
  const { body } = await order(`refused-${++count}`, dishes, more);
  for (const field of Object.keys(body.fields ?? {})) expect(body.codes).toHaveProperty([field]);
  return body.codes;
}
const pizza = (...chosen: object[]) => ({ id: "pizza", quantity: 1, chosen });
const soup = { id: "soup", quantity: 1 };

test("each problem of an order has its code at line and field", async () => {
  const codes = await codesOf([soup, pizza(choose("toppings", "Olives"), choose("toppings", "Olives"))]);
  expect(codes).toEqual({
    "dishes.1.chosen.1": "duplicate_modifier",
    "dishes.1.groups.size": "too_few_modifiers",
  });
  expect(await codesOf([pizza(choose("size", "Small"), choose("size", "giant"))])).toEqual({
    "dishes.0.chosen.1": "invalid_modifier",
    "dishes.0.groups.size": "too_many_modifiers",
  });
  expect(await codesOf([soup, { id: "stew", quantity: 1 }])).toEqual({ "dishes.1.id": "item_unavailable" });
  expect(await codesOf([soup], { shownTotalCents: 1 })).toEqual({ shownTotalCents: "totals_changed" });
  expect(await codesOf([soup], { voucher: "NONE" })).toEqual({ voucher: "discount_code_invalid" });
  expect(await codesOf([soup], { tipCents: 1 })).toEqual({ tipCents: "invalid_tip" });
  expect(await codesOf([soup], { kind: "table" })).toEqual({ kind: "invalid_fulfillment_method" });
});

test("a sold-out dish or option is named by its line", async () => {
  const restaurantId = id();
  const small = pizza(choose("size", "Small"), choose("toppings", "Olives"));
  await db.soldOutOption.create({ data: { restaurantId, groupId: "toppings", optionId: "Olives" } });
  const { body } = await order("sold-out-option", [soup, small]);
  expect(body).toMatchObject({
    fields: { "dishes.1.chosen": "Olives is sold out." },
    codes: { "dishes.1.chosen": "out_of_stock" },
  });
  await db.soldOutDish.create({ data: { restaurantId, dishId: "soup" } });
  expect(await codesOf([small, soup, { ...soup, note: "Hot" }])).toEqual({
    "dishes.1.id": "out_of_stock",
    "dishes.2.id": "out_of_stock",
  });
});

test("an option is not taken for one of another group with its name", async () => {
  const menu = pizzeria("pizza-corner");
  const named = ({ id, ...option }: MenuOption) => ({
    ...option,
    id,
    name: id === "Ham" ? "Small" : option.name,
  });
  const optionGroups = menu.optionGroups.map((group) => ({ ...group, options: group.options.map(named) }));
  await publish({ ...menu, optionGroups });
  await db.soldOutOption.create({
    data: { restaurantId: id(), groupId: "toppings", optionId: "Ham" },
    select: { optionId: true },
  });
  const small = choose("size", "Small");
  expect(await codesOf([pizza(small), pizza(small, choose("toppings", "Ham"))])).toEqual({
    "dishes.1.chosen": "out_of_stock",
  });
});

test("of a counted dish of which too few are left, each line is named", async () => {
  const stock = { left: 2, daily: 2, isShown: true };
  const { status } = await callRoute("PUT /ordering/stock", {
    token: token(),
    body: { restaurantId: id(), groupId: "", itemId: "soup", stock },
  });
  expect(status).toBe(200);
  expect(
    await codesOf([{ ...soup, quantity: 2 }, pizza(choose("size", "Small")), { ...soup, note: "Hot" }]),
  ).toEqual({
    "dishes.0.id": "out_of_stock",
    "dishes.2.id": "out_of_stock",
  });
});

test("below the minimum of a delivery, and at a closed restaurant", async () => {
  const { terms } = await db.restaurant.findUniqueOrThrow({ where: { id: id() } });
  await db.restaurant.update({
    where: { id: id() },
    data: { terms: { ...(terms as object), orderKinds: ["delivery"], deliveryMinimum: 5000 } },
  });
  expect(await codesOf([soup])).toEqual({ kind: "minimum_order_unmet" });
  await db.restaurant.update({ where: { id: id() }, data: { isOpen: false } });
  expect(await codesOf([soup])).toEqual({ restaurantId: "location_closed" });
});

test.each<[string, object[], object, Record<string, string>]>([
  ["no dish", [{ ...soup, quantity: 0 }], {}, { "dishes.0.quantity": "invalid_quantity" }],
  [
    "a negative quantity",
    [soup, { ...pizza(), quantity: -1 }],
    {},
    { "dishes.1.quantity": "invalid_quantity" },
  ],
  ["10⁹ dishes", [{ ...soup, quantity: 1e9 }], {}, { "dishes.0.quantity": "invalid_quantity" }],
  [
    "half an option",
    [pizza({ ...choose("size", "Small"), quantity: 0.5 })],
    {},
    { "dishes.0.chosen.0.quantity": "invalid_quantity" },
  ],
  [
    "an option without a group",
    [pizza({ option: "small" })],
    {},
    { "dishes.0.chosen.0.group": "invalid_modifier" },
  ],
  ["an unknown kind", [soup], { kind: "drone" }, { kind: "invalid_fulfillment_method" }],
  ["an unknown payment", [soup], { pays: "later" }, { pays: "invalid_payment_method" }],
  ["a negative tip", [soup], { tipCents: -1 }, { tipCents: "invalid_tip" }],
  ["no time", [soup], { dueAt: "soon" }, { dueAt: "time_unavailable" }],
  ["no email address", [soup], { email: "gil" }, { email: "invalid_buyer_info" }],
  [
    "a point beyond the pole",
    [soup],
    { point: { latitude: 91, longitude: 0 } },
    { "point.latitude": "invalid_buyer_info" },
  ],
])("%s has the code of its field, and nothing is stored", async (_, dishes, more, codes) => {
  expect(await codesOf(dishes, more)).toEqual(codes);
  expect(await db.order.count()).toBe(0);
});
