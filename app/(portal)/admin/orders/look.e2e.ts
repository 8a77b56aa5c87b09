import { expectAccessible, expectNoSidewaysScroll, themes } from "@/lib/testing/accessible";
import { expect, openOrders, orderRow, ordersTest as test } from "@/lib/testing/orders-page";

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
