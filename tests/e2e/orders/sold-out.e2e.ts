import { expectAccessible } from "@/tests/support/browser/accessible";
import { expect, openOrders, ordersTest as test } from "@/tests/support/orders/orders-page";

test("a switch marks a dish as sold out, and open menus show it at once", async ({
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
  const { dishes } = await call("GET", "/ordering/menus/order1");
  await expect(guest.getByRole("article").filter({ hasText: "Zobo" })).toContainText("Sold out");
  expect(dishes.filter((dish: { soldOut: boolean }) => dish.soldOut)).toMatchObject([{ id: "zobo" }]);
  await expectAccessible(page);
  await zobo.click();
  await expect(page.getByText("Zobo is back on the menu")).toBeVisible();
});
