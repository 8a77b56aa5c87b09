import type { Page } from "@playwright/test";
import { administratorApi, test as base, expect, openSignedIn } from "@/tests/support/browser/browser";
import { bistroMenu } from "./bistro-menu";

type Fixtures = {
  /** The number of main courses besides the three dishes. */
  mains: number;
  /** The id of a closed restaurant with two categories and three dishes. */
  restaurantId: string;
  /** Its menu in the editor, signed in. */
  editor: Page;
};

/** Tests with a new menu, which is deleted after each. */
export const test = base.extend<Fixtures>({
  mains: [0, { option: true }],
  restaurantId: async ({ request, siteApp, mains }, use) => {
    const call = await administratorApi(request, siteApp.origin);
    const { restaurant } = await call("POST", "/menus", { name: `Bistro ${Date.now()}` });
    const { menu: draft } = await call("GET", `/menus/${restaurant.id}`);
    await call("PUT", `/menus/${restaurant.id}`, { ...draft.content, ...bistroMenu(mains) });
    await use(restaurant.id);
    await call("DELETE", `/menus/${restaurant.id}`);
  },
  editor: async ({ page, restaurantId, siteApp }, use) => {
    await openSignedIn(page, siteApp.origin, `/admin/menus?restaurant=${restaurantId}`);
    await expect(cell(page, "leek", "price")).toHaveText("$6.50");
    await use(page);
  },
});

/** Finds a cell of the grid. */
export const cell = (page: Page, row: string, column: string) =>
  page.locator(`[data-cell="${row}/${column}"]`);

/** Finds the names of categories and dishes in the grid, from top to bottom. */
export const namesIn = (page: Page) =>
  page.locator('[data-cell$="/name"]').filter({ hasNotText: "Add a dish" });

/** Pastes a text, as the browser does after a copy in a spreadsheet. */
export const pasteText = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
