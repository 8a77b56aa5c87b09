import type { BrowserContext, Page } from "@playwright/test";
import { isMark } from "@/lib/orders/steps/queue";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { openSignedIn } from "@/tests/support/browser/browser";
import { keptRowsOf } from "@/tests/support/orders/kept-rows";
import { expect, ordersTest as test } from "@/tests/support/orders/orders-page";

const KITCHEN = "/admin?tab=orders&view=kitchen";

async function openKitchen(page: Page, origin: string) {
  await openSignedIn(page, origin, KITCHEN);
  await expect(
    page.getByRole("dialog", { name: "Kitchen" }).getByText("Live", { exact: true }),
  ).toBeVisible();
}

const ticket = (page: Page, number: number) =>
  page.getByRole("dialog", { name: "Kitchen" }).getByRole("article", { name: `Order ${number}` });

/** Drops the messages that a browser writes without a network. */
function dropNetworkProblems(problems: string[]) {
  const isExpected = (problem: string) => /net::ERR_|Failed to fetch|Load failed/.test(problem);
  expect(problems.splice(0).filter((problem) => !isExpected(problem))).toEqual([]);
}

async function goOffline(context: BrowserContext, page: Page) {
  await context.setOffline(true);
  await expect(page.getByText(/^No connection since/)).toBeVisible();
}

test("a step without a network is sent once when it is back", async ({
  page,
  context,
  origin,
  call,
  sendOrder,
  pageProblems,
}) => {
  const number = await sendOrder({});
  await openKitchen(page, origin);
  await ticket(page, number).getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText(`Order ${number} is being prepared`)).toBeVisible();
  await goOffline(context, page);
  await ticket(page, number).getByRole("button", { name: "Mark ready" }).click();
  await expect(ticket(page, number).getByText("Not sent yet")).toBeVisible();
  await expect(page.getByText(/1 step will be sent when the connection is back/)).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
  await context.setOffline(false);
  await expect(ticket(page, number).getByText("Not sent yet")).toHaveCount(0);
  await expect(page.getByText(/^No connection since/)).toHaveCount(0);
  const { entries } = await call("GET", "/audit?feature=orders");
  expect(JSON.stringify(entries).match(/"ready"/g)).toHaveLength(1);
  dropNetworkProblems(pageProblems);
});

test("after a reload without a network the kitchen shows its orders, dishes and unsent steps", async ({
  page,
  context,
  origin,
  call,
  sendOrder,
  pageProblems,
}) => {
  const done = await sendOrder({});
  const number = await sendOrder({});
  await openKitchen(page, origin);
  await expect(ticket(page, number)).toBeVisible();
  for (const step of ["Accept", "Mark ready", "Mark done"])
    await ticket(page, done).getByRole("button", { name: step }).click();
  await expect(ticket(page, done)).toHaveCount(0);
  await page.getByRole("button", { name: "Last done" }).click();
  await expect(page.getByText(`Order ${done}`).first()).toBeVisible();
  await page.keyboard.press("Escape");
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration(location.href);
      return registration?.active?.state === "activated" && registration.scope.endsWith("view=kitchen");
    });
  await expect.poll(isKept, { timeout: 45_000 }).toBe(true);
  await context.setOffline(true);
  await ticket(page, number).getByRole("button", { name: "Accept" }).click();
  await expect(ticket(page, number).getByText("Not sent yet")).toBeVisible();
  await page.reload();
  await expect(ticket(page, number).getByRole("button", { name: "Mark ready" })).toBeVisible();
  await expect(ticket(page, number).getByText("Not sent yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "All stations" })).toBeVisible();
  await page.getByRole("button", { name: "Sold out" }).click();
  const soldOut = page.getByRole("dialog", { name: "Sold out and stock" });
  await soldOut.getByRole("switch", { name: /^Espresso/ }).click();
  await expect(soldOut.getByText("Not sent yet: guests can still order it")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Last done" }).click();
  const recall = page
    .getByRole("dialog", { name: "Last done" })
    .getByRole("button", { name: `order ${done}` });
  await recall.click();
  await expect(ticket(page, done).getByText("Not sent yet")).toBeVisible();
  await context.setOffline(false);
  await expect(ticket(page, done).getByText("Not sent yet")).toHaveCount(0);
  await expect(ticket(page, number).getByText("Not sent yet")).toHaveCount(0);
  const isGone = async () =>
    JSON.stringify((await call("GET", "/ordering/menus/order2")).dishes).includes('"soldOut":true');
  await expect.poll(isGone).toBe(true);
  dropNetworkProblems(pageProblems);
});

for (const [format, { steps }] of Object.entries(keptRowsOf))
  test(`after an update, steps that were kept in ${format} are shown and sent`, async ({
    page,
    origin,
    call,
    sendOrder,
  }) => {
    const number = await sendOrder({});
    const { orders } = await call("GET", "/orders?limit=1");
    const [{ id }] = orders;
    const begins = steps(id, Date.now() - 60_000);
    const made = begins.flatMap(({ step }) => (step && !isMark(step) ? step : []));
    const [first] = made;
    if (first?.change.kind === "status" && first.change.expected === "preparing")
      await call("POST", `/orders/${id}/status`, { status: "preparing", expected: "new" });
    await openSignedIn(page, origin, "/admin?tab=account");
    const { user } = await call("GET", "/auth/verify");
    await page.evaluate(
      async ([name, rows]) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore("rows", { keyPath: "id" });
        const database = await new Promise<IDBDatabase>((opened) => {
          request.onsuccess = () => opened(request.result);
        });
        const transaction = database.transaction("rows", "readwrite");
        for (const row of rows) transaction.objectStore("rows").put(row);
        await new Promise((stored) => {
          transaction.oncomplete = stored;
        });
        database.close();
      },
      [`kept:steps:${user.id}`, begins] as const,
    );
    await page.goto(origin + KITCHEN);
    const last = made.at(-1);
    const status = last?.change.kind === "status" ? last.change.status : "preparing";
    await expect
      .poll(async () => (await call("GET", "/orders?limit=1")).orders[0].status, { timeout: 20_000 })
      .toBe(status);
    await expect(ticket(page, number)).toBeVisible();
    await expect(ticket(page, number).getByText("Not sent yet")).toHaveCount(0);
    for (const { notice } of begins) if (notice) await expect(page.getByText(notice.text)).toBeVisible();
  });
