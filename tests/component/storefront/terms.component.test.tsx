import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { fill, press as pressButton } from "@/tests/support/component/screen";
import {
  cart,
  checkout,
  findInCart,
  openOrderPage,
  reload,
  setUpOrderPages,
  sums,
} from "@/tests/support/component/storefront";

const { addDish, openCart, user } = setUpOrderPages();

/** Jollof Rice with Chicken is 15.99, in which 7 % are tax. */
const terms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  taxClasses: [{ id: "food", label: "Food", pickup: 700, delivery: 700, table: 700, categories: [] }],
  orderKinds: ["pickup", "delivery", "table"],
  deliveryFee: 250,
  deliveryMinimum: 2000,
  deliveryTaxClass: "food",
  asksContact: true,
  paysOnHandover: true,
};
const dish = "Jollof Rice with Chicken";

beforeEach(async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  await openOrderPage();
});

const dialog = () => screen.getByRole("dialog", { name: /^(Pay|Order for) |^Nothing to pay|^Thank you/ });
const field = (label: string) => within(dialog()).getByLabelText(label);
const press = (name: string, of = dialog()) => pressButton(user(), name, within(of));

async function goToOrder() {
  await user().click(checkout());
  await within(dialog()).findByLabelText("Name");
}

const storedOrder = () => db.order.findFirstOrThrow({ orderBy: { number: "desc" } });

test("the cart is priced by the chosen kind of order, and shows the amount missing to the minimum of a delivery", async () => {
  expect(screen.getByText("€2.50 for delivery are added to an order. We deliver from €20.00.")).toBeVisible();
  await addDish(dish);
  await openCart();
  expect(sums()).toEqual(["€15.99", "€15.99", "€1.05"]);
  expect(cart()).toHaveTextContent("Includes 7% tax");

  await press("Delivery", cart());
  expect(sums()).toEqual(["€15.99", "€2.50", "€18.49", "€1.21"]);
  await findInCart("Delivery from €20.00: €4.01 to go.");
  expect(checkout()).toBeDisabled();
  await press(`One ${dish} more`, cart());
  expect(sums()).toEqual(["€31.98", "€2.50", "€34.48", "€2.26"]);
  expect(checkout()).toBeEnabled();
});

test("the cart has the fee of a pickup, and shows the amount missing to the minimum of an order at the table", async () => {
  const fees = { pickupFee: 50, tableFee: 200, tableMinimum: 2000 };
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...terms, ...fees } } });
  await reload();
  await addDish(dish);
  await openCart();
  expect(sums()).toEqual(["€15.99", "€0.50", "€16.49", "€1.05"]);
  expect(cart()).toHaveTextContent("Pickup fee");
  await press("At the table", cart());
  expect(cart()).toHaveTextContent("Service charge");
  await findInCart("At the table from €20.00: €4.01 to go.");
  expect(checkout()).toBeDisabled();
});

test("the browser can fill in the contact of each kind of order", async () => {
  await addDish(dish, 2);
  await openCart();
  await press("Delivery", cart());
  await goToOrder();
  const purposes = (labels: string[]) => labels.map((label) => field(label).getAttribute("autocomplete"));
  const address = ["Phone", "Street and number", "Postal code", "Town"];
  await press("On delivery");
  expect(purposes(["Email", "Name", ...address])).toEqual([
    ...["email", "name", "tel"],
    ...["address-line1", "postal-code", "address-level2"],
  ]);
});

test("a guest gives what a delivery needs, pays on delivery, and is remembered on the device if wanted", async () => {
  await addDish(dish, 2);
  await openCart();
  await press("Delivery", cart());
  await goToOrder();
  await press("On delivery");
  await within(dialog()).findByRole("heading", { name: "Order for €34.48" });
  await within(dialog()).findByRole("button", { name: "Order and pay on receipt" });
  expect(within(dialog()).queryByText("Card details")).toBeNull();
  fill(field("Email"), "no at");
  await press("Order and pay on receipt");
  await within(dialog()).findByText("Name is required");
  expect(dialog()).toHaveTextContent("Please enter a valid email address");
  fill(field("Email"), "gil@example.com");
  fill(field("Name"), "Gil");
  await within(dialog()).findByText("A phone number is required");
  expect(dialog()).toHaveTextContent("Street and number are required");
  expect(dialog()).toHaveTextContent("The town is required");
  expect(await db.order.count()).toBe(0);

  fill(field("Phone"), "+49 30 123456");
  fill(field("Street and number"), "Main Street 1");
  fill(field("Town"), "Berlin");
  fill(field("Note"), "Ring at Miller");
  await user().click(field("Remember my details on this device"));
  await press("Order and pay on receipt");
  await within(dialog()).findByText("Order placed. You pay when you get it.");
  expect(await storedOrder()).toMatchObject({
    payment: "onHandover",
    kind: "delivery",
    currency: "EUR",
    totalCents: 3448,
    phone: "+49 30 123456",
    street: "Main Street 1",
    postalCode: "",
    locality: "Berlin",
    note: "Ring at Miller",
  });

  await reload();
  await addDish(dish);
  await openCart();
  await goToOrder();
  expect(field("Phone")).toHaveValue("+49 30 123456");
  expect(field("Email")).toHaveValue("gil@example.com");
  expect(field("Note")).toHaveValue("");
  expect(within(dialog()).queryByLabelText("Town")).toBeNull();
});

test("a guest at a table names it alone, without email and name", async () => {
  await addDish(dish);
  await openCart();
  await press("At the table", cart());
  await goToOrder();
  await press("At the table");
  await within(dialog()).findByRole("button", { name: "Order and pay on receipt" });
  fill(field("Table"), "7");
  expect(within(dialog()).queryByLabelText("Phone")).toBeNull();
  expect(within(dialog()).queryByLabelText("Email")).toBeNull();
  await press("Order and pay on receipt");
  await waitFor(async () => expect(await db.order.count()).toBe(1));
  expect(await storedOrder()).toMatchObject({
    kind: "table",
    tableName: "7",
    phone: "",
    email: "",
    name: "Guest",
  });
  expect(window.localStorage.getItem("guest")).toBeNull();
});

test("a guest adds a tip of the dishes' price or an own amount, if the restaurant asks for it", async () => {
  await addDish(dish);
  await openCart();
  await goToOrder();
  expect(within(dialog()).queryByRole("group", { name: "Tip" })).toBeNull();
  await db.restaurant.update({ where: { id: "order1" }, data: { terms: { ...terms, asksTip: true } } });
  await reload();
  await openCart();
  await goToOrder();
  await press("At pickup");
  await within(dialog()).findByRole("heading", { name: "Order for €15.99" });
  await press("10%");
  await within(dialog()).findByRole("heading", { name: "Order for €17.59" });
  await press("Other");
  fill(field("Amount of the tip"), "much");
  expect(dialog()).toHaveTextContent("Enter an amount, such as 2.00");
  fill(field("Name"), "Gil");
  fill(field("Phone"), "+49 30 123456");
  await press("Order and pay on receipt");
  expect(await db.order.count()).toBe(0);
  fill(field("Amount of the tip"), "2");
  await within(dialog()).findByRole("heading", { name: "Order for €17.99" });
  await press("Order and pay on receipt");
  await within(dialog()).findByText("Order placed. You pay when you get it.");
  expect(await storedOrder()).toMatchObject({ email: "", tipCents: 200, totalCents: 1799 });
});

test("a guest adds a voucher, whose discount is in the total, at a restaurant that has one", async () => {
  const voucher = {
    id: "summer",
    restaurantId: "order1",
    code: "SUMMER",
    currency: "EUR",
    kind: "percent",
    value: 1000,
  } as const;
  await db.voucher.create({ data: { ...voucher, maxUses: 1 } });
  await addDish(dish);
  await openCart();
  await goToOrder();
  await press("At pickup");
  fill(await within(dialog()).findByLabelText("Voucher"), "winter");
  await press("Add");
  await within(dialog()).findByText("There is no such voucher");
  fill(field("Voucher"), "summer");
  await press("Add");
  await within(dialog()).findByRole("heading", { name: "Order for €14.39" });
  expect(dialog()).toHaveTextContent("Voucher SUMMER: 10% off the dishes");
  await press("Remove");
  await within(dialog()).findByRole("heading", { name: "Order for €15.99" });
  fill(await within(dialog()).findByLabelText("Voucher"), "summer");
  await press("Add");
  await within(dialog()).findByText(/10% off the dishes/);
  fill(field("Email"), "gil@example.com");
  fill(field("Name"), "Gil");
  fill(field("Phone"), "+49 30 123456");
  await db.voucher.update({ where: { id: "summer" }, data: { uses: 1 } });
  await press("Order and pay on receipt");
  await within(dialog()).findByText("This voucher was used before");
  expect(field("Voucher")).toHaveValue("SUMMER");
  expect(within(dialog()).getByRole("heading", { name: "Order for €15.99" })).toBeVisible();
  expect(window.localStorage.getItem("voucher:order1")).toBeNull();
  await db.voucher.update({ where: { id: "summer" }, data: { uses: 0, minimumCents: 1600 } });
  await press("Add");
  await within(dialog()).findByText("It needs dishes for €16.00 or more.");
  expect(dialog()).toHaveTextContent("Voucher SUMMER is not applied");
  expect(within(dialog()).queryByText("This voucher was used before")).toBeNull();
  await db.voucher.update({ where: { id: "summer" }, data: { minimumCents: 0 } });
  await press("Remove");
  expect(field("Voucher")).toHaveValue("");
  fill(field("Voucher"), "summer");
  await press("Add");
  await within(dialog()).findByText(/10% off the dishes/);
  await press("Order and pay on receipt");
  await within(dialog()).findByText("Order placed. You pay when you get it.");
  expect(await storedOrder()).toMatchObject({ voucherCode: "SUMMER", discountCents: 160, totalCents: 1439 });
});

test("a voucher is kept through a reload, and an order that it covers is placed without a card", async () => {
  const voucher = {
    id: "gift",
    restaurantId: "order1",
    code: "GIFT",
    currency: "EUR",
    kind: "amount",
    value: 5000,
  } as const;
  await db.voucher.create({ data: voucher });
  await addDish(dish);
  await openCart();
  await goToOrder();
  fill(field("Email"), "gil@example.com");
  fill(await within(dialog()).findByLabelText("Voucher"), "gift");
  await press("Add");
  await within(dialog()).findByRole("heading", { name: "Nothing to pay" });
  expect(within(dialog()).queryByText("Card details")).toBeNull();
  expect(field("Email")).toHaveValue("gil@example.com");

  await reload();
  await openCart();
  await goToOrder();
  await within(dialog()).findByRole("heading", { name: "Nothing to pay" });
  fill(field("Email"), "gil@example.com");
  fill(field("Name"), "Gil");
  fill(field("Phone"), "+49 30 123456");
  await press("Place order");
  await within(dialog()).findByText("Order placed. There is nothing to pay.");
  expect(await storedOrder()).toMatchObject({ payment: "onHandover", totalCents: 0, voucherCode: "GIFT" });
  expect(window.localStorage.getItem("voucher:order1")).toBeNull();
});

test("a kept voucher that is no longer valid is dropped with the reason", async () => {
  const voucher = { code: "OLD", currency: "EUR", kind: "percent", value: 1000, minimumCents: 0 } as const;
  await db.voucher.create({ data: { ...voucher, id: "old", restaurantId: "order1", isActive: false } });
  await db.voucher.create({ data: { ...voucher, id: "new", restaurantId: "order1", code: "NEWER" } });
  window.localStorage.setItem("voucher:order1", JSON.stringify(voucher));
  await addDish(dish);
  await openCart();
  await goToOrder();
  await within(dialog()).findByText("There is no such voucher");
  await within(dialog()).findByRole("heading", { name: "Pay €15.99" });
  expect(window.localStorage.getItem("voucher:order1")).toBeNull();
});

test("a dish that is only for the table is named in the cart, and can't be ordered in another way", async () => {
  await db.dish.updateMany({ where: { restaurantId: "order1", id: "zobo" }, data: { kinds: ["table"] } });
  await reload();
  expect(screen.getByText("Only at the table")).toBeVisible();
  await addDish("Zobo");
  await openCart();
  await findInCart("Zobo: only at the table.");
  expect(checkout()).toBeDisabled();
  await press("At the table", cart());
  expect(cart()).not.toHaveTextContent("only at the table.");
  expect(checkout()).toBeEnabled();
});
