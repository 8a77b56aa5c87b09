import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { intercept, loseConnection } from "@/tests/support/component/api";
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

/** Jollof Rice with Chicken is 15.99. */
const terms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  taxClasses: [{ id: "food", label: "Food", pickup: 0, delivery: 0, table: 0, categories: [] }],
  orderKinds: ["delivery", "pickup"],
  zones: [
    {
      id: "near",
      label: "Near",
      postcodes: ["10115", "102*"],
      radiusKm: null,
      fee: 250,
      minimum: 1500,
      freeFrom: 4000,
    },
    {
      id: "far",
      label: "Far",
      postcodes: ["12345"],
      radiusKm: null,
      fee: 600,
      minimum: 2000,
      freeFrom: null,
    },
  ],
  asksContact: true,
  paysOnHandover: true,
};
const dish = "Jollof Rice with Chicken";

beforeEach(async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  await openOrderPage();
});

const dialog = () => screen.getByRole("dialog", { name: /^(Pay|Order for) / });
const field = (label: string) => within(dialog()).getByLabelText(label);
const where = () => within(cart()).getByLabelText<HTMLInputElement>("Where to?");
const press = (name: string, of = dialog()) => pressButton(user(), name, within(of));

async function fillCart(count = 1) {
  await addDish(dish, count);
  await openCart();
}

test("the cart asks for the postcode before checkout, and shows what a delivery there costs", async () => {
  await fillCart();
  expect(sums()).toEqual(["€15.99", "from €2.50", "from €18.49"]);
  await user().click(checkout());
  expect(where()).toHaveFocus();
  expect(where()).toHaveAccessibleDescription("Please enter your postal code");

  fill(where(), "10115");
  await findInCart("We deliver to 10115 for €2.50.");
  await findInCart("Free delivery from €40.00: €24.01 to go.");
  expect(sums()).toEqual(["€15.99", "€2.50", "€18.49"]);
  expect(where()).toBeValid();
  fill(where(), "12345");
  await findInCart("Deliveries to 12345 start at €20.00: €4.01 to go.");
  expect(checkout()).toBeDisabled();
  await press(`One ${dish} more`, cart());
  await findInCart("We deliver to 12345 for €6.00.");
  expect(sums()).toEqual(["€31.98", "€6.00", "€37.98"]);
  fill(where(), "102 43");
  await press(`One ${dish} more`, cart());
  await findInCart("We deliver to 102 43 free of charge.");
  expect(sums()).toEqual(["€47.97", "€0.00", "€47.97"]);

  await reload();
  await openCart();
  expect(where()).toHaveValue("102 43");
});

test("outside every zone, the cart offers a pickup", async () => {
  await fillCart();
  fill(where(), "99999");
  expect(within(cart()).queryByText(/^We don’t deliver/)).toBeNull();
  where().focus();
  where().blur();
  await findInCart("We don’t deliver to 99999.");
  expect(cart()).toHaveTextContent(
    "We deliver to 10115, 12345 and all postcodes that begin with 102. You can pick up your order.",
  );
  await user().click(checkout());
  expect(where()).toHaveFocus();
  await press("Pick up instead", cart());
  expect(within(cart()).queryByLabelText("Where to?")).toBeNull();
  expect(sums()).toEqual(["€15.99", "€15.99"]);
});

test("another postcode in the payment form changes the total before the order, which is placed at it", async () => {
  await fillCart(2);
  fill(where(), "10115");
  await user().click(checkout());
  await within(dialog()).findByLabelText("Name");
  await press("On delivery");
  expect(field("Postal code")).toHaveValue("10115");
  await within(dialog()).findByRole("heading", { name: "Order for €34.48" });
  fill(field("Postal code"), "12345");
  await within(dialog()).findByRole("heading", { name: "Order for €37.98" });
  await within(dialog()).findByText("We deliver to 12345 for €6.00.");

  fill(field("Name"), "Gil");
  fill(field("Phone"), "+49 30 123456");
  fill(field("Street and number"), "Main Street 1");
  fill(field("Town"), "Berlin");
  fill(field("Postal code"), "99999");
  await press("Order and pay on receipt");
  expect(field("Postal code")).toHaveAccessibleDescription("We don’t deliver to 99999");
  await within(dialog()).findByRole("button", { name: "Pick up instead" });
  expect(await db.order.count()).toBe(0);

  fill(field("Postal code"), "12345");
  await waitFor(() => expect(field("Postal code")).toBeValid());
  await press("Order and pay on receipt");
  await screen.findByText("Order placed. You pay when you get it.");
  expect(await db.order.findFirstOrThrow()).toMatchObject({
    postalCode: "12345",
    deliveryCents: 600,
    totalCents: 3798,
  });
});

test("a guest who shares the location is served by the distance, and an order is placed without a postcode", async () => {
  const around = {
    id: "around",
    label: "Around",
    postcodes: [],
    radiusKm: 3,
    fee: 100,
    minimum: 0,
    freeFrom: null,
  };
  const zones = [...terms.zones, around];
  const deliveryPoint = { latitude: 52.52, longitude: 13.405 };
  await db.restaurant.update({
    where: { id: "order1" },
    data: { terms: { ...terms, zones, deliveryPoint } },
  });
  await reload();
  const place = { latitude: 52.6, longitude: 13.405 };
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: place } as unknown as GeolocationPosition);
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition }, configurable: true });
  await fillCart();
  expect(sums()).toEqual(["€15.99", "from €1.00", "from €16.99"]);
  await press("Use my location", cart());
  await findInCart("We don’t deliver to your location.");
  place.latitude = 52.53;
  await press("Use my location", cart());
  await findInCart("We deliver to your location for €1.00.");
  expect(sums()).toEqual(["€15.99", "€1.00", "€16.99"]);

  await user().click(checkout());
  await within(dialog()).findByLabelText("Name");
  await press("On delivery");
  fill(field("Name"), "Gil");
  fill(field("Phone"), "+49 30 123456");
  await within(dialog()).findByText("Your location is sent with the order.");
  await within(dialog()).findByText("We deliver to your location for €1.00.");
  await press("Order and pay on receipt");
  await waitFor(() => expect(field("Note")).toHaveFocus());
  expect(field("Note")).toHaveAccessibleDescription(/^Please say how we find you/);
  fill(field("Note"), "The red tent");

  await press("Don’t send my location");
  expect(field("Street and number")).toBeRequired();
  expect(within(dialog()).queryByText("Your location is sent with the order.")).toBeNull();
  await press("Use my location");
  expect(within(dialog()).getByRole("button", { name: "Don’t send my location" })).toHaveFocus();
  expect(field("Street and number")).not.toBeRequired();
  const connect = intercept("POST /orders", async (_, answer) => {
    await answer();
    return loseConnection();
  });
  await press("Order and pay on receipt");
  await within(dialog()).findByRole("alert");
  connect();

  await reload();
  await openCart();
  await user().click(checkout());
  await within(dialog()).findByText("Your location is sent with the order.");
  expect(field("Note")).toHaveValue("The red tent");
  await press("On delivery");
  await press("Order and pay on receipt");
  await screen.findByText("Order placed. You pay when you get it.");
  expect(await db.order.count()).toBe(1);
  expect(await db.order.findFirstOrThrow()).toMatchObject({
    street: "",
    postalCode: "",
    note: "The red tent",
    point: { latitude: 52.53, longitude: 13.405 },
    totalCents: 1699,
  });
});
