import { expect, signIn, test } from "@/tests/support/browser/browser";

const aboutMe = "**/api/auth/me";

/** Calls that a test made fail, which the browser complains about. */
const failedCall = /^Failed to load resource: /;

test.beforeEach(async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/login?returnUrl=%2Fdashboard`);
  await signIn(page);
  await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
});

test.afterEach(({ pageProblems }) => {
  const unexpected = pageProblems.filter((problem) => !failedCall.test(problem));
  pageProblems.splice(0, pageProblems.length, ...unexpected);
});

for (const status of [401, 403, 500, 503]) {
  test(`a user who can't be loaded (${status}) is signed out`, async ({
    page,
    configuredApp: { origin },
  }) => {
    await page.route(aboutMe, (route) =>
      route.fulfill({ status, json: { success: false, error: "Something went wrong." } }),
    );
    await page.reload();
    await expect(page).toHaveURL(`${origin}/`);
    expect(await page.evaluate(() => [localStorage.auth_token, sessionStorage.auth_token])).toEqual([
      undefined,
      undefined,
    ]);
    await page.goto(`${origin}/dashboard`);
    await expect(page).toHaveURL(`${origin}/?returnUrl=%2Fdashboard`);
  });
}

test("a request without an answer is retried once before signing out", async ({
  page,
  configuredApp: { origin },
}) => {
  let asked = 0;
  await page.route(aboutMe, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  const answered = page.waitForResponse(aboutMe);
  await page.reload();
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL(`${origin}/dashboard`);

  await page.unroute(aboutMe);
  await page.route(aboutMe, (route) => route.abort());
  await page.reload();
  await expect(page).toHaveURL(`${origin}/`);
});

test("if signing out fails as well, a message offers a retry", async ({
  page,
  configuredApp: { origin },
}) => {
  await page.route("**/api/auth/{me,logout}", (route) => route.abort());
  await page.reload();
  const notice = page.getByRole("alert").filter({ hasText: "signing out failed" });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await page.unroute("**/api/auth/{me,logout}");
  await page.route(aboutMe, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${origin}/`);
});
