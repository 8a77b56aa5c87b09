import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, setUp, signIn, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";

test("the page of an order follows the kitchen automatically, and can be reloaded", async ({
  page,
  request,
  configuredApp,
}) => {
  const { origin } = configuredApp;
  const { order } = await (
    await request.post(`${origin}/api/orders`, {
      headers: { "idempotency-key": "status-page-1" },
      data: {
        restaurantId: "order2",
        email: "gil@example.com",
        name: "Gil Guest",
        dishes: [{ id: "tiramisu", quantity: 2 }],
      },
    })
  ).json();
  await page.goto(`${origin}/orders/${order.id}`);
  await expect(page.getByRole("status").getByText("The kitchen has your order")).toBeVisible();
  const scripts = await page
    .locator("script[src], link[rel=modulepreload]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? one.getAttribute("href")));
  expect(
    scripts.filter(
      (address) => !/^\/(_next\/static\/islands\/order|api\/site\/visitor)-/.test(address ?? ""),
    ),
  ).toEqual([]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  await expect(page.getByRole("main")).not.toContainText(/gil/i);
  await expect(page.getByText("Demo mode: nothing was charged")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["$14.98", "$1.50", "$5.00", "$21.48"]);

  const step = page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]");
  const change = (set: string) =>
    runInApp(
      configuredApp,
      `WITH changed AS (UPDATE "Order" SET ${set} WHERE id = $1 RETURNING id) SELECT pg_notify('orders', id) FROM changed`,
      [order.id],
    );
  const advance = (status: string) => change(`status = '${status}'`);
  await expect(step).toHaveText(/Received/);
  await advance("preparing");
  await expect(page.getByRole("status").getByText("Your dishes are being made")).toBeVisible();
  await expect(step).toHaveText(/Preparing/);
  await page.reload();
  await expect(step).toHaveText(/Preparing/);
  await change(`status = 'new', payment = 'failed'`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This order is not paid");
  await advance("cancelled");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This order was cancelled");
  await expect(page.getByRole("main").locator("p:empty")).toHaveCount(0);
  await advance("done");
  await page.goto(`${origin}/orders/${order.id}`);
  await expectGoodForEveryone(page);
});

test("an unknown order shows a friendly message", async ({ page, configuredApp: { origin } }) => {
  for (const id of ["nope", "a".repeat(22), "a".repeat(200), "..%2f..%2fx", "%00"]) {
    const answer = await page.goto(`${origin}/orders/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is no such order" })).toBeVisible();
  }
  await expectGoodForEveryone(page, { widths: [1280] });
  await page.getByRole("link", { name: "Trattoria Lina" }).click();
  await expect(page).toHaveURL(`${origin}/order2`);
});

test("calls of these pages go to the configured API endpoint, with the stored sign-in", async ({
  page,
  request,
  emptyApp,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp, `${origin}/elsewhere`);
  await page.route("**/elsewhere/**", (route) =>
    route.continue({ url: route.request().url().replace("/elsewhere/", "/api/") }),
  );
  await page.goto(`${origin}/login`);
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(`${origin}/admin`);
  const bearers: (string | undefined)[] = [];
  page.on("request", (sent) => {
    if (sent.url() === `${origin}/elsewhere/ordering/menus/order1`)
      bearers.push(sent.headers().authorization);
  });
  await page.goto(`${origin}/order1`);
  const askAgain = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return bearers[0] ?? "";
  };
  await expect.poll(askAgain).toMatch(/^Bearer ./);
});

test("a failed page is loaded by Try again once the server responds", async ({
  page,
  request,
  emptyApp,
  pageProblems,
}) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const headers = { "idempotency-key": "shown-again-later" };
  const data = {
    restaurantId: "order1",
    email: "gil@example.com",
    name: "Gil",
    dishes: [{ id: "zobo", quantity: 1 }],
  };
  const { order } = await (await request.post(`${origin}/api/orders`, { headers, data })).json();
  await runInApp(emptyApp, 'ALTER TABLE "Order" RENAME TO "OrderAway"');
  await page.goto(`${origin}/orders/${order.id}`);
  await expect(page.getByRole("main")).toContainText("Something went wrong");
  await runInApp(emptyApp, 'ALTER TABLE "OrderAway" RENAME TO "Order"');
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The kitchen has your order");
  pageProblems.splice(0);
});
