import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("an owner sees the running version, and recent refusals", async ({ page, siteApp: app }) => {
  const forged = await page.request.post(`${app.origin}/api/settings`, {
    headers: { origin: "http://elsewhere.example" },
    data: {},
  });
  expect(forged.status()).toBe(403);
  await openSignedIn(page, app.origin, "/admin/system");
  const card = (name: string) => page.getByRole("region", { name });
  await expect(card("Application")).toContainText("Version");
  await expect(card("Database")).toContainText("PostgreSQL");
  await expect(card("Disks and backups").getByRole("listitem")).toHaveCount(3);
  await expect(card("Instances")).toContainText("This instance");

  const warning = card("Recent warnings").getByRole("group").filter({ hasText: "A call was not permitted" });
  await warning.first().click();
  await expect(warning.first()).toContainText("POST /api/settings");
  await expectGoodForEveryone(page);
});
