import { expectAccessible, themes } from "@/tests/support/browser/accessible";
import { expect, openOrders, orderRow, ordersTest as test } from "@/tests/support/orders/orders-page";
import { runInApp } from "@/tests/support/process/app-database";

test("cancelling a paid order asks to confirm the amount, and shows the open refund", async ({
  page,
  app,
  origin,
  sendOrder,
  pageProblems,
}) => {
  const number = await sendOrder({});
  const set = (values: string) => runInApp(app, `UPDATE "Order" SET ${values} WHERE number = $1`, [number]);
  await set(`payment = 'paid', "paymentIntentId" = 'pi_1'`);
  await openOrders(page, origin);
  const row = orderRow(page, number);
  await row.getByRole("button", { name: "Details" }).click();
  const details = page.getByRole("dialog", { name: `Order ${number}` });
  const cancel = details.getByRole("button", { name: "Cancel order" });
  const question = page.getByRole("alertdialog", { name: `Cancel order ${number} and give $9.39 back?` });
  await cancel.click();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await question.getByRole("button", { name: "Keep the order" }).click();
  await expect(question).toBeHidden();
  await cancel.click();
  // Without the provider's keys the refund can't be requested: the order is cancelled, and the open refund stays
  // visible.
  await question.getByRole("button", { name: "Cancel and give $9.39 back" }).click();
  const failureMessage = `Order ${number} was cancelled, but $9.39 could not be given back.`;
  await expect(page.getByRole("alert").filter({ hasText: failureMessage })).toBeVisible();
  await expect(details.getByText("Refund due")).toBeVisible();
  await expect(details.getByRole("button", { name: /^Reopen/ })).toHaveCount(0);
  await details.getByRole("button", { name: "Give $9.39 back" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Card payment is not set up here." })).toBeVisible();
  await expectAccessible(page);
  const isUnavailable = (problem: string) => problem.includes("a status of 503");
  expect(pageProblems.splice(0).filter((problem) => !isUnavailable(problem))).toEqual([]);
  await set(`refund = 'done'`);
  await page.reload();
  await expect(row.getByText("Refunded")).toBeVisible();
});

test("the kitchen sees when an order becomes paid", async ({ page, app, origin, sendOrder }) => {
  const number = await sendOrder({});
  const set = (values: string) => runInApp(app, `UPDATE "Order" SET ${values} WHERE number = $1`, [number]);
  await set(`payment = 'processing', "paymentIntentId" = 'pi_1'`);
  await openOrders(page, origin);
  await expect(orderRow(page, number).getByText("Payment processing")).toBeVisible();
  await page.getByRole("button", { name: "Kitchen view" }).click();
  const ticket = page.getByRole("dialog").getByRole("article", { name: `Order ${number}` });
  await expect(ticket).toContainText("Not paid yet");
  await expectAccessible(page);
  await set(`payment = 'paid'`);
  await runInApp(app, `SELECT pg_notify('orders', '')`);
  await expect(ticket).not.toContainText("Not paid yet");
});
