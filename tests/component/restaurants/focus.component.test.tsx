import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { cell, findCell, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

// So many that not all rows are rendered, and that the menu can be searched.
const { user, choose, pressButton } = setUpMenuEditor({ mains: 40 });

const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const control = (row: string, column: string, role: string) => within(cell(row, column)).getByRole(role);
const field = (name: string) => screen.getByRole("textbox", { name });

test("an element opened in the grid has the focus, and Tab always reaches the grid", async () => {
  await choose("Actions for the category Soups", "Rename");
  await expectFocus(() => field("Name of the category Soups"));
  await user().keyboard("Broths{Enter}");
  await waitFor(() => expect(cell("category:soups", "name")).toHaveTextContent("Broths"));

  await choose("Actions for the category Broths", "Add a dish");
  await expectFocus(() => field("Name of a dish without a name"));
  await user().keyboard("Goulash{Enter}");
  expect(await screen.findByRole("gridcell", { name: "Goulash" })).toBeVisible();

  await user().click(cell("leek", "name"));
  fill(screen.getByLabelText("Find a dish"), "Stew");
  await waitFor(() => expect(findCell("leek", "name")).toBeNull());
  screen.getByRole("button", { name: "Clear the search" }).focus();
  await user().tab();
  await expectFocus(() => cell("category:mains", "name"));
  await user().keyboard("{ArrowDown}");
  await expectFocus(() => control("stew", "pick", "checkbox"));

  await pressButton("Add a category");
  await expectFocus(() => field("Name of the category New category"));
});

test("deleting a row leaves the focus beside it", async () => {
  await user().click(cell("leek", "name"));
  await user().keyboard("{Shift>} {/Shift}{ArrowDown}{Shift>} {/Shift}");
  await pressButton("Delete");
  await expectFocus(() => control("add:soups", "name", "button"));

  await choose("Actions for the category Soups", "Delete…");
  await expectFocus(() => cell("category:mains", "name"));
  await user().click(screen.getByRole("button", { name: "Undo: Soups deleted" }));
  await user().click(screen.getByRole("button", { name: "Undo: 2 dishes deleted" }));

  await choose("Actions for the category Soups", "Delete…");
  await screen.findByRole("dialog");
  await pressButton("Delete the category");
  await expectFocus(() => cell("category:mains", "name"));

  fill(screen.getByLabelText("Find a dish"), "Leek");
  await choose("Actions for Leek soup", "Delete");
  await expectFocus(() => screen.getByLabelText("Find a dish"));

  await pressButton("Discard the draft");
  const asking = within(await screen.findByRole("alertdialog"));
  asking.getByRole("button", { name: "Discard the draft" }).focus();
  await user().keyboard("{Enter}");
  await expectFocus(() => screen.getByRole("heading", { name: /^Bistro/ }));
});
