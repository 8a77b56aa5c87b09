import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { keepTable } from "@/components/storefront/at-table/stored-table";
import { db } from "@/lib/platform/db/client";
import { answersRead, intercept, keepCookies, madeCalls } from "@/tests/support/component/api";
import {
  cart,
  checkout,
  findInCart,
  noCart,
  openOrderPage,
  reload,
  setUpOrderPages,
  sums,
} from "@/tests/support/component/storefront";
import {
  codeOf,
  openTable,
  orderAtTable,
  serveTables,
  sitDown,
  tableTerms,
  window1,
} from "@/tests/support/tables/tables";

const { addDish, openCart, user } = setUpOrderPages();

/** Zobo is 3.99. */
beforeEach(async () => {
  keepCookies();
  await serveTables();
  const terms = { ...tableTerms, paysByCard: false, tableFee: 150, tableMinimum: 500 };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  await openTable(window1);
  await fetch("/api/tables/seat", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: await codeOf(window1) }),
  });
  keepTable({ restaurantId: "order1", tableName: "Window 1" });
  await openOrderPage();
});

const dialog = () => screen.getByRole("dialog", { name: /^Order for |^Thank you/ });
const place = () => within(dialog()).getByRole("button", { name: "Order and pay on receipt" });

async function goToOrder() {
  await user().click(checkout());
  await within(dialog()).findByText("Window 1");
}

test("the first order of a sitting has the fee and the minimum of the table, the guest’s next one has none", async () => {
  await addDish("Zobo");
  await openCart();
  await findInCart("At the table from €5.00: €1.01 to go.");
  await user().click(within(cart()).getByRole("button", { name: "One Zobo more" }));
  expect(sums()).toEqual(["€7.98", "€1.50", "€9.48", "€0.73"]);
  await goToOrder();
  await user().click(place());
  await screen.findByRole("dialog", { name: /^Thank you/ });
  await noCart();

  await addDish("Zobo");
  await openCart();
  await waitFor(() => expect(sums()).toEqual(["€3.99", "€3.99", "€0.36"]));
  await goToOrder();
  await user().click(place());
  await waitFor(async () => expect(await db.order.count()).toBe(2));
  const orders = await db.order.findMany({ select: { totalCents: true }, orderBy: { number: "asc" } });
  expect(orders).toEqual([{ totalCents: 948 }, { totalCents: 399 }]);
});

test("if another phone at the table is faster, nothing is ordered until the guest has seen the lower total", async () => {
  await addDish("Zobo", 2);
  await openCart();
  await goToOrder();
  const other = await orderAtTable(await sitDown(window1), { dishes: [{ id: "zobo", quantity: 2 }] });
  expect(other.status).toBe(200);
  await user().click(place());
  await screen.findByText(/^The orders of this table have just changed: the total is €7\.98 now\./);
  await screen.findByRole("dialog", { name: "Order for €7.98" });
  expect(await db.order.count()).toBe(1);
  await user().click(place());
  await screen.findByRole("dialog", { name: /^Thank you/ });
  const orders = await db.order.findMany({ select: { totalCents: true }, orderBy: { number: "asc" } });
  expect(orders).toEqual([{ totalCents: 948 }, { totalCents: 798 }]);
});

/** Opens the page in a tab that doesn't know the table, such as one whose storage is blocked. */
async function openElsewhere() {
  keepTable(null);
  await reload();
  await openCart();
  await user().click(within(cart()).getByRole("button", { name: "At the table" }));
}

test.each(["opened", "typed"] as const)(
  "a phone with a seat has its terms in another tab, too, where tables are %s",
  async (tableOrders) => {
    const { terms } = await db.restaurant.findUniqueOrThrow({
      where: { id: "order1" },
      select: { terms: true },
    });
    await serveTables(tableOrders);
    await db.restaurant.update({ where: { id: "order1" }, data: { terms: terms ?? {} } });
    const other = await orderAtTable(await sitDown(window1), { dishes: [{ id: "zobo", quantity: 2 }] });
    expect(other.status).toBe(200);
    await addDish("Zobo");
    await openElsewhere();
    await waitFor(() => expect(sums()).toEqual(["€3.99", "€3.99", "€0.36"]));
    expect(checkout()).toBeEnabled();
    await goToOrder();
    await user().click(place());
    await screen.findByRole("dialog", { name: /^Thank you/ });
    expect(await db.order.count({ where: { tableName: "Window 1", totalCents: 399 } })).toBe(1);
  },
);

test("a slow earlier answer doesn’t replace a later one, and with orders nothing is asked again", async () => {
  await addDish("Zobo", 2);
  await answersRead();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    const restore = intercept("GET /tables/seat", async (_, answer) => {
      restore();
      const early = await answer();
      resolve();
      await released;
      return early;
    });
  });
  const closeCart = async () => {
    await user().click(within(cart()).getByRole("button", { name: "Close cart" }));
    await noCart();
  };
  await openCart();
  await asked;
  await orderAtTable(await sitDown(window1), { dishes: [{ id: "zobo", quantity: 2 }] });
  await closeCart();
  await openCart();
  await waitFor(() => expect(sums()).toEqual(["€7.98", "€7.98", "€0.73"]));
  release();
  await answersRead();
  expect(sums()).toEqual(["€7.98", "€7.98", "€0.73"]);

  const questions = () =>
    madeCalls.filter(({ method, path }) => `${method} ${path}` === "GET /tables/seat").length;
  const before = questions();
  await closeCart();
  await openCart();
  await answersRead();
  expect(questions()).toBe(before);
});

test("a guest without the code of a table is told to scan it before anything is filled in", async () => {
  keepCookies();
  await addDish("Zobo", 2);
  await openElsewhere();
  await findInCart("Scan the code on your table to order there, or order with the staff.");
  expect(checkout()).toBeDisabled();
  await user().click(within(cart()).getByRole("button", { name: "Pick up" }));
  expect(checkout()).toBeEnabled();
});
