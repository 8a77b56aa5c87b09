import { expect, openOrders, orderRow, ordersTest as test } from "@/tests/support/orders/orders-page";

test("a new order plays a sound unless it is off, which is remembered", async ({
  page,
  origin,
  sendOrder,
}) => {
  await page.addInitScript(() => {
    const heard = { tones: 0 };
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.tones++;
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
  await openOrders(page, origin);
  await page.getByRole("heading", { level: 1 }).click();
  // A browser takes its time to start its sound.
  await expect(page.getByRole("button", { name: "Sound on" })).not.toHaveAttribute("title", /./, {
    timeout: 45_000,
  });
  await sendOrder({});
  await expect.poll(tones).toBe(2);
  await page.getByRole("button", { name: "Sound on" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sound off" })).toBeEnabled();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  const number = await sendOrder({});
  await expect(page.getByText(`New order ${number}`)).toBeVisible();
  expect(await tones()).toBe(0);
});

test("without a network the page shows a notice, and catches up", async ({
  page,
  context,
  origin,
  sendOrder,
  pageProblems,
}) => {
  await openOrders(page, origin);
  await context.setOffline(true);
  await expect(page.getByText("You are offline. Orders may be missing.")).toBeVisible();
  const number = await sendOrder({});
  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(orderRow(page, number)).toBeVisible();
  const isExpected = (problem: string) => problem.includes("net::ERR_INTERNET_DISCONNECTED");
  expect(pageProblems.splice(0).filter((problem) => !isExpected(problem))).toEqual([]);
});
