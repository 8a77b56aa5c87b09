import type { Page } from "@playwright/test";
import { openSignedIn } from "@/tests/support/browser/browser";
import { heardIn, listenToSound } from "@/tests/support/browser/sound";
import { expect, openOrders, ordersTest as test } from "@/tests/support/orders/orders-page";

const hasOneWithBell = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name === "orders-bell").length;
    return [count(held), count(pending)];
  });

/** Returns whether a page has the bell, by the id that the browser gives the page in its list of locks. */
const hasBell = (page: Page) =>
  page.evaluate(() =>
    navigator.locks.request("own-id", async () => {
      const { held = [] } = await navigator.locks.query();
      const idOf = (name: string) => held.find((lock) => lock.name === name)?.clientId;
      return idOf("orders-bell") === idOf("own-id");
    }),
  );

/** Lets pages be muted, as frozen ones are: browsers freeze hidden pages only, and all pages of tests are visible. */
const allowMuting = () => {
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function post(message: unknown) {
    if (!("isMute" in window)) postMessage.call(this, message);
  };
};
const mute = () => void Object.assign(window, { isMute: true });
const unmute = () => void Reflect.deleteProperty(window, "isMute");

/** Resolves with the next answer of the page that has the bell. */
const nextAnswer = () =>
  new Promise<void>((resolve) => {
    const channel = new BroadcastChannel("orders-bell");
    channel.onmessage = ({ data }) => data === "answer" && resolve(channel.close());
  });

test("of several pages of the portal one rings, and another one when it doesn’t answer, is left or closed", async ({
  page: kitchen,
  context,
  origin,
  sendOrder,
}) => {
  await listenToSound(context);
  await context.addInitScript(allowMuting);
  await openOrders(kitchen, origin);
  await kitchen.getByRole("button", { name: "Kitchen view" }).click();
  await kitchen.getByRole("button", { name: "Start the shift" }).click();
  await expect(kitchen.getByText("The shift has begun.")).toBeVisible({ timeout: 45_000 });

  /** Sends an order. @returns whether the pages, all of which show it, have rung */
  async function ringOfOrder(...pages: Page[]) {
    const before = await Promise.all(pages.map((page) => heardIn(page, "tones")));
    const number = await sendOrder({});
    for (const page of pages)
      await expect(page.getByText(`New order ${number}`, { exact: true })).toBeVisible();
    const after = await Promise.all(pages.map((page) => heardIn(page, "tones")));
    return after.map((tones, index) => tones > (before[index] ?? 0));
  }

  const other = await context.newPage();
  await other.clock.install();
  await openSignedIn(other, origin, "/dashboard");
  expect(await ringOfOrder(kitchen)).toEqual([true]);
  await other.getByRole("status").filter({ hasText: "Press anywhere to hear new orders." }).click();
  await expect.poll(() => hasOneWithBell(other)).toEqual([1, 1]);
  expect(await ringOfOrder(kitchen, other)).toEqual([true, false]);

  const answered = other.evaluate(nextAnswer);
  await other.clock.runFor(10_000);
  await answered;
  await other.clock.runFor(3000);
  expect(await hasBell(kitchen)).toBe(true);

  await kitchen.evaluate(mute);
  await other.clock.runFor(15_000);
  await expect.poll(() => hasBell(other)).toBe(true);
  await kitchen.evaluate(unmute);
  expect(await ringOfOrder(kitchen, other)).toEqual([false, true]);

  await other.goto("data:text/html,another site");
  await expect.poll(() => hasBell(kitchen)).toBe(true);
  expect(await ringOfOrder(kitchen)).toEqual([true]);

  await other.goto(`${origin}/admin/orders`);
  await expect(other.getByText("Live", { exact: true })).toBeVisible();
  await other.getByRole("heading", { name: "Orders" }).first().click();
  await expect.poll(() => hasBell(other)).toBe(true);
  expect(await ringOfOrder(kitchen, other)).toEqual([false, true]);

  await other.close();
  await expect.poll(() => hasBell(kitchen)).toBe(true);
  expect(await ringOfOrder(kitchen)).toEqual([true]);
});
