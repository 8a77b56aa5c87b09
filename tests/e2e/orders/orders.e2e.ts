import { readFile } from "node:fs/promises";
import { expect, openOrders, orderRow, ordersTest as test, undo } from "@/tests/support/orders/orders-page";

test("an order appears automatically, is advanced, undone and filtered", async ({
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

  const other = await sendOrder({ restaurantId: "order2" });
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

test("a change on one screen appears on the other", async ({ page, origin, sendOrder, call }) => {
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

test("an order's details show all its data and offer every step", async ({ page, origin, sendOrder }) => {
  await openOrders(page, origin);
  const number = await sendOrder({ name: "<b>Gil</b>", dishes: [{ id: "jollof-chicken", quantity: 2 }] });
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

test("older orders are loaded on request, and the list is exported to a spreadsheet", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const names = Array.from({ length: 51 }, (_, index) => `Guest ${index}`);
  for (const name of names) await sendOrder({ name, restaurantId: "order2" });
  const list = page.getByRole("region", { name: "Orders, newest first" }).getByRole("article");
  await page.reload();
  await expect(list).toHaveCount(50);
  await page.getByRole("button", { name: "Show older orders" }).click();
  await expect(list.nth(50)).toContainText("Guest 0");
  await sendOrder({ name: "Late Guest", restaurantId: "order2" });
  await expect(list.nth(0)).toContainText("Late Guest");
  await expect(list.nth(51)).toContainText("Guest 0");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain('"Guest 50"');
});

test("an order is updated by the answer to its step, even while others arrive", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const held: (() => void)[] = [];
  await page.route("**/api/orders?limit=*", async (route) => {
    const response = await route.fetch();
    await new Promise<void>((release) => held.push(release));
    await route.fulfill({ response });
  });
  const noticed = () => page.waitForRequest(/orders\?status=new&/);
  const [first] = await Promise.all([sendOrder({}), noticed()]);
  await expect.poll(() => held.length).toBe(1);
  const [second] = await Promise.all([sendOrder({}), noticed()]);
  held.shift()?.();
  await expect(orderRow(page, first)).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  held.shift()?.();
  await expect(orderRow(page, second)).toBeVisible();
});
