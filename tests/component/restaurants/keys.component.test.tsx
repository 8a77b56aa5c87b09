import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { cell, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";

const { user } = setUpMenuEditor();

const discard = () => saveBar().getByRole("button", { name: "Discard" });
const back = () => user().tab({ shift: true });

test("Tab moves from cell to cell, and out of the table after the last one and after Escape", async () => {
  await user().click(cell("leek", "name"));
  await user().tab();
  expect(cell("leek", "category")).toHaveFocus();
  await user().tab();
  expect(cell("leek", "price")).toHaveFocus();
  await back();
  await back();
  expect(cell("leek", "name")).toHaveFocus();
  await user().keyboard("Leek");
  await user().tab();
  await user().tab();
  expect(cell("leek", "price")).toHaveFocus();
  expect(cell("leek", "name")).toHaveTextContent(/^Leek$/);

  await user().keyboard("{Escape}");
  await user().tab();
  expect(discard()).toHaveFocus();
  await back();
  expect(cell("leek", "price")).toHaveFocus();
  await user().keyboard("{Control>}{End}{/Control}");
  await user().tab();
  expect(discard()).toHaveFocus();

  await user().keyboard("{Enter}");
  within(await screen.findByRole("alertdialog"))
    .getByRole("button", { name: "Discard" })
    .focus();
  await user().keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("region", { name: "Save" })).toHaveFocus());
});

test("the keys are listed by a key and by a button", async () => {
  await user().click(cell("pea", "name"));
  await user().keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Keys of the table" });
  expect(help).toHaveTextContent("Out of the table");
  await user().keyboard("{Escape}");
  await waitFor(() => expect(cell("pea", "name")).toHaveFocus());
  await user().click(screen.getByRole("button", { name: "Keys of the table (?)" }));
  const again = await screen.findByRole("dialog", { name: "Keys of the table" });
  await user().click(within(again).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test("a new dish has no errors before it was typed in or left", async () => {
  await user().click(screen.getByRole("button", { name: "Add a dish" }));
  const name = await screen.findByRole("textbox", { name: "Name of a dish without a name" });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByText("Name is required")).toBeNull();
  await saveBar().findByText("Fill in what is missing to save");
  await user().keyboard("{Enter}");
  await screen.findByRole("button", { name: "1 field needs attention" });
});
