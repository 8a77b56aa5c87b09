import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administrator, administratorApi, expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";

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

/** Adds 120 entries about paths that begin with `path`, the last with `120`. */
const addEntries = (app: Parameters<typeof runInApp>[0], path: string) =>
  runInApp(
    app,
    `INSERT INTO "AuditEntry" ("at", "actor", "account", "role", "through", "address", "requestId", "action",
         "targetId", "label", "changes", "more")
       SELECT now(), 'system', '', '', '', '', '', 'seo:redirect', '', '${path}' || n, '[]', 0
       FROM generate_series(1, 120) n`,
  );

test("an older page that was requested under another filter is not appended", async ({
  page,
  siteApp: app,
}) => {
  await addEntries(app, "/late-");
  await openSignedIn(page, app.origin, "/admin/audit");
  const changes = page.getByRole("region", { name: "Changes, newest first" }).getByRole("button");
  const entry = (n: number) => changes.filter({ hasText: new RegExp(`/late-${n}(?!\\d)`) });
  await expect(entry(120)).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/audit?before=*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/audit?before=*");
  await page.getByRole("button", { name: "Show older changes" }).click();
  await asked;
  await page.getByLabel("What", { exact: true }).selectOption("seo");
  await page.getByRole("searchbox").fill("/late-");
  const older = page.getByRole("button", { name: "Show older changes" });
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute("href", /q=%2Flate-/);
  await expect(entry(71)).toBeVisible();
  const answered = page.waitForResponse("**/api/audit?before=*");
  release();
  await answered;
  await older.click();
  await expect(entry(21)).toBeVisible();
  await expect(entry(70)).toHaveCount(1);
  await expect(entry(20)).toHaveCount(0);
});

test("a failed older page of another filter neither appears nor blocks those of the current one", async ({
  page,
  siteApp: app,
  pageProblems,
}) => {
  await addEntries(app, "/failed-");
  await openSignedIn(page, app.origin, "/admin/audit");
  const changes = page.getByRole("region", { name: "Changes, newest first" }).getByRole("button");
  const entry = (n: number) => changes.filter({ hasText: new RegExp(`/failed-${n}(?!\\d)`) });
  await expect(entry(120)).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isUnfiltered = (address: string) => /\/api\/audit\?before=/.test(address);
  await page.route(
    ({ href }) => isUnfiltered(href),
    async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { success: false, error: "Too late." } });
    },
  );
  const older = page.getByRole("button", { name: "Show older changes" });
  const asked = page.waitForRequest((request) => isUnfiltered(request.url()));
  await older.click();
  await asked;
  await page.getByRole("searchbox").fill("/failed-");
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute("href", /q=%2Ffailed-/);
  await expect(entry(71)).toBeVisible();
  await older.click();
  await expect(entry(21)).toBeVisible();
  const failed = page.waitForResponse((response) => isUnfiltered(response.url()));
  release();
  await (await failed).finished();
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await expect(page.getByText("Too late.")).toHaveCount(0);
  for (const problem of pageProblems.splice(0)) expect(problem).toContain("Failed to load resource");
});
