import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { intercept, loseConnection } from "@/tests/support/component/api";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { toastWith } from "@/tests/support/component/toast";
import { pizzaOptions } from "@/tests/support/restaurants/options";

const { openOrders, user } = setUpOrdersBoard();

test("the kitchen marks an option beneath the dishes of its restaurant", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions.slice(1, 2) } });
  const dish = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
  await db.dish.update({ where: dish, data: { optionGroups: ["toppings"] } });
  await openOrders();
  await user().click(screen.getByRole("button", { name: "Sold out" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out and stock" }));
  const [options] = await sheet.findAllByRole("region", { name: /^Options of / });
  const ham = within(options as HTMLElement).getByRole("switch", { name: /Ham/ });
  expect(ham).not.toBeChecked();
  expect(within(options as HTMLElement).queryByRole("switch", { name: /Truffle/ })).toBeNull();
  await user().click(ham);
  await waitFor(async () =>
    expect(await db.soldOutOption.findMany()).toEqual([
      { restaurantId: "order1", groupId: "toppings", optionId: "Ham" },
    ]),
  );
  await waitFor(() => expect(ham).toBeChecked());
  await user().click(ham);
  await waitFor(async () => expect(await db.soldOutOption.count()).toBe(0));
});

test("the kitchen counts a dish, each day anew, and stops counting it", async () => {
  await openOrders();
  await user().click(screen.getByRole("button", { name: "Sold out" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out and stock" }));
  const button = await sheet.findByRole("button", { name: "Count Zobo" });
  await user().click(button);
  const form = within(await sheet.findByRole("form", { name: "Stock of Zobo" }));
  await user().type(form.getByLabelText("Left"), "a few");
  await user().click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("A whole number from 0 to 10,000")).toBeVisible();
  expect(form.getByLabelText("Left")).toHaveFocus();
  await user().clear(form.getByLabelText("Left"));
  await user().type(form.getByLabelText("Left"), "4");
  await user().click(form.getByLabelText("Begin anew each business day"));
  await user().type(form.getByLabelText("Each day"), "20000");
  await user().click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("At most 10,000")).toBeVisible();
  expect(await db.stock.count()).toBe(0);
  await user().clear(form.getByLabelText("Each day"));
  await user().type(form.getByLabelText("Each day"), "20");
  await user().click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(button).toHaveTextContent("4"));
  expect(button).toHaveFocus();
  const zobo = sheet.getByRole("switch", { name: /^Zobo/ });
  expect(zobo).toHaveAccessibleDescription(/4 of 20 left today$/);
  expect(await db.stock.findMany()).toMatchObject([{ itemId: "zobo", amount: 20, isDaily: true }]);
  await user().click(button);
  await user().click(await sheet.findByRole("button", { name: "Stop counting" }));
  await waitFor(async () => expect(await db.stock.count()).toBe(0));
  await waitFor(() => expect(button).toHaveTextContent("Count"));
});

test("a dish of which none is left stays sold out, and the message says so", async () => {
  await db.stock.create({
    data: { restaurantId: "order1", groupId: "", itemId: "zobo", amount: 0, isDaily: false, isShown: false },
  });
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  await openOrders();
  await user().click(screen.getByRole("button", { name: "Sold out" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out and stock" }));
  const zobo = await sheet.findByRole("switch", { name: /^Zobo/ });
  expect(zobo).toHaveAccessibleDescription(/none left$/);
  await user().click(zobo);
  await toastWith("Zobo stays sold out: none is left. Count it again");
});

test("a dish that can’t be marked without a connection stays as it is, and the message says what guests see", async () => {
  await openOrders();
  await user().click(screen.getByRole("button", { name: "Sold out" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out and stock" }));
  const zobo = await sheet.findByRole("switch", { name: /^Zobo/ });
  const restore = intercept("POST /ordering/sold-out", loseConnection);
  await user().click(zobo);
  await toastWith(
    "Zobo was not changed, as the server can’t be reached. Guests still see it as before: press again when the connection is back.",
  );
  expect(zobo).not.toBeChecked();
  restore();
  await user().click(zobo);
  await waitFor(async () => expect(await db.soldOutDish.count()).toBe(1));
});
