import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoSidewaysScroll, themes } from "@/lib/testing/accessible";
import { expect, openOrders, orderRow, ordersTest as test, undo } from "@/lib/testing/orders-page";

test("an order shows up by itself, is stepped on, undone and filtered", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const number = await sendOrder({ name: "Gil Guest" });
  const row = orderRow(page, number);
  await expect(row).toContainText("1 × Zobo");
  await expect(row).toContainText("Gil Guest");
  await expect(row).toContainText("$9.39");
  await expect(row).toContainText("Demo");
  await expect(page.getByText(`New order ${number}`)).toBeVisible();

  await row.getByRole("button", { name: "Start preparing" }).click();
  await expect(row).toContainText("Preparing");
  await undo(page, `Order ${number} is being prepared`);
  await expect(row.getByRole("button", { name: "Start preparing" })).toBeVisible();

  const other = await sendOrder({ menu: "order2" });
  await expect(orderRow(page, other)).toBeVisible();
  await page.getByRole("button", { name: "Trattoria Lina" }).click();
  await expect(row).toBeHidden();
  await expect(orderRow(page, other)).toBeVisible();
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByText("No such orders")).toBeVisible();
  await page.getByRole("button", { name: /^New/ }).click();
  await orderRow(page, other).getByRole("button", { name: "Start preparing" }).press("Enter");
  await expect(orderRow(page, other)).toBeHidden();
  await expect(page.getByRole("region", { name: "Orders, newest first" })).toBeFocused();
});

test("an order that arrives while the page opens is news, one that is there already is not", async ({
  page,
  origin,
  sendOrder,
}) => {
  const there = await sendOrder({ name: "Early" });
  const arrived = new Promise<number>((resolve) => {
    void page.route(
      "**/api/orders?status=new*",
      async (route) => {
        resolve(await sendOrder({ name: "Just now" }));
        await route.fallback();
      },
      { times: 1 },
    );
  });
  await openOrders(page, origin);
  const number = await arrived;
  await expect(page.getByText(`New order ${number}`)).toBeVisible();
  await expect(orderRow(page, there)).toBeVisible();
  await expect(page.getByText(`New order ${there}`)).toHaveCount(0);
});

test("of two screens one is told what the other did", async ({ page, origin, sendOrder, call }) => {
  await openOrders(page, origin);
  const number = await sendOrder({});
  const row = orderRow(page, number);
  await expect(row).toBeVisible();
  await page.route("**/api/orders/*/status", async (route) => {
    const { orders } = await call("GET", "/orders?limit=1");
    await call("POST", `/orders/${orders[0].id}/status`, { status: "cancelled", expected: "new" });
    await route.fallback();
  });
  await row.getByRole("button", { name: "Start preparing" }).click();
  const message = `Somebody else has changed order ${number}: it is cancelled now.`;
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(row).toContainText("Cancelled");
});

test("an order's details tell all of it and offer every step", async ({ page, origin, sendOrder }) => {
  await openOrders(page, origin);
  const number = await sendOrder({ name: "<b>Gil</b>", items: [{ id: "jollof-chicken", quantity: 2 }] });
  await orderRow(page, number).getByRole("button", { name: "Details" }).press("Enter");
  const details = page.getByRole("dialog", { name: `Order ${number}` });
  await expect(details).toContainText("2 × Jollof Rice with Chicken");
  await expect(details).toContainText("<b>Gil</b>");
  for (const sum of ["$31.98", "$3.20", "$5.00", "$40.18"]) await expect(details).toContainText(sum);
  await expect(details.getByRole("link", { name: "guest@example.com" })).toBeVisible();
  await details.getByRole("button", { name: "Cancel order" }).click();
  await expect(details).toContainText("Cancelled");
  await undo(page, `Order ${number} was cancelled`);
  await expect(details.getByRole("button", { name: "Start preparing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(orderRow(page, number).getByRole("button", { name: "Details" })).toBeFocused();
});

test("the kitchen view shows open orders, oldest first, and steps them", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const first = await sendOrder({});
  const second = await sendOrder({ menu: "order2" });
  await page.getByRole("button", { name: "Kitchen view" }).press("Enter");
  const kitchen = page.getByRole("dialog", { name: "Kitchen" });
  const column = (name: string) => kitchen.getByRole("region", { name, exact: false });
  const headings = column("New").getByRole("heading", { level: 3 });
  await expect(headings).toHaveText([`Order ${first}`, `Order ${second}`]);
  const ticket = (number: number) => kitchen.getByRole("article", { name: `Order ${number}`, exact: true });
  await ticket(first).getByRole("button", { name: "Start preparing" }).click();
  await expect(column("Preparing").getByRole("heading", { level: 3 })).toHaveText([`Order ${first}`]);
  await ticket(first).getByRole("button", { name: "Mark ready" }).click();
  await expect(column("Ready").getByRole("article")).toHaveCount(1);
  await undo(page, `Order ${first} is ready`);
  await expect(column("Preparing").getByRole("article")).toHaveCount(1);
  const third = await sendOrder({});
  await expect(headings).toHaveText([`Order ${second}`, `Order ${third}`]);
  await kitchen.getByRole("button", { name: "Baobab Kitchen" }).click();
  await expect(headings).toHaveText([`Order ${third}`]);
  await page.keyboard.press("Escape");
  await expect(kitchen).toBeHidden();
  await expect(page.getByRole("button", { name: "Kitchen view" })).toBeFocused();
});

test("a new order is heard unless the sound is off, which is remembered", async ({
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

test("a dish is sold out by a switch, and open menus say so at once", async ({
  page,
  context,
  origin,
  call,
}) => {
  const guest = await context.newPage();
  const listening = guest.waitForResponse("**/api/ordering/events");
  await guest.goto(`${origin}/order1`);
  await listening;
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Sold out" }).click();
  const zobo = page.getByRole("switch", { name: "Zobo" });
  await zobo.click();
  await expect(page.getByText("Zobo is sold out")).toBeVisible();
  await expect(zobo).toHaveAccessibleDescription("Sold out");
  const { items } = await call("GET", "/ordering/menus/order1");
  await expect(guest.getByRole("article").filter({ hasText: "Zobo" })).toContainText("Sold out");
  expect(items.filter((item: { soldOut: boolean }) => item.soldOut)).toMatchObject([{ id: "zobo" }]);
  await expectAccessible(page);
  await zobo.click();
  await expect(page.getByText("Zobo is back on the menu")).toBeVisible();
});

test("older orders come on demand, and the list goes into a spreadsheet", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const names = Array.from({ length: 51 }, (_, index) => `Guest ${index}`);
  for (const name of names) await sendOrder({ name, menu: "order2" });
  const list = page.getByRole("region", { name: "Orders, newest first" }).getByRole("article");
  await page.reload();
  await expect(list).toHaveCount(50);
  await page.getByRole("button", { name: "Show older orders" }).click();
  await expect(list.nth(50)).toContainText("Guest 0");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain('"Guest 50"');
});

test("without a network the page says so, and catches up", async ({
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

for (const theme of themes) {
  test(`the tab and the kitchen are accessible and fit a phone, ${theme}`, async ({
    page,
    origin,
    sendOrder,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await openOrders(page, origin);
    await expect(page.getByText("No orders yet")).toBeVisible();
    const number = await sendOrder({ name: "W".repeat(100) });
    await expect(orderRow(page, number)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await orderRow(page, number).getByRole("button", { name: "Details" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Kitchen view" }).click();
    await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    await expectAccessible(page);
  });
}
