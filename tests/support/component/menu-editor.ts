import { beforeEach, expect } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { bistroMenu } from "@/tests/support/restaurants/bistro-menu";
import { DESKTOP, setWindowWidth } from "./document";
import { setUpPortal } from "./portal";

export const findCell = (row: string, column: string) =>
  document.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);

/** A cell of the grid. */
export function cell(row: string, column: string): HTMLElement {
  const found = findCell(row, column);
  if (!found) throw new Error(`There is no cell ${row}/${column}.`);
  return found;
}

/** The names of categories and dishes in the grid, from top to bottom. */
export const namesIn = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cell$="/name"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith("Add a dish"));

export const saveBar = () => within(screen.getByRole("region", { name: "Save" }));

/** Sends the event of a page that comes to the front again. */
export const lookAgain = () => fireEvent(document, new Event("visibilitychange"));

/** Has each test of a file edit a menu with two categories and three dishes of a closed restaurant. */
export function setUpMenuEditor({ mains = 0, width = DESKTOP } = {}) {
  const portal = setUpPortal();
  let restaurantId = "";
  let user: UserEvent;

  const params = () => ({ id: restaurantId });
  /** The draft as saved. */
  const savedMenu = async () =>
    (await callRoute("GET /menus/{id}", { token: portal.token(), params: params() })).body.menu;
  /** Saves a draft as somebody else would. */
  const saveMenu = (body: MenuContent) =>
    callRoute("PUT /menus/{id}", { token: portal.token(), params: params(), body });

  /** Presses a button by keyboard. */
  async function pressButton(name: string) {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
  }

  beforeEach(async () => {
    const token = portal.token();
    const { body } = await callRoute("POST /menus", { token, body: { name: "Bistro" } });
    restaurantId = body.restaurant.id;
    await saveMenu({ ...(await savedMenu()).content, ...bistroMenu(mains) });
    setWindowWidth(width);
    user = await portal.openTab("menus", `/admin/menus?restaurant=${restaurantId}`);
    await screen.findAllByText("Leek soup");
  });

  return {
    token: portal.token,
    restaurantId: () => restaurantId,
    user: () => user,
    async reload() {
      user = await portal.reopenTab("menus");
    },
    savedMenu,
    saveMenu,
    /** Presses a cell and types into it, up to Enter. */
    async type(row: string, column: string, text: string) {
      await user.click(cell(row, column));
      await user.keyboard(`${text}{Enter}`);
    },
    pressSave: () => user.keyboard("{Control>}s{/Control}"),
    pressButton,
    /** Chooses in the menu of a button, by keyboard. */
    async choose(button: string, item: string | RegExp) {
      await pressButton(button);
      (await screen.findByRole("menuitem", { name: item })).focus();
      await user.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    },
  };
}
