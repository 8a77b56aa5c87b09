/** @jest-environment jsdom */
import { afterEach, expect, test } from "@jest/globals";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { createCartOnDemand } from "./cart-on-demand";

const { order1 } = sampleRestaurants;

/** Resolves with the next change that a cart reports. */
const nextChange = (cart: ReturnType<typeof createCartOnDemand>) =>
  new Promise<void>((resolve) => {
    const stop = cart.subscribe(() => {
      stop();
      resolve();
    });
  });

afterEach(() => localStorage.clear());

test("changes before the script has arrived are made in their order", async () => {
  const cart = createCartOnDemand(order1);
  const changed = nextChange(cart);
  cart.change({ type: "add", line: { id: "akara" } });
  cart.change({ type: "add", line: { id: "zobo" }, quantity: 2 });
  cart.change({ type: "set", key: "zobo", quantity: 1 });
  expect(cart.snapshot().cart).toEqual([]);
  await changed;
  expect(cart.snapshot().cart).toEqual([
    { id: "akara", quantity: 1 },
    { id: "zobo", quantity: 1 },
  ]);
});

test("an empty cart is priced without the script, with the currency of the menu", async () => {
  const cart = createCartOnDemand(order1);
  const price = cart.pricing();
  const priced = price([], [], order1, { kind: "pickup" });
  await cart.load();
  expect(cart.pricing()).not.toBe(price);
  expect(cart.pricing()([], [], order1, { kind: "pickup" })).toEqual(priced);
});

test("a cart of another tab loads the script, those of other restaurants don’t", async () => {
  const cart = createCartOnDemand(order1);
  expect(cart.isStored()).toBe(false);
  const changed = nextChange(cart);
  localStorage.setItem("cart:order1", JSON.stringify({ lines: [{ id: "akara", quantity: 3 }] }));
  window.dispatchEvent(new StorageEvent("storage", { key: "cart:order2" }));
  expect(cart.snapshot().cart).toEqual([]);
  window.dispatchEvent(new StorageEvent("storage", { key: "cart:order1" }));
  await changed;
  expect(cart.snapshot().cart).toEqual([{ id: "akara", quantity: 3 }]);
  expect(cart.isStored()).toBe(true);
});

test("the cart of a large menu waits for all dishes, so that none of it is dropped", async () => {
  localStorage.setItem("cart:order1", JSON.stringify({ lines: [{ id: "zobo", quantity: 3 }] }));
  const isFirst = ({ id }: { id: string }) => id === "akara";
  const part = { ...order1, dishes: order1.dishes.filter(isFirst), rest: [["drinks", 1]] as const };
  let asked = 0;
  const cart = createCartOnDemand(part, () => void asked++);
  expect(asked).toBe(0);
  const changed = nextChange(cart);
  cart.change({ type: "add", line: { id: "akara" } });
  expect(asked).toBe(1);
  expect(cart.snapshot().cart).toEqual([]);
  cart.follow({ dishes: order1.dishes }, 1);
  await changed;
  expect(cart.snapshot()).toMatchObject({
    cart: [
      { id: "zobo", quantity: 3 },
      { id: "akara", quantity: 1 },
    ],
    dropped: 0,
  });
});
