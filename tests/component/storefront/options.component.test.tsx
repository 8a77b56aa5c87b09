import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { fill } from "@/tests/support/component/screen";
import {
  cart,
  cartButton,
  cartLine,
  dish,
  expectCount,
  findInCart,
  openOrderPage,
  reload,
  setUpOrderPages,
  sums,
} from "@/tests/support/component/storefront";
import { bistro } from "@/tests/support/restaurants/combos";
import { pizzeria } from "@/tests/support/restaurants/options";

const { addDish, openCart, user, token } = setUpOrderPages();
let id: string;

async function publish(content: ReturnType<typeof pizzeria>) {
  const target = { token: token(), params: { id } };
  await callRoute("PUT /menus/{id}", { ...target, body: content });
  await callRoute("POST /menus/{id}/publish", target);
}

beforeEach(async () => {
  id = (await callRoute("POST /menus", { token: token(), body: { name: "Pizza Corner" } })).body.restaurant
    .id;
  const menu = pizzeria("pizza-corner");
  await publish({ ...menu, restaurant: { ...menu.restaurant, asksContact: true, paysOnHandover: true } });
  await openOrderPage("/order/pizza-corner");
});

const sheet = () => within(screen.getByRole("dialog", { name: "Pizza" }));
const noSheet = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "Pizza" })).toBeNull());
const option = (name: RegExp) => sheet().getByLabelText(name);
const submit = (name: RegExp) => user().click(sheet().getByRole("button", { name }));

async function openPizza() {
  await addDish("Pizza");
  await screen.findByRole("dialog", { name: "Pizza" });
}

test("a dish is added with its options at the price that its dialog shows", async () => {
  expect(dish("Pizza")).toHaveTextContent("from $8.00");
  expect(dish("Soup")).not.toHaveTextContent("from");
  await openPizza();
  expect(option(/^Small/)).toBeChecked();
  await user().click(option(/^Large/));
  await user().click(option(/^Ham/));
  await user().click(sheet().getByRole("button", { name: "One Ham more" }));
  await user().click(option(/^onions/));
  expect(option(/^Truffle/)).toBeDisabled();
  fill(sheet().getByLabelText("Anything to tell the kitchen?"), "Well done");
  await submit(/^Add\s*\$13\.00$/);
  await noSheet();
  await expectCount(1);
  await openCart();
  expect(cartLine("Pizza")).toHaveTextContent("Large2 × HamNo onions“Well done”");
  expect(sums()[0]).toBe("$13.00");

  await reload();
  await openCart();
  expect(cartLine("Pizza")).toHaveTextContent("Large2 × HamNo onions“Well done”");
});

test("a missing choice is named at its group, which gets the focus, and nothing is added", async () => {
  await addDish("Half and Half");
  const dialog = within(await screen.findByRole("dialog", { name: "Half and Half" }));
  await user().click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByText("Choose 2 options for Halves.")).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText("Left")).toHaveFocus());
  await user().click(dialog.getByLabelText("Left"));
  await user().click(dialog.getByLabelText("Right"));
  await user().click(dialog.getByLabelText(/^Ham/));
  await user().click(dialog.getByRole("button", { name: /^Add\s*\$10\.00$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectCount(1);
});

test("a line is changed in the cart, and removed like any other", async () => {
  await openPizza();
  await submit(/^Add/);
  await openCart();
  await user().click(within(cart()).getByRole("button", { name: "Change Pizza" }));
  await screen.findByRole("dialog", { name: "Pizza" });
  await user().click(option(/^Large/));
  await submit(/^Change\s*\$11\.00$/);
  await noSheet();
  expect(cartLine("Pizza")).toHaveTextContent("Large");
  await user().click(within(cart()).getByRole("button", { name: "Remove Pizza" }));
  await findInCart("Your cart is empty");
});

test("an option that leaves the menu is named in the cart, not charged, and can be chosen again", async () => {
  await openPizza();
  await user().click(option(/^Ham/));
  await submit(/^Add/);
  await noSheet();
  await expectCount(1);
  const menu = pizzeria("pizza-corner");
  await publish({
    ...menu,
    optionGroups: menu.optionGroups.map((group) => ({
      ...group,
      options: group.options.filter(({ name }) => name !== "Ham"),
    })),
  });
  await reload();
  await expectCount(0);
  await user().click(cartButton());
  await findInCart("This option is not on the menu any more.");
  await user().click(within(cart()).getByRole("button", { name: "Change Pizza" }));
  await screen.findByRole("dialog", { name: "Pizza" });
  await submit(/^Change\s*\$8\.00$/);
  await noSheet();
  expect(sums()[0]).toBe("$8.00");
});

test("a dish without options gets a note in the cart", async () => {
  await addDish("Soup");
  await openCart();
  await user().click(within(cart()).getByRole("button", { name: "Add a note Soup" }));
  const form = within(await screen.findByRole("dialog", { name: "Soup" }));
  fill(form.getByLabelText("Anything to tell the kitchen?"), "Not too hot");
  await user().click(form.getByRole("button", { name: /^Change/ }));
  await waitFor(() => expect(cartLine("Soup")).toHaveTextContent("Not too hot"));
  expect(within(cart()).getByRole("button", { name: "Change Soup" })).toBeVisible();
});

test("the order has the chosen options and the note", async () => {
  await openPizza();
  await user().click(option(/^Large/));
  await submit(/^Add/);
  await openCart();
  await user().click(within(cart()).getByRole("button", { name: "Place Order" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Pay/ }));
  await user().click(await dialog.findByRole("button", { name: /^On delivery/ }));
  await user().click(screen.getByRole("button", { name: "Order and pay on receipt" }));
  const form = within(screen.getByRole("dialog", { name: /^Order for/ }));
  for (const [label, text] of Object.entries({
    Email: "gil@example.com",
    Name: "Gil",
    Phone: "+49 30 123456",
    "Street and number": "Main Street 1",
    Town: "Berlin",
  }))
    fill(await form.findByLabelText(label), text);
  await user().click(form.getByRole("button", { name: "Order and pay on receipt" }));
  await screen.findByText(/^Order placed/);
  const stored = await db.orderLine.findFirstOrThrow();
  expect(stored).toMatchObject({ priceCents: 1100, options: [{ name: "Large", priceCents: 300 }] });
});

test("a combo is chosen of dishes, without those that are sold out, and its dishes are named in the cart", async () => {
  await publish(bistro("pizza-corner"));
  const body = { restaurantId: id, dishId: "cola", soldOut: true };
  await callRoute("POST /ordering/sold-out", { token: token(), body });
  await reload();
  expect(dish("Lunch menu")).toHaveTextContent("from €12.90");
  await addDish("Lunch menu");
  const dialog = within(await screen.findByRole("dialog", { name: "Lunch menu" }));
  expect(dialog.getByLabelText(/^Cola/)).toBeDisabled();
  await user().click(dialog.getByLabelText(/^Salad\s*\+€1\.50/));
  await user().click(dialog.getByLabelText(/^Water/));
  await user().click(dialog.getByRole("button", { name: /^Add\s*€14\.40$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openCart();
  expect(cartLine("Lunch menu")).toHaveTextContent("SaladWater");
  expect(sums()[0]).toBe("€14.40");

  await callRoute("POST /ordering/sold-out", { token: token(), body: { ...body, dishId: "water" } });
  await findInCart("Water is sold out.");
});

test("a dish and its dialog say what the dish contains; a dish without allergens says nothing", async () => {
  const menu = pizzeria("pizza-corner");
  const dishes = menu.dishes.map((one) => (one.id === "pizza" ? { ...one, allergens: "Milk, gluten" } : one));
  await publish({ ...menu, dishes });
  await reload();
  expect(dish("Pizza")).toHaveTextContent("Contains: Milk, gluten");
  expect(dish("Soup")).not.toHaveTextContent("Contains");
  await openPizza();
  expect(sheet().getByText("Contains: Milk, gluten")).toBeVisible();
});
