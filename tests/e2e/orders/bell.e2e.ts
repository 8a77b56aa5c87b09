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

test("of several pages of the portal one rings, and another one when it is frozen, left or closed", async ({
  page: kitchen,
  context,
  origin,
  sendOrder,
}) => {
  await listenToSound(context);
  await openOrders(kitchen, origin);
  await kitchen.getByRole("button", { name: "Kitchen view" }).click();
  await kitchen.getByRole("button", { name: "Start the shift" }).click();
  await expect(kitchen.getByText("The shift has begun.")).toBeVisible({ timeout: 45_000 });

  /** Sends an order. @returns the number of tones with which the pages that show it have rung */
  async function tonesOfOrder(...pages: Page[]) {
    const before = await Promise.all(pages.map((page) => heardIn(page, "tones")));
    const number = await sendOrder({});
    for (const page of pages)
      await expect(page.getByText(`New order ${number}`, { exact: true })).toBeVisible();
    const after = await Promise.all(pages.map((page) => heardIn(page, "tones")));
    return after.map((tones, index) => tones - (before[index] ?? 0));
  }

  const other = await context.newPage();
  await other.clock.install();
  await openSignedIn(other, origin, "/dashboard");
  expect(await tonesOfOrder(kitchen)).toEqual([2]);
  await other.getByRole("status").filter({ hasText: "Press anywhere to hear new orders." }).click();
  await expect.poll(() => hasOneWithBell(other)).toEqual([1, 1]);
  expect(await tonesOfOrder(kitchen, other)).toEqual([2, 0]);

  const devtools = await context.newCDPSession(kitchen);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await other.clock.runFor(15_000);
  expect(await tonesOfOrder(other)).toEqual([2]);
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expect(kitchen.getByRole("article")).toHaveCount(3);
  expect(await tonesOfOrder(kitchen, other)).toEqual([0, 2]);

  await other.goto("data:text/html,another site");
  await expect.poll(() => hasOneWithBell(kitchen)).toEqual([1, 0]);
  expect(await tonesOfOrder(kitchen)).toEqual([2]);

  await other.goto(`${origin}/admin/orders`);
  await expect(other.getByText("Live", { exact: true })).toBeVisible();
  await other.getByRole("heading", { name: "Orders" }).first().click();
  await expect.poll(() => hasOneWithBell(kitchen)).toEqual([1, 1]);
  expect(await tonesOfOrder(kitchen, other)).toEqual([0, 2]);

  await other.close();
  await expect.poll(() => hasOneWithBell(kitchen)).toEqual([1, 0]);
  expect(await tonesOfOrder(kitchen)).toEqual([2]);
});
