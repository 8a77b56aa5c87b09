import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { findOrderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { press } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";

const { openOrders, token, undo, user } = setUpOrdersBoard();

const dishesOut = () => db.soldOutDish.findMany({ select: { dishId: true } });

/** Opens the kitchen with one ticket. */
async function openTicket(number: number) {
  await openOrders();
  await press(user(), /^Kitchen/);
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  return within(await kitchen.findByRole("article", { name: `Order ${number}` }));
}

/** An event of a finger; jsdom has no PointerEvent. */
const touch = (type: string, clientX: number, clientY: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
    pointerId: 1,
    pointerType: "touch",
    isPrimary: true,
  });

/** Swipes the line of a dish with a finger. @param by pixels, of a line of 300 */
async function swipe(ticket: ReturnType<typeof within>, dish: string, by: { x: number; y?: number }) {
  const find = () => ticket.getByText(dish).closest("[class*=touch-pan-y]") as HTMLElement | null;
  await waitFor(() => expect(find()).not.toBeNull());
  const line = find() as HTMLElement;
  line.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
  const at = (type: string, part: number) => touch(type, 280 + by.x * part, 20 + (by.y ?? 0) * part);
  fireEvent(line, at("pointerdown", 0));
  for (const part of [0.5, 1]) fireEvent(line, at("pointermove", part));
  fireEvent(line, at("pointerup", 1));
}

test("a short swipe shows the button, which marks the dish as sold out until it is undone", async () => {
  const ticket = await openTicket((await placedOrder()).number);
  await swipe(ticket, "Zobo", { x: -120 });
  expect(await dishesOut()).toEqual([]);
  await user().click(ticket.getByRole("button", { name: "Zobo: sold out" }));
  await ticket.findByText("Sold out by now");
  await waitFor(async () => expect(await dishesOut()).toEqual([{ dishId: "zobo" }]));
  await undo("Zobo is sold out");
  await waitFor(async () => expect(await dishesOut()).toEqual([]));
  await waitFor(() => expect(ticket.queryByText("Sold out by now")).toBeNull());
});

test("a full swipe marks the dish at once; scrolling and a small movement do nothing", async () => {
  const ticket = await openTicket((await placedOrder()).number);
  await swipe(ticket, "Zobo", { x: -40, y: 200 });
  await swipe(ticket, "Zobo", { x: -30 });
  expect(ticket.queryByRole("button", { name: /sold out/ })).toBeNull();
  expect(await dishesOut()).toEqual([]);
  await swipe(ticket, "Zobo", { x: -250 });
  await waitFor(async () => expect(await dishesOut()).toEqual([{ dishId: "zobo" }]));
  expect(ticket.queryByRole("button", { name: /Zobo/ })).toBeNull();
});

test("the menu of a ticket marks its dishes by the keyboard, and puts them back", async () => {
  const { number } = await placedOrder();
  const ticket = await openTicket(number);
  const more = ticket.getByRole("button", { name: `More for order ${number}` });
  more.focus();
  await user().keyboard("{Enter}");
  await user().click(await screen.findByRole("menuitem", { name: "Zobo: sold out" }));
  await waitFor(async () => expect(await dishesOut()).toEqual([{ dishId: "zobo" }]));
  expect(more).toHaveFocus();
  await user().keyboard("{Enter}");
  await user().click(await screen.findByRole("menuitem", { name: "Zobo: back on the menu" }));
  await waitFor(async () => expect(await dishesOut()).toEqual([]));
});

test("a ticket shows the guest’s note and the allergens of each dish before its options", async () => {
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Pizza Corner" } });
  const { id } = body.restaurant;
  const menu = pizzeria("pizza-corner");
  const dishes = menu.dishes.map((dish) => ({ ...dish, allergens: "Gluten, nitrite" }));
  await publishMenu(token(), id, { ...menu, dishes });
  const chosen = [
    { group: "size", option: "Large" },
    { group: "toppings", option: "Ham" },
  ];
  const placed = await callRoute("POST /orders", {
    body: {
      restaurantId: id,
      email: "guest@example.com",
      name: "Ada",
      idempotencyKey: "an-order-of-pizza",
      note: "",
      dishes: [{ id: "pizza", quantity: 1, chosen, note: "No nuts, please" }],
    },
  });
  const ticket = await openTicket(placed.body.order.number);
  const line = ticket.getByText("Pizza").closest("li");
  expect(line).toHaveTextContent("1 ×Pizza“No nuts, please”Allergens: Gluten, nitriteLargeHam");
  await user().keyboard("{Escape}");
  const row = await findOrderRow(placed.body.order.number);
  await user().click(within(row).getByRole("button", { name: /Details/ }));
  const sheet = await screen.findByRole("dialog", { name: `Order ${placed.body.order.number}` });
  expect(sheet).toHaveTextContent("1 × Pizza“No nuts, please”Allergens: Gluten, nitriteLarge");
});

test("a ticket multiplies the options of a dish by its quantity", async () => {
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Pizza Corner" } });
  const { id } = body.restaurant;
  await publishMenu(token(), id, pizzeria("pizza-corner"));
  const chosen = [
    { group: "size", option: "Large" },
    { group: "toppings", option: "Olives", quantity: 2 },
    { group: "toppings", option: "Ham" },
    { group: "without", option: "onions" },
  ];
  const placed = await callRoute("POST /orders", {
    body: {
      restaurantId: id,
      email: "guest@example.com",
      name: "Ada",
      idempotencyKey: "an-order-of-pizzas",
      note: "",
      dishes: [{ id: "pizza", quantity: 3, chosen }],
    },
  });
  const ticket = await openTicket(placed.body.order.number);
  const line = ticket.getByText("Pizza").closest("li");
  expect(line).toHaveTextContent("3 ×PizzaAllergens: Nitrite3 × Large6 × Olives (2 each)3 × HamNo onions");
});
