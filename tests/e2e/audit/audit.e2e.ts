import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("the log with an opened entry is accessible, and is downloaded", async ({
  page,
  request,
  siteApp: app,
}) => {
  const call = await administratorApi(request, app.origin);
  const { config } = await call("GET", "/landing/config");
  const titled = (title: string) => ({ ...config, hero: { ...config.hero, title } });
  await call("POST", "/landing/config", titled("Bread"));
  await call("POST", "/landing/config", titled("Cake"));
  await call("POST", "/seo/redirects", { path: "/audited", target: "/order1" });

  await openSignedIn(page, app.origin, "/admin/audit");
  await page.getByRole("button", { name: "Bread → Cake" }).first().press("Enter");
  await expect(page.getByRole("list", { name: "Before and after" })).toBeVisible();
  await expectGoodForEveryone(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
});
