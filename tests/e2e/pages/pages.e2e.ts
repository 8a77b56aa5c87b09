import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { openSignedIn } from "@/tests/support/browser/browser";
import { toastWith } from "@/tests/support/browser/toast";
import { expect, ordersTest as test } from "@/tests/support/orders/orders-page";

test("a page is made by keyboard, published, and read without a script", async ({
  page,
  browser,
  origin,
}) => {
  await openSignedIn(page, origin, "/admin?tab=pages");
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("radio", { name: /^About us/ }).check();
  await page.getByRole("button", { name: "Add page" }).click();
  await page.getByRole("button", { name: /^Text Our story/ }).click();
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("We began with one oven.");
  const handle = page.getByRole("button", { name: "Drag text, section 1" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Section picked up from position 1 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Section is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByRole("listitem", { name: "Text, section 2" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toastWith(page, "Published at /about-us. Visitors see it now.")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [360, 1280], except: "iframe" });

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${origin}/about-us`);
  await expect(visitor.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  await expect(visitor.getByText("We began with one oven.")).toBeVisible();
  await visitor.close();
  const reader = await browser.newPage();
  await reader.goto(`${origin}/about-us`);
  await expectGoodForEveryone(reader, { widths: [360, 1920] });
  await reader.close();
});
