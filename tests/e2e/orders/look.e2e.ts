import { expectAccessible, expectGoodForEveryone, themes } from "@/tests/support/browser/accessible";
import { expect, openOrders, orderRow, ordersTest as test } from "@/tests/support/orders/orders-page";
import { runInApp } from "@/tests/support/process/app-database";

test("the tab and the kitchen are accessible and fit a phone", async ({ page, origin, sendOrder }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOrders(page, origin);
  await expect(page.getByText("No orders yet")).toBeVisible();
  const number = await sendOrder({ name: "W".repeat(100) });
  await expect(orderRow(page, number)).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360] });
  // The message covers the row at the foot of a short phone.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await orderRow(page, number).getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360] });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [1280] });
});

test("unpaid tickets and refunds are accessible", async ({ page, app, origin, sendOrder, pageProblems }) => {
  const number = await sendOrder({});
  const setPayment = (payment: string) =>
    runInApp(app, `UPDATE "Order" SET payment = '${payment}', "paymentIntentId" = 'pi_1'`);
  await setPayment("processing");
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await expect(page.getByRole("dialog").getByRole("article")).toContainText("Not paid yet");
  await expectAccessible(page);

  await setPayment("paid");
  await openOrders(page, origin);
  await orderRow(page, number).getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog", { name: `Order ${number}` });
  await details.getByRole("button", { name: "Reject order" }).click();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Reject and give $9.39 back" }).click();
  await expect(details.getByText("Refund due")).toBeVisible();
  await details.getByRole("button", { name: "Give $9.39 back" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Card payment is not set up here." })).toBeVisible();
  await expectAccessible(page);
  const isUnavailable = (problem: string) => problem.includes("a status of 503");
  expect(pageProblems.splice(0).filter((problem) => !isUnavailable(problem))).toEqual([]);
});
