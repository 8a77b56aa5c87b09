import { expect, test } from "@/tests/support/browser/browser";
import { addDish, category, dish, dishes, search } from "@/tests/support/storefront/ordering-page";

test("an address of a search without JavaScript redirects to the ordering page", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/order1?noscript=1&q=zobo`);
  await expect(page).toHaveURL(`${origin}/order1?q=zobo`);
  await expect(dishes(page)).toHaveCount(1);
  await addDish(page, "Zobo");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(dishes(page)).toHaveCount(13);
});

test("a search is answered by the cached page", async ({ request, configuredApp: { origin } }) => {
  const page = await request.get(`${origin}/order1`);
  for (const query of ["?q=suya", "?category=mains", "?q=a&category=drinks&q=b"]) {
    const searched = await request.get(`${origin}/order1${query}`);
    expect([query, searched.headers().etag]).toEqual([query, page.headers().etag]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu can be read, searched and filtered", async ({ page, configuredApp: { origin } }) => {
    await page.goto(`${origin}/order1`);
    await expect(dishes(page)).toHaveCount(13);
    await expect(dish(page, "Zobo")).toContainText("$3.99");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
    await search(page).fill("chicken");
    await search(page).press("Enter");
    await expect(dishes(page)).toHaveCount(2);
    await category(page, "Drinks").click();
    await expect(page.getByText("No dish matches “chicken”")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show the whole menu" })).toHaveCount(0);
    await category(page, "All").click();
    await expect(dishes(page)).toHaveCount(2);
    await search(page).fill("");
    await search(page).press("Enter");
    await expect(dishes(page)).toHaveCount(13);
    await expect(page).toHaveURL(`${origin}/order1`);
  });
});
