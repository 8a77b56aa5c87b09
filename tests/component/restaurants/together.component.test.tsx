import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { holdCalls, madeCalls } from "@/tests/support/component/api";
import { cell, lookAgain, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { dish, openOrderPage } from "@/tests/support/component/storefront";

const { token, restaurantId, user, savedMenu, saveMenu, type } = setUpMenuEditor();

/** Saves as somebody else would: the restaurant opens, and its pea soup is green. */
async function saveGreenPeaSoup() {
  const { content } = await savedMenu();
  await saveMenu({
    ...content,
    restaurant: { ...content.restaurant, isOpen: true },
    dishes: content.dishes.map((dish) => (dish.id === "pea" ? { ...dish, name: "Green pea soup" } : dish)),
  });
}

const publishButton = () => screen.getByRole("button", { name: "Publish" });

test("concurrent edits by two users are both kept, and guests see them after publication", async () => {
  await saveGreenPeaSoup();
  await type("leek", "price", "9");
  await user().click(publishButton());
  const dialog = await screen.findByRole("alertdialog", { name: "Somebody saved a newer version" });
  expect(dialog).toHaveTextContent("Leek soup: Price");
  await user().click(within(dialog).getByRole("button", { name: "Keep mine" }));
  await within(cell("pea", "name")).findByText("Green pea soup");
  expect(cell("leek", "price")).toHaveTextContent("$9.00");
  await waitFor(() => expect(publishButton()).toBeEnabled());
  await user().click(publishButton());
  await saveBar().findByText("Published, guests see this");
  cleanup();
  await openOrderPage((await savedMenu()).path);
  expect(dish("Green pea soup")).toBeVisible();
  expect(dish("Leek soup")).toHaveTextContent("$9.00");
});

test("a menu that another user published with the same content is no conflict", async () => {
  await callRoute("POST /menus/{id}/publish", { token: token(), params: { id: restaurantId() } });
  await user().click(publishButton());
  await screen.findByText("A newer version says the same");
  await waitFor(() => expect(publishButton()).toBeDisabled());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a change by another user does not replace a cell being typed in", async () => {
  await saveGreenPeaSoup();
  const held = holdCalls("GET /menus/{id}");
  await user().click(cell("leek", "price"));
  lookAgain();
  await held.made;
  await user().keyboard("9");
  held.release();
  await waitFor(() => expect(madeCalls.at(-1)).toMatchObject({ method: "GET", status: 200 }));
  const field = screen.getByRole("textbox", { name: "Price of Leek soup" });
  expect(field).toHaveValue("9");
  expect(cell("pea", "name")).toHaveTextContent("Pea soup");
  await user().keyboard("5");
  expect(field).toHaveValue("95");
  expect(cell("pea", "name")).toHaveTextContent("Pea soup");
  await user().keyboard("{Escape}");
  lookAgain();
  await within(cell("pea", "name")).findByText("Green pea soup");
});

test("another user's changes wait until the edited cell is committed", async () => {
  await saveGreenPeaSoup();
  const path = `/menus/${restaurantId()}`;
  const looks = () => madeCalls.filter((call) => call.method === "GET" && call.path === path).length;
  const before = looks();
  await user().click(cell("leek", "price"));
  await user().keyboard("9");
  lookAgain();
  await user().keyboard("{Escape}");
  lookAgain();
  await within(cell("pea", "name")).findByText("Green pea soup");
  expect(looks() - before).toBe(1);
});
