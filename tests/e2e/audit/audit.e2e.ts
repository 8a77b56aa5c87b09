import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administrator, administratorApi, expect, openSignedIn, test } from "@/tests/support/browser/browser";

test("a change is found by filters, shows before and after, and links to the former version", async ({
  page,
  request,
  siteApp: app,
}) => {
  const call = await administratorApi(request, app.origin);
  const { config } = await call("GET", "/landing/config");
  const titled = (title: string) => ({ ...config, hero: { ...config.hero, title } });
  await call("POST", "/landing/config", titled("Bread"));
  const { version } = await call("POST", "/landing/config", titled("Cake"));
  await call("POST", "/seo/redirects", { path: "/audited", target: "/order1" });

  await openSignedIn(page, app.origin, "/admin/audit");
  const changes = page.getByRole("region", { name: "Changes, newest first" }).getByRole("button");
  await expect(changes.first()).toContainText("Saved a redirect: /audited");
  await expect(changes.first()).toContainText(administrator.email);
  await page.getByLabel("What", { exact: true }).selectOption("landing");
  const saved = changes.filter({ hasText: `Version ${version}` });
  await expect(changes.first()).toContainText("Hero › Title: Bread → Cake");
  await saved.press("Enter");
  await expect(page.getByRole("list", { name: "Before and after" })).toHaveText(/Hero › Title.*Bread.*Cake/);
  await expectGoodForEveryone(page);

  await page.getByRole("searchbox").fill("nothing such");
  await expect(page.getByText("No such changes")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(changes.first()).toContainText("Saved a redirect");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);

  await saved.click();
  await page.getByRole("link", { name: `Go to version ${version - 1}, from before` }).click();
  const before = page.getByRole("listitem", { name: `Version ${version - 1}` });
  await expect(before).toContainText("Before that change");
  await before.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText(`Version ${version - 1} restored`)).toBeVisible();
});
