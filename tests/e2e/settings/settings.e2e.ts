import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import {
  administratorApi,
  expect,
  fillAdministrator,
  openSignedIn,
  test,
} from "@/tests/support/browser/browser";

test.use({ timezoneId: "America/St_Johns" });

const address = (page: Page) => page.getByLabel("Site address");
const zone = (page: Page) => page.getByLabel("Time zone");
const saveButton = (page: Page) => page.getByRole("button", { name: "Save Settings" });

async function openSettings(page: Page, origin: string) {
  await openSignedIn(page, origin, "/admin/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings", exact: true })).toBeVisible();
}

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

  await openSettings(page, origin);
  await expect(zone(page)).toHaveValue("Pacific/Kiritimati");
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Use America/St_Johns" }).click();
  await expect(zone(page)).toBeFocused();
  await address(page).fill("https://example.com/shop");
  await saveButton(page).click();
  await expect(address(page)).toBeFocused();
  await expect(page.getByText("Enter scheme and host alone, such as https://example.com")).toBeVisible();
  await page.getByRole("button", { name: `Use ${origin}` }).click();
  await page.getByLabel("Project name").fill(" Harbour Bakery ");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Settings saved!")).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("Harbour Bakery");
  await page.reload();
  await expect(page.getByLabel("Project name")).toHaveValue("Harbour Bakery");
  await expect(address(page)).toHaveValue(origin);
  await expect(zone(page)).toHaveValue("America/St_Johns");
  await expect(page.getByRole("button", { name: /^Use / })).toHaveCount(0);

  await expect(page.getByLabel("Project name")).toBeEnabled();
  let sent = 0;
  page.on("request", (call) => {
    if (call.method() !== "GET" && call.url() === `${origin}/api/settings`) sent += 1;
  });
  await page.keyboard.press("Control+s");
  await page.getByLabel("Project name").fill("Harbour Bakery and Café");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("complementary")).toContainText("Harbour Bakery and Café");
  expect(sent).toBe(1);

  await page.goto(`${origin}/dashboard`);
  await expect(
    page.getByText(/^Days are in the time of America\/St_Johns\. As of \d\d:\d\d\.$/),
  ).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^${origin}`));
});

test("typed settings are kept when leaving, and when another user saved", async ({
  page,
  request,
  configuredApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const { settings } = await call("GET", "/settings");
  await openSettings(page, origin);
  await page.getByLabel("Project name").fill("Mine");
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await call("POST", "/settings", { ...settings, projectName: "Theirs", timeZone: "Europe/London" });
  await saveButton(page).click();
  const dialog = page.getByRole("alertdialog", { name: "Somebody saved newer settings" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Settings saved!")).toBeVisible();
  await expect(zone(page)).toHaveValue("Europe/London");
  expect((await call("GET", "/settings")).settings).toMatchObject({
    projectName: "Mine",
    timeZone: "Europe/London",
  });
  await call("POST", "/settings", settings);
  await page.goto(`${origin}/admin?tab=settings`);
  await expect(page.getByRole("button", { name: "Use America/St_Johns" })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
