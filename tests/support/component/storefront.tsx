import { beforeEach, expect } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel, type UserEvent } from "@testing-library/user-event";
import { OrderingPage } from "@/app/(site)/ordering";
import { notify } from "@/components/ui/messages";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { configuredInstance } from "@/tests/support/setup/instance";
import { listening, receiveEvents } from "./events";
import { TestRouter } from "./router";
import { fill, setUpScreens } from "./screen";

export const dishes = () => screen.queryAllByRole("article");
export const dishNames = () => dishes().map((one) => within(one).getByRole("heading").textContent);
export function dish(name: string): HTMLElement {
  const found = screen.getByRole("heading", { name, level: 3 }).closest("article");
  if (!found) throw new Error(`“${name}” is not a dish's heading.`);
  return found;
}
export const search = () => screen.getByRole("searchbox", { name: "Search the menu" });
export const category = (name: string) => screen.getByRole("button", { name });

export const cartButton = () => within(screen.getByRole("banner")).getByRole("button", { name: /^Cart/ });
export const expectCount = (count: number) =>
  waitFor(() =>
    expect(cartButton()).toHaveTextContent(
      new RegExp(count === 0 ? "^Cart$" : `^Cart${count} ${count === 1 ? "item" : "items"}$`),
    ),
  );
export const cart = () => screen.getByRole("dialog", { name: "Your cart" });
export const findInCart = (text: string | RegExp) => within(cart()).findByText(text);
export const noCart = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: "Your cart" })).toBeNull());
export const cartLine = (name: string) =>
  within(cart())
    .queryAllByRole("listitem")
    .find(({ textContent }) => textContent.includes(name));
/** The sums in the cart: subtotal, tax, delivery, total. */
export const sums = () =>
  within(cart())
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
export const checkout = () =>
  within(cart()).getByRole("button", { name: /^(Place Order|Proceed to Checkout)$/ });

export const payment = () => screen.getByRole("dialog", { name: /^Pay |^Thank you/ });
export const noPayment = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: /^Pay |^Thank you/ })).toBeNull());
export const pay = () => within(payment()).getByRole("button", { name: "Pay Now" });
export const success = () => screen.findByText("Demo mode: Order placed successfully!");

/** The totals of the orders that came from an email address, in cents. */
export async function ordersFrom(email: string): Promise<number[]> {
  const orders = await db.order.findMany({ where: { email }, select: { totalCents: true } });
  return orders.map(({ totalCents }) => totalCents);
}

/** Opens a restaurant's page with the properties that the server gives it. */
export async function openOrderPage(address = "/order1") {
  history.replaceState(null, "", address);
  // The messages of an earlier page would be shown again.
  notify.clear();
  const page = await OrderingPage({ path: location.pathname, searchParams: Promise.resolve({}) });
  render(<TestRouter>{page}</TestRouter>);
}

/** Opens the page again, as a reload does. */
export async function reload() {
  cleanup();
  await openOrderPage(location.pathname + location.search);
}

/** Gives each test of a file an instance with the sample restaurants, and a guest's browser that receives events. */
export function setUpOrderPages() {
  setUpScreens();
  receiveEvents();
  let user: UserEvent;
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
    user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  });

  async function openCart() {
    await user.click(cartButton());
  }

  return {
    user: () => user,
    token: () => token,
    async addDish(name: string, times = 1) {
      const button = screen.getByRole("button", { name: `Add ${name}` });
      for (let time = 0; time < times; time++) await user.click(button);
    },
    openCart,
    /** From the menu to the filled-in payment form. */
    async goToPayment(guest: { email: string; name?: string }) {
      await openCart();
      await user.click(checkout());
      const email = await within(payment()).findByLabelText("Email");
      await waitFor(() => expect(email).toHaveFocus());
      fill(email, guest.email);
      fill(within(payment()).getByLabelText("Cardholder name"), guest.name ?? "Gil Guest");
    },
    /** Marks a dish of the first restaurant as sold out, as the kitchen does. */
    async sellOut(dishId: string) {
      await listening();
      const body = { restaurantId: "order1", dishId, soldOut: true };
      await callRoute("POST /ordering/sold-out", { token, body });
    },
    /** Counts a dish of order1, so that guests see how many are left. */
    async countLeft(itemId: string, left: number) {
      await listening();
      const stock = { left, daily: null, isShown: true };
      await callRoute("PUT /ordering/stock", { token, body: { restaurantId: "order1", itemId, stock } });
    },
  };
}
