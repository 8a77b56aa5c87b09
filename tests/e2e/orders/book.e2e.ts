import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { openSignedIn } from "@/tests/support/browser/browser";
import { expect, ordersTest as test } from "@/tests/support/orders/orders-page";
import { runInApp } from "@/tests/support/process/app-database";

test("the day's book is a view of the orders, accessible, fits a phone, and prints alone", async ({
  page,
  app,
  origin,
  sendOrder,
}) => {
  await sendOrder({});
  await runInApp(app, `UPDATE "Order" SET "payment" = 'paid', "status" = 'cancelled'`);
  await sendOrder({});
  await runInApp(app, `UPDATE "Order" SET "payment" = 'onHandover' WHERE "payment" = 'demo'`);
  await openSignedIn(page, origin, "/admin?tab=orders");
  const menu = page.getByRole("navigation", { name: "Management" });
  await menu.getByRole("link", { name: "Day’s book" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Day’s book" })).toBeFocused();
  await expect(menu.locator("[aria-current=page]")).toHaveText("Day’s book");
  const days = page.getByRole("region", { name: /^Days of/ });
  await expect(days.getByRole("row").last()).toContainText("$18.78");
  await expectGoodForEveryone(page, { widths: [360, 1280] });

  await page.emulateMedia({ media: "print" });
  await expect(menu).toBeHidden();
  await expect(days).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 360, height: 740 });
  await days.getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toContainText("By means of payment");
  await expectGoodForEveryone(page, { widths: [360] });
});

test("a receipt is accessible, fits a phone, and prints without its buttons", async ({
  page,
  app,
  origin,
  sendOrder,
}) => {
  await sendOrder({});
  const [{ id }] = await runInApp(app, `UPDATE "Order" SET "payment" = 'paid' RETURNING "id"`);
  const answer = await page.goto(`${origin}/orders/${id}`);
  const receipt = page.getByRole("link", { name: "Receipt" });
  await receipt.click();
  await expect(page.getByRole("heading", { level: 1, name: "Receipt" })).toBeVisible();
  const again = await page.reload();
  expect(again?.headers()["cache-control"]).toBe(answer?.headers()["cache-control"]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectGoodForEveryone(page, { widths: [360, 1280] });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to the order" })).toBeHidden();
});

test("the kitchen's ticket is printed 80 mm wide, black on white also in the dark", async ({
  page,
  origin,
  sendOrder,
}) => {
  const number = await sendOrder({});
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await openSignedIn(page, origin, "/admin?tab=orders");
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await page.getByRole("button", { name: `More for order ${number}` }).click();
  await page.getByRole("menuitem", { name: "Print ticket by this browser" }).click();
  const ticket = page.locator(".paper-ticket");
  await expect(ticket).toContainText("1 × Zobo");
  await page.emulateMedia({ media: "print" });
  await expect(ticket).toBeVisible();
  await expect(ticket).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.emulateMedia({ media: null });
  // Printing also ends with the event that removes the ticket.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) [\d.]+\]/g)];
  expect(boxes).toHaveLength(1);
  expect(Math.round((Number(boxes[0]?.[1]) / 72) * 25.4)).toBe(80);
  await expect(ticket).toHaveCount(0);
});
