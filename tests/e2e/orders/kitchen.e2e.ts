import { expect, openOrders, ordersTest as test, undo } from "@/tests/support/orders/orders-page";

test("the kitchen view shows open orders, oldest first, and advances them", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  const first = await sendOrder({});
  const second = await sendOrder({ restaurantId: "order2" });
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
