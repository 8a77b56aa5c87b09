import { expect, signIn, test } from "@/lib/testing/browser";

test.use({ viewport: { width: 390, height: 844 } });

test("the portal's menu starts on the first tab and hands the focus to the page that is chosen", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.goto(`${origin}/login`);
  await signIn(page);
  await expect(page).toHaveURL(`${origin}/admin`);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "Landing Editor" })).toBeFocused();
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(page).toHaveURL(`${origin}/admin/templates`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.getByRole("button", { name: "Open menu" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Corner Bakery" }).click();
  await expect(page).toHaveURL(`${origin}/admin`);
});
