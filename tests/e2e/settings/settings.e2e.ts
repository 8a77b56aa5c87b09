import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, fillAdministrator, openSignedIn, test } from "@/tests/support/browser/browser";

test.use({ timezoneId: "America/St_Johns" });

const zone = (page: Page) => page.getByLabel("Time zone");

test("the wizard proposes the browser's time zone, and the portal changes it", async ({
  page,
  emptyApp: { origin },
}) => {
  await page.goto(`${origin}/setup`);
  await expect(zone(page)).toHaveValue("America/St_Johns");
  await zone(page).fill("Atlantis");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(zone(page)).toBeFocused();
  await expect(page.getByText("Choose a time zone from the list, such as Europe/London")).toBeVisible();
  await zone(page).fill("kiritimati");
  await zone(page).blur();
  await expect(zone(page)).toHaveValue("Pacific/Kiritimati");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await fillAdministrator(page);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page).toHaveURL(`${origin}/admin`);

  await openSignedIn(page, origin, "/admin/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings", exact: true })).toBeVisible();
  await expect(zone(page)).toHaveValue("Pacific/Kiritimati");
  await expect(page.getByRole("button", { name: "Use America/St_Johns" })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
  await page.getByRole("button", { name: "Use America/St_Johns" }).click();
  await page.getByRole("button", { name: `Use ${origin}` }).click();
  await page.getByLabel("Project name").fill("Harbour Bakery");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Settings saved!")).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("Harbour Bakery");

  await page.goto(`${origin}/dashboard`);
  await expect(
    page.getByText(/^Days are in the time of America\/St_Johns\. As of \d\d:\d\d\.$/),
  ).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^${origin}`));
});
