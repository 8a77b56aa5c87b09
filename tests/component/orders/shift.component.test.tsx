import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { madeCalls } from "@/tests/support/component/api";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { press } from "@/tests/support/component/screen";
import { allowSound, sound } from "@/tests/support/component/sound";
import { placedOrder } from "@/tests/support/orders/orders";

const { openOrders, openTab, user } = setUpOrdersBoard();

/** A browser that can keep the screen on, and doesn't let the page sound. @returns the number of held locks */
function setUpScreenLock() {
  const locks = { asked: 0, held: 0 };
  const request = async () => {
    locks.asked++;
    locks.held++;
    return { release: async () => void locks.held-- };
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  allowSound(false);
  return locks;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  allowSound(false);
  localStorage.clear();
});

test("the screen is kept on from the press that starts the shift until the kitchen is closed", async () => {
  const locks = setUpScreenLock();
  await openOrders();
  await press(user(), /^Kitchen/);
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  await kitchen.findByRole("region", { name: /^New/ });
  expect(locks.asked).toBe(0);
  await user().click(kitchen.getByRole("button", { name: "Start the shift" }));
  await waitFor(() => expect(locks).toEqual({ asked: 1, held: 1 }));
  await user().click(kitchen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(locks.held).toBe(0));
});

test("while the shift runs, other tabs ring and link to the kitchen", async () => {
  allowSound(true);
  await openTab("users");
  await placedOrder();
  await openOrders();
  await press(user(), /^Kitchen/);
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  await user().click(await kitchen.findByRole("button", { name: "Start the shift" }));
  await waitFor(() => expect(sound.tones).toBe(2));
  madeCalls.length = 0;
  await openTab("users");
  const notice = within(await screen.findByRole("region", { name: "New orders" }, { timeout: 10_000 }));
  expect(notice.getByRole("status")).toHaveTextContent("A new order waits to be accepted.");
  await placedOrder();
  await waitFor(() => expect(sound.tones).toBe(4));
  await notice.findByText("2 new orders wait to be accepted.");
  expect(notice.getByRole("link")).toHaveAttribute("href", "/admin?tab=orders&view=kitchen");
  await press(user(), "End the shift", notice);
  await waitFor(() => expect(screen.queryByRole("region", { name: "New orders" })).toBeNull());
});

test("a page that gets the bell while an order waits rings at once, unless another one has just rung", async () => {
  // Unlocks the sound, as pages of a test share it.
  allowSound(true);
  localStorage.setItem("orders-shift", String(Date.now()));
  localStorage.setItem("orders-rung", String(Date.now() - 60_000));
  await placedOrder();
  await openTab("users");
  await screen.findByRole("region", { name: "New orders" }, { timeout: 10_000 });
  await user().click(document.body);
  await waitFor(() => expect(sound.tones).toBe(2));
  await openTab("users");
  await screen.findByRole("region", { name: "New orders" }, { timeout: 10_000 });
  expect(sound.tones).toBe(2);
  localStorage.setItem("orders-rung", String(Date.now() - 60_000));
  await openTab("users");
  await waitFor(() => expect(sound.tones).toBe(4));
});

test("a page that the browser doesn’t let sound leaves the bell to another one", async () => {
  allowSound(false);
  const asked: string[] = [];
  const locks = { request: async (name: string) => void asked.push(name) };
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  localStorage.setItem("orders-shift", String(Date.now()));
  await placedOrder();
  await openTab("users");
  const notice = within(await screen.findByRole("region", { name: "New orders" }, { timeout: 10_000 }));
  await notice.findByText("Press anywhere to hear new orders.");
  expect(asked).toEqual([]);
  sound.isAllowed = true;
  window.dispatchEvent(new StorageEvent("storage", { key: "orders-sound" }));
  await waitFor(() => expect(asked).toEqual(["orders-bell"]));
  Reflect.deleteProperty(navigator, "locks");
});

test("without a shift on this device other tabs stay silent", async () => {
  await placedOrder();
  await openTab("users");
  await waitFor(() => expect(madeCalls.length).toBeGreaterThan(0));
  expect(madeCalls.some(({ path }) => path.startsWith("/orders"))).toBe(false);
});
