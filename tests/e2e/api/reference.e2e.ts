import { expectGoodForEveryone, expectNoSidewaysScroll } from "@/tests/support/browser/accessible";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("from the list of calls to the input and answers of one", async ({ page, configuredApp }) => {
  await openSignedIn(page, configuredApp.origin, "/admin/api");
  await page.getByRole("link", { name: "POST /api/orders/{id}/status" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API: orders" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/api\/orders#post-orders-id-status$/);
  const call = page.getByRole("region", { name: "Change the status of an order" });
  await expect(call.getByText("orders:write", { exact: true })).toBeVisible();
  await expect(call.getByText("status", { exact: true })).toBeVisible();
  await call.getByText("Answer 200").click();
  await expect(call.getByText("order.lines[].priceCents")).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  // Groups differ by their calls only; axe takes seconds for the thousands of elements of orders.
  await page.goto(`${configuredApp.origin}/admin/api/announcements`);
  await page.getByText("Answer 200").first().click();
  await expectGoodForEveryone(page);
});

test("an unknown group of calls is not found", async ({ page, configuredApp }) => {
  await openSignedIn(page, configuredApp.origin, "/admin/api/orders");
  const answer = await page.request.get(`${configuredApp.origin}/admin/api/nothing`);
  expect(answer.status()).toBe(404);
});
