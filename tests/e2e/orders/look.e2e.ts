import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, openOrders, orderRow, ordersTest as test } from "@/tests/support/orders/orders-page";

test("the tab and the kitchen are accessible and fit a phone", async ({ page, origin, sendOrder }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOrders(page, origin);
  await expect(page.getByText("No orders yet")).toBeVisible();
  const number = await sendOrder({ name: "W".repeat(100) });
  await expect(orderRow(page, number)).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360] });
  await orderRow(page, number).getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360] });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [1280] });
});
