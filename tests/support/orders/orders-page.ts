import type { Page } from "@playwright/test";
import {
  type AdministratorApi,
  administratorApi,
  expect,
  openSignedIn,
  setUp,
  test,
} from "@/tests/support/browser/browser";
import type { RunningApp } from "@/tests/support/process/app";

export { expect };

/** Opens the page with the orders only, signed in. */
export async function openOrders(page: Page, origin: string) {
  await openSignedIn(page, origin, "/admin/orders");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

export const orderRow = (page: Page, number: number) =>
  page.getByRole("article", { name: `Order ${number}`, exact: true });

type Sent = { restaurantId?: string; name?: string; dishes?: { id: string; quantity: number }[] };

type Fixtures = {
  app: RunningApp;
  origin: string;
  /** Calls the API as the administrator. */
  call: AdministratorApi;
  /** Places an order as a guest. @returns its number */
  sendOrder: (sent: Sent) => Promise<number>;
};

/** Tests on an instance that has no orders at first. */
export const ordersTest = test.extend<Fixtures>({
  app: async ({ request, emptyApp }, use) => {
    await setUp(request, emptyApp);
    await use(emptyApp);
  },
  origin: ({ app: { origin } }, use) => use(origin),
  call: async ({ playwright, origin }, use) => {
    const request = await playwright.request.newContext();
    await use(await administratorApi(request, origin));
    await request.dispose();
  },
  sendOrder: async ({ playwright, origin }, use) => {
    const request = await playwright.request.newContext();
    let count = 0;
    await use(async ({ restaurantId = "order1", name = "Gil Guest", dishes }) => {
      const answer = await request.post(`${origin}/api/orders`, {
        data: {
          restaurantId,
          name,
          email: "guest@example.com",
          dishes: dishes ?? [{ id: restaurantId === "order1" ? "zobo" : "espresso", quantity: 1 }],
          idempotencyKey: `browser-order-${++count}`,
        },
      });
      expect(answer.status()).toBe(200);
      return (await answer.json()).order.number;
    });
    await request.dispose();
  },
});
