import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { heardIn, listenToSound } from "@/tests/support/browser/sound";
import { expect, openOrders, orderRow, ordersTest as test } from "@/tests/support/orders/orders-page";

test("the shift is heard: a test, and orders that ring until they are accepted", async ({
  page,
  origin,
  sendOrder,
}) => {
  await listenToSound(page);
  const heard = (what: "tones" | "loudest") => heardIn(page, what);

  await page.clock.install();
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await page.getByRole("button", { name: "Start the shift" }).click();
  await expect(page.getByText("The shift has begun.")).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("button", { name: "Start the shift" })).toHaveCount(0);
  await expect.poll(() => heard("loudest")).toBeGreaterThan(0.05);
  const test = await heard("tones");

  const number = await sendOrder({});
  await page.clock.runFor(1000);
  await expect.poll(() => heard("tones")).toBe(test + 2);
  await page.clock.runFor(30_000);
  await expect.poll(() => heard("tones")).toBe(test + 4);
  await page.clock.runFor(30_000);
  await expect.poll(() => heard("tones")).toBe(test + 10);
  let hasLooked = false;
  page.on("response", async (answer) => {
    if (!answer.url().includes("status=new&")) return;
    await answer.finished();
    hasLooked = true;
  });
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(
    page.getByRole("region", { name: /^Preparing/ }).getByRole("heading", { name: `Order ${number}` }),
  ).toBeVisible();
  const look = async () => {
    await page.clock.runFor(200);
    return hasLooked;
  };
  await expect.poll(look).toBe(true);
  await page.clock.runFor(60_000);
  expect(await heard("tones")).toBe(test + 10);
});

test("tickets to accept are accessible at 1280 and 390 px", async ({ page, origin, sendOrder }) => {
  const number = await sendOrder({ name: "W".repeat(100) });
  await openOrders(page, origin);
  await expect(orderRow(page, number)).toBeVisible();
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
  await page.getByRole("button", { name: "Reject order" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});

test("the buttons of a ticket are in sight on low screens, also below a long order", async ({
  page,
  origin,
  sendOrder,
}) => {
  const ids = ["akara", "lamb-sambusa", "pepper-soup", "jollof-chicken", "egusi-fufu", "doro-wat", "zobo"];
  await sendOrder({ dishes: ids.map((id) => ({ id, quantity: 2 })) });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Kitchen view" }).click();
  const kitchen = page.getByRole("dialog", { name: "Kitchen" });
  const accept = kitchen.getByRole("button", { name: "Accept", exact: true });
  const start = kitchen.getByRole("button", { name: "Start the shift" });
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1024, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(accept).toBeInViewport({ ratio: 1 });
    await expect(kitchen.getByText("Akara")).toBeInViewport();
  }
  await start.click();
  await expect(start).toHaveCount(0);
  await expect(accept).toBeInViewport({ ratio: 1 });
  await accept.click();
  await expect(kitchen.getByRole("button", { name: "Mark ready" })).toBeInViewport({ ratio: 1 });
});

test("a tablet in portrait shows timers, times and buttons as large as wide screens do", async ({
  page,
  origin,
  sendOrder,
}) => {
  const first = await sendOrder({});
  await sendOrder({ name: "W".repeat(60) });
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Kitchen view" }).click();
  const kitchen = page.getByRole("dialog", { name: "Kitchen" });
  const ticket = kitchen.getByRole("article", { name: `Order ${first}` });
  await ticket.getByRole("button", { name: "Accept", exact: true }).click();
  // Headings and the proposed time grow a little with the screen.
  const parts = [
    ticket.locator("time").first(),
    ticket.getByRole("button", { name: "Mark ready" }),
    kitchen.getByRole("button", { name: "Accept", exact: true }),
  ];
  const sizesAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await expect(ticket.getByRole("button", { name: "Mark ready" })).toBeVisible();
    return Promise.all(parts.map((part) => part.evaluate((node) => getComputedStyle(node).fontSize)));
  };
  const wide = await sizesAt(1280, 800);
  expect(await sizesAt(820, 1180)).toEqual(wide);
  expect(await sizesAt(768, 1024)).toEqual(wide);
  await expectGoodForEveryone(page, { widths: [768, 820] });
});

test("while the shift runs, other pages of the portal show new orders and lead to the kitchen", async ({
  page,
  origin,
  sendOrder,
}) => {
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await page.getByRole("button", { name: "Start the shift" }).click();
  await expect(page.getByText("The shift has begun.")).toBeVisible({ timeout: 45_000 });
  const notice = page.getByRole("region", { name: "New orders" });
  for (const path of ["/admin?tab=users", "/dashboard"]) {
    const looked = page.waitForResponse((answer) => answer.url().includes("status=new&"));
    await page.goto(`${origin}${path}`);
    await looked;
    await sendOrder({});
    await expect(notice.getByRole("status")).toContainText("to be accepted.");
  }
  await expectGoodForEveryone(page, { widths: [390, 820, 1280] });
  await notice.getByRole("link", { name: "Open the kitchen" }).click();
  await expect(page.getByRole("dialog", { name: "Kitchen" }).getByRole("article")).toHaveCount(2);
  await expect(notice).toHaveCount(0);
});
