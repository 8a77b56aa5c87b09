import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { press } from "@/tests/support/component/screen";

const { openOrders, user } = setUpOrdersBoard();

/** A browser that can keep the screen on, and doesn't let the page sound. @returns the number of held locks */
function setUpScreenLock() {
  const locks = { asked: 0, held: 0 };
  const request = async () => {
    locks.asked++;
    locks.held++;
    return { release: async () => void locks.held-- };
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  class SilentContext {
    readonly state = "suspended";
    resume = async () => undefined;
  }
  Object.defineProperty(window, "AudioContext", { configurable: true, value: SilentContext });
  return locks;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  Reflect.deleteProperty(window, "AudioContext");
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
