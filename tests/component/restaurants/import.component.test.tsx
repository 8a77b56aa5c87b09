import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { cell, namesIn, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";
import { menuWorkbook } from "@/tests/support/restaurants/menu-workbook";

const { user } = setUpMenuEditor();

const expectNames = (...names: unknown[]) => waitFor(() => expect(namesIn()).toEqual(names));
const heading = (name: string) => expect.stringMatching(new RegExp(`^${name}`));
const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));
/** Text of a list's entry about a dish, and what else it says. */
const entry = (text: RegExp) =>
  screen.getAllByRole("listitem").find(({ textContent }) => text.test(textContent));

test("rows of a spreadsheet are previewed before they are pasted, at any cursor position, and can be undone", async () => {
  await user().click(cell("stew", "name"));
  await user().paste("Section\tDish\tCost\nSoups\tLeek soup\t7,00\nSweets\tTart\t4.50\nMains\tGratin\t12");
  const dialog = await dialogNamed("Paste from a spreadsheet");
  const outcomes = await dialog.findByRole("list", { name: "dishes by outcome" });
  expect(outcomes).toHaveTextContent("1 changed");
  expect(outcomes).toHaveTextContent("2 new");
  expect(entry(/Leek soup.*row 2/)).toHaveTextContent("Price: $6.50 → $7.00");
  expect(dialog.getByText(/1 new category would be added/)).toBeVisible();
  await user().click(dialog.getByRole("button", { name: "Import 3 dishes into the menu" }));
  await expectNames(
    heading("Soups"),
    "Leek soup",
    "Pea soup",
    heading("Mains"),
    "Stew",
    "Gratin",
    heading("Sweets"),
    "Tart",
  );
  await waitFor(() => expect(cell("stew", "name")).toHaveFocus());
  await saveBar().findByText("Unsaved changes");
  await user().click((await toastWith("3 dishes imported")).getByRole("button", { name: "Undo" }));
  await expectNames(heading("Soups"), "Leek soup", "Pea soup", heading("Mains"), "Stew");
});

test("rows are pasted beside the table, by the button, and their columns corrected", async () => {
  await user().click(screen.getByRole("heading", { name: /^Bistro/ }));
  await user().paste("Tea\t3");
  const dialog = await dialogNamed("Paste from a spreadsheet");
  await dialog.findByRole("button", { name: "Import 1 dish into the menu" });
  expect(dialog.queryByRole("button", { name: /from the cursor on/ })).toBeNull();
  await user().selectOptions(dialog.getByLabelText("New dishes go to"), "Mains");
  await user().selectOptions(dialog.getByLabelText("Column 1"), "Description");
  expect(await dialog.findByText("Choose the column that has the names of the dishes.")).toBeVisible();
  expect(dialog.queryByRole("button", { name: /^Import/ })).toBeNull();
  await user().selectOptions(dialog.getByLabelText("Column 1"), "Name");
  await user().click(await dialog.findByRole("button", { name: "Import 1 dish into the menu" }));
  await expectNames(heading("Soups"), "Leek soup", "Pea soup", heading("Mains"), "Stew", "Tea");

  await user().click(screen.getByRole("button", { name: "More: import, export" }));
  await user().click(await screen.findByRole("menuitem", { name: "Paste from a spreadsheet…" }));
  const again = await dialogNamed("Paste from a spreadsheet");
  const field = again.getByLabelText("Paste the rows here");
  await waitFor(() => expect(field).toHaveFocus());
  fill(field, 'Dish,Cost\n"Cake,4');
  await user().click(again.getByText(/^Mark the rows/));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/a quotation mark in row 2 is not closed/));
});

test("a workbook with headings in another language is read, and errors are listed by row", async () => {
  await user().click(screen.getByRole("button", { name: "More: import, export" }));
  await user().click(await screen.findByRole("menuitem", { name: /Import/ }));
  const dialog = await dialogNamed("Import a file");
  const file = dialog.getByLabelText(/Excel or CSV file/);
  const choose = (content: Uint8Array<ArrayBuffer>) =>
    fireEvent.change(file, { target: { files: [new File([content], "menu.xlsx")] } });
  choose(menuWorkbook.slice(0, 300));
  await waitFor(() => expect(file).toHaveAccessibleDescription(/This workbook can’t be read/));
  choose(menuWorkbook);
  expect(await dialog.findByLabelText("Gericht")).toHaveValue("name");
  expect(dialog.getByLabelText("Preis")).toHaveValue("price");
  await user().click(dialog.getByLabelText("The first row has headings"));
  await waitFor(() => expect(entry(/Gericht.*row 1/)).toHaveTextContent("Is not a price such as 12.50"));
  await user().click(dialog.getByLabelText("The first row has headings"));
  await user().click(await dialog.findByRole("button", { name: "Import 2 dishes into the menu" }));
  await waitFor(() => expect(cell("leek", "price")).toHaveTextContent("$7.50"));
  expect(cell("gratin", "price")).toHaveTextContent("$8.99");
});

test("a file of options is recognised, and imported beside the dishes", async () => {
  await user().click(screen.getByRole("button", { name: "More: import, export" }));
  expect(screen.queryByRole("menuitem", { name: "Export the options as CSV" })).toBeNull();
  await user().click(await screen.findByRole("menuitem", { name: /Import/ }));
  const dialog = await dialogNamed("Import a file");
  const choose = (csv: string) =>
    fireEvent.change(dialog.getByLabelText(/Excel or CSV file/), {
      target: { files: [new File([csv], "options.csv")] },
    });
  choose("group,kind,option,price,weight\nExtras,extra,Ham,1,2");
  expect(await dialog.findByText("There is a column that is not known: weight")).toBeVisible();
  await user().click(dialog.getByRole("button", { name: "Choose another file" }));
  choose("group,kind,option,price\nExtras,extra,Ham,much\n,,Olives,0.50");
  await waitFor(() =>
    expect(entry(/Extras: Ham.*row 2/)).toHaveTextContent("price: Is not a price such as 12.50"),
  );
  await user().click(dialog.getByRole("button", { name: "Choose another file" }));
  choose("group,kind,option,price\nExtras,extra,Ham,1\n,,Olives,0.50");
  await user().click(await dialog.findByRole("button", { name: "Import 2 options into the menu" }));
  await saveBar().findByText("Unsaved changes");

  await user().click(screen.getByRole("button", { name: "More: import, export" }));
  expect(await screen.findByRole("menuitem", { name: "Export the options as CSV" })).toBeVisible();
  await user().click(screen.getByRole("menuitem", { name: /Import/ }));
  await dialogNamed("Import a file");
  const again = await dialogNamed("Import a file");
  fireEvent.change(again.getByLabelText(/Excel or CSV file/), {
    target: { files: [new File(["group,max,option,price\nExtras,2,Ham,1.20"], "options.csv")] },
  });
  await waitFor(() => expect(entry(/Extras: Ham.*row 2/)).toHaveTextContent("Price: $1.00 → $1.20"));
  expect(entry(/Extras: Ham.*row 2/)).toHaveTextContent("Highest number: 10 → 2");
  await user().click(again.getByRole("button", { name: "Cancel" }));
  fireEvent.change(again.getByLabelText(/Excel or CSV file/), {
    target: { files: [new File(["name,options,kinds\nPea soup,Extras,Pickup"], "dishes.csv")] },
  });
  await waitFor(() => expect(entry(/Pea soup.*row 2/)).toHaveTextContent("Options: nothing → Extras"));
  expect(entry(/Pea soup.*row 2/)).toHaveTextContent("Only for: all kinds of order → Pickup");
});
