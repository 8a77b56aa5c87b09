import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { cell, findCell, namesIn, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";

const { choose, pressSave, reload, savedMenu, type, user } = setUpMenuEditor();

/** Pastes rows into the cells from the cursor on, past the dialog that shows them first. */
async function pasteIntoCells(text: string) {
  await user().paste(text);
  await user().click(await screen.findByRole("button", { name: "Paste into the cells from the cursor on" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveAttribute("data-cell"));
}

const expectNames = (...names: unknown[]) => waitFor(() => expect(namesIn()).toEqual(names));
const soups = expect.stringMatching(/^Soups/);
const mains = expect.stringMatching(/^Mains/);

test("the first allergens are typed in a dialog, then in a column of the grid", async () => {
  expect(findCell("leek", "allergens")).toBeNull();
  await choose("Actions for Leek soup", "Allergens…");
  const dialog = within(await screen.findByRole("dialog", { name: "Allergens of Leek soup" }));
  await user().type(dialog.getByLabelText("Allergens"), "Celery{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(cell("leek", "allergens")).toHaveTextContent(/^Celery$/);
  await type("pea", "allergens", "Milk");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  expect((await savedMenu()).content.dishes.map(({ allergens }) => allergens)).toEqual([
    "Celery",
    "Milk",
    "",
  ]);
});

test("a menu is edited by keyboard as in a spreadsheet: typing, moving, pasting, undoing", async () => {
  await user().click(cell("leek", "name"));
  await user().keyboard("{ArrowRight}{ArrowRight}");
  expect(cell("leek", "price")).toHaveFocus();
  await user().keyboard("cheap{Enter}");
  expect(screen.getByRole("textbox", { name: "Price of Leek soup" })).toBeInvalid();
  expect(screen.getByRole("alert")).toHaveTextContent("“cheap” is not a price such as 12.50");
  await user().keyboard("{Escape}");
  expect(cell("leek", "price")).toHaveTextContent("$6.50");
  await user().keyboard("7,25{Enter}");
  expect(cell("leek", "price")).toHaveTextContent("$7.25");
  expect(cell("pea", "price")).toHaveFocus();

  await pasteIntoCells("much\n5");
  expect(await within(cell("pea", "price")).findByRole("alert")).toHaveTextContent(
    "Line 1, Price: “much” is not a price such as 12.50. Nothing was pasted.",
  );
  await pasteIntoCells("6,75\n$15.00");
  await waitFor(() => expect(cell("pea", "price")).toHaveTextContent("$6.75"));
  expect(cell("stew", "price")).toHaveTextContent("$15.00");
  await user().keyboard("{Control>}z{/Control}");
  expect(cell("stew", "price")).toHaveTextContent("$14.00");
  await user().keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(cell("stew", "price")).toHaveTextContent("$15.00");

  await user().click(cell("pea", "name"));
  await user().keyboard("{Alt>}{ArrowDown}{/Alt}");
  await expectNames(soups, "Leek soup", mains, "Pea soup", "Stew");
  expect(cell("pea", "name")).toHaveFocus();
  await user().keyboard("{Control>}d{/Control}");
  await expectNames(soups, "Leek soup", mains, "Pea soup", "Pea soup", "Stew");

  await user().keyboard("{Control>}{End}{/Control}Gratin{Tab}{Control>}s{/Control}");
  await saveBar().findByText(/^Draft saved .*, not published$/);
  await reload();
  await expectNames(soups, "Leek soup", mains, "Pea soup", "Pea soup", "Stew", "Gratin");
});

test("errors are marked, counted, and found; leaving requires a confirmation", async () => {
  await user().click(cell("stew", "name"));
  await user().keyboard("{Delete}");
  expect(cell("stew", "name")).toBeInvalid();
  await user().click(cell("leek", "price"));
  await user().click(screen.getByRole("button", { name: "1 field needs attention" }));
  await waitFor(() => expect(cell("stew", "name")).toHaveFocus());
  expect(screen.getByRole("button", { name: "Publish" })).toBeDisabled();
  await user().click(screen.getByRole("button", { name: "All restaurants" }));
  await user().click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Stay" }));
  await user().keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(cell("stew", "name")).toHaveTextContent(/^Stew$/));
});

test("deleting a category asks where to move its dishes", async () => {
  await user().click(cell("pea", "name"));
  await user().keyboard("{Alt>}{ArrowDown}{/Alt}");
  await user().click(screen.getByRole("button", { name: "Actions for the category Mains" }));
  await user().click(await screen.findByRole("menuitem", { name: "Delete…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Mains?" }));
  expect(dialog.getByLabelText("What becomes of its 2 dishes")).toHaveValue("soups");
  await user().click(dialog.getByRole("button", { name: "Delete the category" }));
  await expectNames(soups, "Leek soup", "Pea soup", "Stew");
  await user().click(screen.getByRole("button", { name: "Undo" }));
  await expectNames(soups, "Leek soup", mains, "Pea soup", "Stew");
});
