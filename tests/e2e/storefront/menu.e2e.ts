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

  test("the menu can be read and searched, and its categories are links within it", async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.goto(`${origin}/order1`);
    await expect(dishes(page)).toHaveCount(13);
    await expect(dish(page, "Zobo")).toContainText("$3.99");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
    await expect(category(page, "Drinks")).toHaveCount(0);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const categories = page.getByRole("navigation", { name: "Categories" });
    await categories.getByRole("link", { name: "Drinks" }).click();
    await expect(page).toHaveURL(`${origin}/order1#menu-drinks`);
    await expect(page.getByRole("heading", { name: "Drinks" })).toBeInViewport();
    expect(requests.filter((url) => url.startsWith(`${origin}/order1`))).toEqual([]);
    await search(page).fill("chicken");
    await search(page).press("Enter");
    await expect(dishes(page)).toHaveCount(2);
    await categories.getByRole("link", { name: "All" }).click();
    await expect(dishes(page)).toHaveCount(13);
    await expect(page).toHaveURL(`${origin}/order1`);
  });
});
