import { expect, test } from "@/tests/support/browser/browser";
import {
  addDish,
  category,
  desktop,
  dish,
  dishes,
  phone,
  search,
} from "@/tests/support/storefront/ordering-page";

for (const viewport of [phone, desktop]) {
  test(`dishes are searched and filtered, ${viewport.width} px wide`, async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${origin}/order1`);
    await expect(page.getByRole("heading", { level: 1, name: "Baobab Kitchen" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Categories" }).getByRole("button")).toHaveText([
      "All",
      "Starters",
      "Mains",
      "Desserts",
      "Drinks",
    ]);
    await expect(dishes(page)).toHaveCount(13);
    await expect(dish(page, "Beef Suya")).toContainText("Popular");
    await expect(dish(page, "Akara")).not.toContainText("Popular");

    await category(page, "Mains").click();
    await expect(dishes(page)).toHaveCount(5);
    await expect(page).toHaveURL(`${origin}/order1?category=mains`);
    await search(page).fill("  LÀMB ");
    await expect(dishes(page).getByRole("heading")).toHaveText(["Lamb Tagine"]);
    await expect(page).toHaveURL(`${origin}/order1?q=L%C3%80MB&category=mains`);

    await page.reload();
    await expect(search(page)).toHaveValue("LÀMB");
    await expect(dishes(page)).toHaveCount(1);
    await category(page, "All").click();
    await expect(dishes(page).getByRole("heading")).toHaveText(["Lamb Sambusa", "Lamb Tagine"]);
    await page.goBack();
    await expect(category(page, "Mains")).toHaveAttribute("aria-pressed", "true");
    await expect(dishes(page)).toHaveCount(1);

    await search(page).fill("unicorn");
    await expect(page.getByText("No dish matches “unicorn”")).toBeVisible();
    await page.getByRole("button", { name: "Show the whole menu" }).click();
    await expect(dishes(page)).toHaveCount(13);
    await expect(search(page)).toHaveValue("");
  });
}

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
