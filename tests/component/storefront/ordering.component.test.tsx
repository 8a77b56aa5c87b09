import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { fill } from "@/tests/support/component/screen";
import {
  cart,
  cartLine,
  category,
  dish,
  dishes,
  dishNames,
  expectCount,
  findInCart,
  noCart,
  openOrderPage,
  reload,
  search,
  setUpOrderPages,
  sums,
} from "@/tests/support/component/storefront";

const { addDish, countLeft, openCart, sellOut, user } = setUpOrderPages();

const inCart = (name: string | RegExp) => within(cart()).getByRole("button", { name });
const removeZobo = () => inCart(/^Remove ?Zobo$/);

test("a cart is filled, changed and emptied", async () => {
  await openOrderPage();
  await openCart();
  expect(within(cart()).getByText("Your cart is empty")).toBeVisible();
  expect(within(cart()).getByText("Add some delicious items to get started!")).toBeVisible();
  expect(within(cart()).queryByText("Subtotal")).toBeNull();
  expect(within(cart()).queryByRole("button", { name: "Place Order" })).toBeNull();
  await user().click(inCart("Close cart"));
  await noCart();

  await addDish("Akara", 2);
  const messages = () => screen.getAllByText("Akara added to your cart", { selector: "[role=status] *" });
  await waitFor(() => expect(messages().at(-1)).toBeVisible());
  await addDish("Zobo");
  await expectCount(3);
  await openCart();
  expect(cartLine("Akara")).toHaveTextContent("🧆");
  expect(cartLine("Akara")).toHaveTextContent("$5.99");
  expect(sums()).toEqual(["$15.97", "$1.60", "$5.00", "$22.57"]);

  await user().click(inCart("One Zobo more"));
  await user().click(inCart("One Akara less"));
  expect(sums().at(-1)).toBe("$20.37");
  await user().click(inCart("One Akara less"));
  expect(cartLine("Akara")).toBeUndefined();
  expect(removeZobo()).toHaveFocus();
  await user().click(removeZobo());
  expect(within(cart()).getByText("Your cart is empty")).toBeVisible();
  await user().keyboard("{Escape}");
  await noCart();
  await expectCount(0);
});

test("a dish is limited to 50; an altered cart is corrected with a notice", async () => {
  const lines = [
    { id: "akara", quantity: 49, priceCents: 1 },
    { id: "unicorn", quantity: 2 },
    { id: "zobo", quantity: 5000 },
  ];
  localStorage.setItem("cart:order1", JSON.stringify({ lines }));
  await openOrderPage();
  await expectCount(49);
  await addDish("Akara");
  const add = screen.getByRole("button", { name: "Add Akara" });
  expect(add).toHaveAttribute("aria-disabled", "true");
  add.focus();
  await user().keyboard("{Enter}");
  await expectCount(50);
  await openCart();
  expect(await findInCart(/^2 dishes in your cart are no longer on the menu/)).toBeVisible();
  expect(sums()[0]).toBe("$299.50");
});

test("without the browser's storage the cart lasts as long as the page", async () => {
  const kept = Object.getOwnPropertyDescriptors(window);
  const areas = ["localStorage", "sessionStorage"] as const;
  for (const area of areas) {
    Object.defineProperty(window, area, {
      configurable: true,
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  }
  try {
    await openOrderPage();
    await addDish("Akara", 2);
    await expectCount(2);
  } finally {
    for (const area of areas) Object.defineProperty(window, area, kept[area]);
  }
});

test("a dish that sells out while it is in the cart is explained and left out", async () => {
  await openOrderPage();
  await addDish("Akara");
  await addDish("Zobo", 2);
  await sellOut("zobo");
  await waitFor(() => expect(dish("Zobo")).toHaveTextContent("Sold out"));
  await openCart();
  expect(await findInCart("Zobo has just sold out and is not part of your order.")).toBeVisible();
  expect(sums()[0]).toBe("$5.99");
  await user().keyboard("{Escape}");
  await expectCount(1);
  await reload();
  expect(dish("Zobo")).toHaveTextContent("Sold out");
  expect(screen.queryByRole("button", { name: "Add Zobo" })).toBeNull();
});

const inLine = () => within(cartLine("Zobo") as HTMLElement);

test("the last portions are shown, and no more can be added", async () => {
  await openOrderPage();
  await addDish("Zobo", 3);
  await countLeft("zobo", 2);
  await waitFor(() => expect(dish("Zobo")).toHaveTextContent("Only 2 left"));
  expect(within(dish("Zobo")).getByRole("button", { name: "Add Zobo" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await openCart();
  expect(inLine().getByText("Only 2 left")).toBeVisible();
  await user().click(inLine().getByRole("button", { name: "One Zobo less" }));
  expect(inLine().queryByText("Only 2 left")).toBeNull();
  await user().click(inLine().getByRole("button", { name: "One Zobo more" }));
  await user().keyboard("{Escape}");
  await noCart();
  await expectCount(2);
  await reload();
  expect(dish("Zobo")).toHaveTextContent("Only 2 left");
});

test("dishes are searched and filtered", async () => {
  await openOrderPage();
  expect(screen.getByRole("heading", { level: 1, name: "Baobab Kitchen" })).toBeVisible();
  const categories = within(screen.getByRole("group", { name: "Categories" })).getAllByRole("button");
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    "All",
    "Starters",
    "Mains",
    "Desserts",
    "Drinks",
  ]);
  expect(dishes()).toHaveLength(13);
  expect(dish("Beef Suya")).toHaveTextContent("Popular");
  expect(dish("Akara")).not.toHaveTextContent("Popular");

  await user().click(category("Mains"));
  expect(dishes()).toHaveLength(5);
  expect(location.search).toBe("?category=mains");
  fill(search(), "  LÀMB ");
  await waitFor(() => expect(dishNames()).toEqual(["Lamb Tagine"]));
  await waitFor(() => expect(location.search).toBe("?q=L%C3%80MB&category=mains"));

  await reload();
  await waitFor(() => expect(search()).toHaveValue("LÀMB"));
  expect(dishes()).toHaveLength(1);
  await user().click(category("All"));
  expect(dishNames()).toEqual(["Lamb Sambusa", "Lamb Tagine"]);
  history.back();
  await waitFor(() => expect(category("Mains")).toHaveAttribute("aria-pressed", "true"));
  expect(dishes()).toHaveLength(1);

  fill(search(), "unicorn");
  expect(await screen.findByText("No dish matches “unicorn”")).toBeVisible();
  await user().click(screen.getByRole("button", { name: "Show the whole menu" }));
  expect(dishes()).toHaveLength(13);
  expect(search()).toHaveValue("");
});
