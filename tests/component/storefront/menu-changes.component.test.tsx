import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { emptyProfile } from "@/lib/business-profile/schema";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import type { Week } from "@/lib/restaurants/week/week";
import { clockText } from "@/lib/restaurants/week/words";
import { callRoute } from "@/tests/support/api/call";
import {
  cart,
  checkout,
  dish,
  expectCount,
  openOrderPage,
  ordersFrom,
  pay,
  payment,
  reload,
  setUpOrderPages,
} from "@/tests/support/component/storefront";
import { aDish } from "@/tests/support/restaurants/dish-table";

const { addDish, goToPayment, openCart, token, user } = setUpOrderPages();

let id: string;

beforeEach(async () => {
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Today's Table" } });
  id = body.restaurant.id;
  const target = { token: token(), params: { id } };
  const { menu } = (await callRoute("GET /menus/{id}", target)).body;
  const restaurant = { ...menu.content.restaurant, ...demoTerms, slug: "changing", isOpen: true };
  const dishes = [
    aDish("leek", "all-day", { name: "Leek Soup", priceCents: 650 }),
    aDish("pie", "all-day", { name: "Plum Pie", priceCents: 500 }),
  ];
  const content = { restaurant, categories: [{ id: "all-day", label: "All Day" }], dishes, optionGroups: [] };
  await callRoute("PUT /menus/{id}", { ...target, body: content });
  await callRoute("POST /menus/{id}/publish", target);
  await openOrderPage("/order/changing");
});

const menuNow = () => callRoute("GET /ordering/menus/{id}", { params: { id } });

test("a guest sees changed dishes by name before paying, and pays the shown total", async () => {
  const email = "changing@example.com";
  await addDish("Leek Soup", 2);
  await addDish("Plum Pie");
  await goToPayment({ email });
  // Past the product, which would announce it to the page.
  await db.dish.update({
    where: { restaurantId_id: { restaurantId: id, id: "leek" } },
    data: { priceCents: 750 },
  });
  await db.dish.delete({ where: { restaurantId_id: { restaurantId: id, id: "pie" } } });
  await waitFor(async () => expect((await menuNow()).body.dishes).toMatchObject([{ priceCents: 750 }]));
  await user().click(pay());
  await within(payment()).findByText("Leek Soup now costs $7.50 instead of $6.50.");
  await within(payment()).findByText(/Please look at your order again: nothing was charged\.$/);
  expect(payment()).toHaveTextContent("Plum Pie is no longer on the menu and was taken out.");
  expect(within(payment()).getByRole("heading", { name: "Pay $21.50" })).toBeVisible();
  expect(await ordersFrom(email)).toEqual([]);

  await user().click(pay());
  await within(payment()).findByText("Demo mode: Order placed successfully!");
  expect(await ordersFrom(email)).toEqual([2150]);
});

test("a restaurant that closes while its page is open shows it, keeps the cart and takes no orders until it opens", async () => {
  async function setOpen(isOpen: boolean) {
    await db.restaurant.update({ where: { id }, data: { isOpen } });
    await waitFor(async () => expect((await menuNow()).status).toBe(isOpen ? 200 : 422));
  }
  await addDish("Leek Soup", 2);

  await setOpen(false);
  await openCart();
  await within(cart()).findByText("Today's Table takes no orders just now. Your cart is kept.");
  expect(checkout()).toBeDisabled();
  await user().keyboard("{Escape}");
  expect(await screen.findByText("Today's Table takes no orders just now.")).toBeVisible();
  expect(dish("Plum Pie")).toHaveTextContent("Not just now");
  expect(screen.queryByRole("button", { name: "Add Plum Pie" })).toBeNull();

  await setOpen(true);
  await openCart();
  await waitFor(() => expect(checkout()).toBeEnabled());
  expect(cart()).not.toHaveTextContent("takes no orders");
  expect(cart()).toHaveTextContent("$13.00");
});

test("guests fill their cart while orders are paused, and order once they are taken again", async () => {
  const params = { id };
  await callRoute("POST /hours/{id}/pause", {
    token: token(),
    params,
    body: { reason: "The oven is cold" },
  });
  await waitFor(async () => expect((await menuNow()).body.hours?.pause).toBeTruthy());
  await addDish("Leek Soup");
  await openCart();
  await within(cart()).findByText(/^No orders for the moment: The oven is cold\. Your cart is kept\.$/);
  expect(checkout()).toBeDisabled();
  await user().keyboard("{Escape}");
  expect(await screen.findByText("No orders for the moment: The oven is cold.")).toBeVisible();
  await expectCount(1);

  await callRoute("DELETE /hours/{id}/pause", { token: token(), params });
  await waitFor(async () => expect((await menuNow()).body.hours?.pause ?? null).toBeNull());
  await openCart();
  await waitFor(() => expect(checkout()).toBeEnabled());
  expect(cart()).not.toHaveTextContent("No orders");
});

test("a page names the closing, and says without a script when it opens", async () => {
  const week = (spans: { from: number; to: number }[]) => Array.from({ length: 7 }, () => spans);
  const save = (hours: Week) =>
    callRoute("PUT /hours/{id}", { token: token(), params: { id }, body: { ...alwaysOpen, week: hours } });
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  // Open around now, and closed around now.
  const open = [{ from: Math.max(0, minute - 60), to: minute + 60 }];
  await save(week(open));
  await reload();
  expect(screen.getByText(`Open until ${clockText((minute + 60) % 1440)}`)).toBeVisible();
  await save(week([]));
  await reload();
  expect(screen.getByText("Closed now.")).toBeVisible();
});

test("the foot of a restaurant's page has the name of the business, once it has one", async () => {
  const foot = () => within(screen.getByRole("contentinfo"));
  expect(foot().queryByRole("link", { name: "Zur Linde" })).toBeNull();
  const body = { ...emptyProfile, name: "Zur Linde" };
  await callRoute("PUT /business-profile", { token: token(), body });
  await reload();
  expect(foot().getByRole("link", { name: "Zur Linde" })).toHaveAttribute("href", "/");
});
