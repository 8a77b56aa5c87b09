import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { openSignedIn } from "@/tests/support/browser/browser";
import { expect, ordersTest as test } from "@/tests/support/orders/orders-page";
import { runInApp } from "@/tests/support/process/app-database";

const terms = { orderKinds: ["pickup", "table"], asksContact: true, paysOnHandover: true };

test.beforeEach(async ({ app, call }) => {
  await runInApp(app, `UPDATE "Restaurant" SET "terms" = '${JSON.stringify(terms)}' WHERE "id" = 'order1'`);
  const { rules } = await call("GET", "/reservation-settings/order1");
  await call("PUT", "/reservation-settings/order1", { ...rules, tableOrders: "opened" });
});

test("a guest scans the code of an open table, orders from the menu, and is out when it is closed", async ({
  page,
  origin,
  call,
}) => {
  const [{ key, name, address }] = (await call("GET", "/table-codes/order1")).codes;
  const { table } = await call("POST", "/tables/sittings", { tableKey: key });
  await page.goto(origin + new URL(address).pathname);
  await expect(page).toHaveURL(`${origin}/table/here`);
  await expectGoodForEveryone(page, { widths: [360, 1280] });

  await page.getByRole("link", { name: "Menu and order" }).click();
  await page.getByRole("button", { name: /^Add .*Zobo/ }).click();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await expect(cart.getByRole("button", { name: "At the table" })).toHaveAttribute("aria-pressed", "true");
  await expect(cart.getByRole("link", { name: `${name}: waiter, bill, your orders` })).toBeVisible();
  await cart.getByRole("button", { name: "Place Order" }).click();
  const payment = page.getByRole("dialog", { name: /^Pay / });
  await payment.getByRole("button", { name: "At the table" }).click();
  await expect(page.getByText(`At ${name}`)).toBeVisible();
  await page.getByRole("button", { name: "Order and pay on receipt" }).click();
  await expect(page.getByRole("link", { name: /^Follow order \d+$/ }).first()).toBeVisible();

  await page.goto(`${origin}/table/here`);
  await expect(page.getByRole("region", { name: "Your orders" }).getByRole("link")).toContainText(
    /Order \d+/,
  );
  await call("POST", `/tables/sittings/${table.sitting.id}/close`);
  await page.reload();
  await expect(page.getByText(/^This table was closed since/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your orders" })).toBeHidden();
});

test("the tables and their codes are accessible, fit a phone, and the codes print alone", async ({
  page,
  origin,
  call,
}) => {
  await call("POST", "/tables/sittings", { tableKey: "order1/two/1" });
  await openSignedIn(page, origin, "/admin?tab=tables");
  await expect(page.getByRole("button", { name: /^Close.*Table for two 1$/ })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1280] });
  await page.getByRole("link", { name: "Print codes" }).click();
  const code = page.getByRole("img", { name: "The code of Table for two 1" });
  const card = page.getByRole("listitem").filter({ has: code });
  await expect(card).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1280] });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Replace all" })).toBeHidden();
  const { width = 0 } = (await card.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(400);
});
