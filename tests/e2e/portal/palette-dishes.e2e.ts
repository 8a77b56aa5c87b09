import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("the command palette finds dishes and restaurants, and loads them only once it is open", async ({
  page,
  configuredApp: { origin },
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/ordering/dishes")) asked.push(request.url());
  });
  await openSignedIn(page, origin, "/admin?tab=settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /Go to or do/ }).click();
  const box = page.getByPlaceholder("Go to a page or do something");
  await box.fill("tagine");
  const dish = page.getByRole("option", { name: "Lamb Tagine Baobab Kitchen" });
  await expect(dish).toBeVisible();
  await box.fill("trattoria");
  await expect(page.getByRole("option", { name: "Trattoria Lina Menu" })).toBeVisible();
  await box.fill("baobab tagine");
  await expect(dish).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(`${origin}/admin/menus?restaurant=order1&dish=lamb-tagine`);
});
