import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { dayName } from "@/lib/restaurants/week/words";
import { intercept, loseConnection, madeCalls, refusal } from "@/tests/support/component/api";
import { fill } from "@/tests/support/component/screen";
import { placeButton, searchDish, setUpTill } from "@/tests/support/component/till";
import { placedOrder } from "@/tests/support/orders/orders";
import { pizzaOptions } from "@/tests/support/restaurants/options";

const { openTab, openTill, user } = setUpTill();

const lineOf = (dish: string) => screen.getByRole("group", { name: `Quantity of ${dish}` });
const sentKeys = () =>
  madeCalls.flatMap(({ path, body }) =>
    path === "/orders/staff" ? [(body as { idempotencyKey: string }).idempotencyKey] : [],
  );

test("an order is taken by keyboard: quantities and names, then Ctrl and Enter", async () => {
  const field = await openTill(["pickup", "delivery"]);
  await user().click(field);
  await user().keyboard("{Enter}");
  expect(screen.getByText(/No dish yet/)).toBeVisible();
  await user().type(field, "2 jollof{Enter}zobo{Enter}");
  expect(lineOf("Jollof Rice with Chicken")).toHaveTextContent("2");
  expect(lineOf("Zobo")).toHaveTextContent("1");
  expect(placeButton()).toHaveTextContent("Place the order: $39.57");
  await user().click(screen.getByRole("checkbox", { name: "Paid at the counter" }));
  await user().keyboard("{Control>}{Enter}{/Control}");
  await screen.findByText(/^Order \d+ is in the kitchen: \$39.57$/);
  expect(screen.getByText(/No dish yet/)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  const [order] = await db.order.findMany();
  expect(order).toMatchObject({ kind: "pickup", name: "Guest", isPaidAtCounter: true, totalCents: 3957 });
});

test("a dish without options gets a note, which stays with its line", async () => {
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "2 zobo{Enter}");
  await user().click(screen.getByRole("button", { name: "Add a note Zobo" }));
  const dialog = await screen.findByRole("dialog", { name: "Zobo" });
  fill(within(dialog).getByLabelText("Note for the kitchen"), "Without ice ");
  await user().click(within(dialog).getByRole("button", { name: "Change $7.98" }));
  await waitFor(() => expect(screen.getByText("“Without ice”")).toBeVisible());
  expect(field).toHaveFocus();
  await user().type(field, "zobo{Enter}");
  expect(screen.getByRole("button", { name: "Change Zobo" })).toBeVisible();
  await user().click(placeButton());
  await screen.findByText(/^Order \d+ is in the kitchen/);
  const lines = await db.orderLine.findMany({ orderBy: { position: "asc" } });
  expect(lines).toMatchObject([
    { dishId: "zobo", quantity: 2, note: "Without ice" },
    { dishId: "zobo", quantity: 1, note: "" },
  ]);
});

test("a dish with sizes is found with its lowest price, also in the sizes of its own", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions } });
  const dish = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
  await db.dish.update({ where: dish, data: { optionGroups: ["size"], sizePrices: { Small: 50 } } });
  await openTill(["pickup", "delivery"]);
  expect(await screen.findByRole("option", { name: /Zobo/ })).toHaveTextContent(/from \$4.49$/);
  expect(screen.getByRole("option", { name: /Jollof Rice with Chicken/ })).toHaveTextContent(/Mains\$15.99$/);
});

test("the options of a dish are chosen in a dialog, which adds it and sends nothing", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions.slice(1, 2) } });
  const dish = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
  await db.dish.update({ where: dish, data: { optionGroups: ["toppings"] } });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "jollof{Enter}2 zobo{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Zobo" }));
  await user().click(dialog.getByRole("checkbox", { name: /^Ham/ }));
  await user().keyboard("{Control>}{Enter}{/Control}");
  await user().click(dialog.getByRole("button", { name: /^Add/ }));
  await waitFor(() => expect(lineOf("Zobo")).toHaveTextContent("2"));
  expect(lineOf("Jollof Rice with Chicken")).toHaveTextContent("1");
  expect(sentKeys()).toEqual([]);
  await user().click(placeButton());
  await screen.findByText(/^Order \d+ is in the kitchen/);
  expect(await db.order.count()).toBe(1);
});

test("an order on the telephone is for a later time", async () => {
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo{Enter}");
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fill(screen.getByLabelText("For a later time"), `${day}T19:05`);
  await user().click(placeButton());
  await screen.findByText(/^Order \d+ is in the kitchen/);
  expect(await db.order.findFirstOrThrow()).toMatchObject({ dueAt: new Date(`${day}T19:05:00Z`) });
  expect(screen.getByLabelText("For a later time")).toHaveValue("");
});

test("a dish outside the times of its category is named and warned of, and placed", async () => {
  // Times on the day after tomorrow only.
  const day = (new Date(Date.now() + 2 * 86_400_000).getUTCDay() + 6) % 7;
  const times = Array.from({ length: 7 }, (_, one) => (one === day ? [{ from: 690, to: 870 }] : []));
  await db.category.update({
    where: { restaurantId_id: { restaurantId: "order1", id: "drinks" } },
    data: { times },
  });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo");
  expect(await screen.findByRole("option", { name: /Zobo/ })).toHaveTextContent("Drinks · Not offered now");
  await user().keyboard("{Enter}");
  const warning = `Drinks is offered ${dayName(day)} 11:30–14:30. Guests couldn’t order this themselves now.`;
  expect(screen.getByText(warning)).toBeVisible();
  const later = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  fill(screen.getByLabelText("For a later time"), `${later}T19:05`);
  expect(screen.queryByText(warning)).toBeNull();
  fill(screen.getByLabelText("For a later time"), "");
  await user().click(placeButton());
  await screen.findByText(/^Order \d+ is in the kitchen/);
});

test("a guest is found by phone number, and the address is filled in", async () => {
  const known = { name: "Ada Obi", phone: "+234 171 2345678", street: "Mill Lane 1", locality: "Lagos" };
  const { id } = await placedOrder();
  await db.order.update({ where: { id }, data: { ...known, phoneKey: "12345678" } });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo{Enter}");
  await user().click(screen.getByRole("button", { name: "Delivery" }));
  await user().click(placeButton());
  expect(await screen.findByText("Street and number are required")).toBeVisible();
  await user().type(screen.getByLabelText("Phone"), "0171 2345678");
  await user().click(await screen.findByRole("button", { name: /Ada Obi/ }));
  expect(screen.getByLabelText("Name")).toHaveValue("Ada Obi");
  expect(screen.getByLabelText("Street and number")).toHaveValue("Mill Lane 1");
  await user().click(placeButton());
  await screen.findByText(/is in the kitchen/);
  const orders = await db.order.findMany({ where: { phoneKey: "12345678" } });
  expect(orders.map(({ kind, street }) => [kind, street])).toEqual([
    ["delivery", "Mill Lane 1"],
    ["delivery", "Mill Lane 1"],
  ]);
});

test("after a lost answer and a refusal the order stays, and the same key is sent", async () => {
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo{Enter}");
  intercept("POST /orders/staff", async (_, answer) => {
    await answer();
    return loseConnection();
  });
  await user().click(placeButton());
  await screen.findByText(/The answer was lost/);
  intercept("POST /orders/staff", () => refusal(409, { error: "Zobo is sold out. Nothing was charged." }));
  await user().click(placeButton());
  await screen.findByText("Zobo is sold out. Nothing was charged.");
  expect(lineOf("Zobo")).toHaveTextContent("1");
  intercept("POST /orders/staff", () => undefined);
  await user().click(placeButton());
  await screen.findByText(/is in the kitchen/);
  expect(new Set(sentKeys()).size).toBe(1);
  expect(await db.order.count()).toBe(1);
});

test("a voucher reduces the total, is used by the order and gone with the next one", async () => {
  await db.voucher.create({
    data: {
      id: "once",
      restaurantId: "order1",
      code: "ONCE",
      currency: "USD",
      kind: "percent",
      value: 1000,
      maxUses: 1,
    },
  });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo{Enter}");
  const code = await screen.findByLabelText("Voucher");
  await user().type(code, "other{Enter}");
  await screen.findByText("There is no such voucher");
  await user().clear(code);
  await user().type(code, "once{Enter}");
  await screen.findByText(/10% off the dishes/);
  expect(placeButton()).toHaveTextContent("Place the order: $3.95");
  await db.voucher.update({ where: { id: "once" }, data: { uses: 1 } });
  await user().click(placeButton());
  await screen.findByText("This voucher was used before");
  expect(screen.getByLabelText("Voucher")).toHaveValue("ONCE");
  expect(placeButton()).toHaveTextContent("Place the order: $4.39");
  await db.voucher.update({ where: { id: "once" }, data: { uses: 0 } });
  await user().click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText(/10% off the dishes/);
  await user().click(placeButton());
  await screen.findByText(/is in the kitchen: \$3.95/);
  expect(screen.queryByText(/10% off the dishes/)).toBeNull();
  expect(screen.getByLabelText("Voucher")).toHaveValue("");
  expect(await db.order.findMany()).toMatchObject([
    { voucherCode: "ONCE", discountCents: 40, totalCents: 395 },
  ]);
  expect(await db.voucher.findFirst()).toMatchObject({ uses: 1 });
});

test("a dish for other kinds of order is named, and the order isn't placed", async () => {
  await db.dish.updateMany({ where: { restaurantId: "order1", id: "zobo" }, data: { kinds: ["delivery"] } });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo{Enter}");
  expect(screen.getByText("Only for delivery")).toBeVisible();
  expect(placeButton()).toBeDisabled();
  await user().click(screen.getByRole("button", { name: "Delivery" }));
  expect(screen.queryByText("Only for delivery")).toBeNull();
  expect(placeButton()).toBeEnabled();
});

test("a sold-out dish can't be added", async () => {
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo");
  expect(screen.getByRole("option", { name: /Zobo/ })).toHaveAttribute("aria-disabled", "true");
  await user().keyboard("{Enter}");
  expect(screen.getByText(/No dish yet/)).toBeVisible();
});

test("the allergens of a dish are shown where it is found and where it is taken", async () => {
  await db.dish.updateMany({
    where: { restaurantId: "order1", id: "zobo" },
    data: { allergens: "Hibiscus" },
  });
  const field = await openTill(["pickup", "delivery"]);
  await user().type(field, "zobo");
  expect(await screen.findByRole("option", { name: /Zobo.*Allergens: Hibiscus/ })).toBeVisible();
  await user().type(field, "{Enter}");
  expect(lineOf("Zobo").closest("li")).toHaveTextContent("ZoboAllergens: Hibiscus");
});

test("a delivery costs the fee of the zone of its postcode, and outside of the zones the restaurant's own", async () => {
  const zone = {
    id: "near",
    label: "Near",
    postcodes: ["101*"],
    radiusKm: null,
    fee: 250,
    minimum: 700,
    freeFrom: null,
  };
  const terms = { ...demoTerms, orderKinds: ["delivery"], asksContact: true, zones: [zone] };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  await openTab("orders", "/admin?tab=orders&view=till");
  await user().type(await searchDish(), "zobo{Enter}");
  expect(placeButton()).toHaveTextContent("Place the order: $9.39");
  expect(screen.getByText(/^Without a postal code/)).toBeVisible();
  await user().type(screen.getByLabelText("Postal code"), "101 15");
  expect(placeButton()).toHaveTextContent("Place the order: $6.89");
  expect(screen.getByText("Zone: Near")).toBeVisible();
  expect(screen.getByText(/^\$3.01 below the minimum order/)).toBeVisible();
  await user().type(screen.getByLabelText("Phone"), "0171 2345678");
  await user().type(screen.getByLabelText("Street and number"), "Mill Lane 1");
  await user().type(screen.getByLabelText("Town"), "Lagos");
  await user().click(placeButton());
  await screen.findByText(/^Order \d+ is in the kitchen: \$6.89$/);
  expect(await db.order.findFirstOrThrow()).toMatchObject({ deliveryCents: 250, postalCode: "101 15" });
});
