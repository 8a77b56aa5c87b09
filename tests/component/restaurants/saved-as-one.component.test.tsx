import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { holdCalls } from "@/tests/support/component/api";
import { cell, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

const { user, savedMenu, saveMenu, type, pressSave } = setUpMenuEditor();

const showTab = (name: string) => user().click(screen.getByRole("button", { name }));

test("the restaurant's name and the dishes are edited in turn, and saved as one", async () => {
  await showTab("Restaurant");
  const name = await screen.findByLabelText("Name");
  fill(name, "Two ");
  await showTab("Dishes");
  await type("leek", "price", "9");
  await showTab("Restaurant");
  expect(name).toHaveValue("Two ");
  await user().type(name, "Spoons ");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  expect(name).toHaveValue("Two Spoons");
  const { content } = await savedMenu();
  expect(content.restaurant.name).toBe("Two Spoons");
  expect(content.dishes[0]).toMatchObject({ id: "leek", priceCents: 900 });
});

test("discarding restores the name and the dishes, and empties the undo history", async () => {
  await type("leek", "price", "9");
  await showTab("Restaurant");
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  const before = name.value;
  fill(name, "Other");
  await user().click(saveBar().getByRole("button", { name: "Discard" }));
  await user().click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
  await screen.findByDisplayValue(before);
  expect(name).toHaveValue(before);
  await showTab("Dishes");
  expect(cell("leek", "price")).toHaveTextContent("$6.50");
  expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Save draft" })).toBeDisabled();
});

test("imported rows are edited further, and saved with earlier edits", async () => {
  await type("pea", "price", "7");
  await user().paste("name\tprice\tcategory\nFish soup\t8.00\tSoups\nCake\t4.00\tSweets");
  await user().click(await screen.findByRole("button", { name: /^Import 2 dishes/ }));
  await user().click(cell("fish-soup", "price"));
  await user().keyboard("8.80");
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
  const { dishes, categories } = (await savedMenu()).content;
  const prices = Object.fromEntries(dishes.map(({ name, priceCents }) => [name, priceCents]));
  expect(prices).toMatchObject({ "Pea soup": 700, "Fish soup": 880, Cake: 400 });
  expect(categories.map(({ label }) => label)).toContain("Sweets");
});

test("a cell being typed in when a conflict is found keeps its text in the merge", async () => {
  const { content } = await savedMenu();
  const { restaurant, dishes } = structuredClone(content);
  await saveMenu({
    ...content,
    restaurant: { ...restaurant, tagline: "By the river" },
    dishes: dishes.map((dish) => (dish.id === "stew" ? { ...dish, name: "Beef stew" } : dish)),
  });
  const held = holdCalls("PUT /menus/{id}");
  await type("leek", "price", "9");
  await pressSave();
  await held.made;
  await user().click(cell("pea", "price"));
  await user().keyboard("7");
  held.release();
  const dialog = await screen.findByRole("alertdialog", { name: "Somebody saved a newer version" });
  expect(dialog).toHaveTextContent("Pea soup: Price");
  await user().click(within(dialog).getByRole("button", { name: "Keep mine" }));
  await within(cell("stew", "name")).findByText("Beef stew");
  await saveBar().findByText(/^Draft saved/);
  expect(cell("leek", "price")).toHaveTextContent("$9.00");
  expect(cell("pea", "price")).toHaveTextContent("$7.00");
  const merged = (await savedMenu()).content;
  expect(merged.restaurant.tagline).toBe("By the river");
  expect(merged.dishes).toMatchObject([
    { id: "leek", priceCents: 900 },
    { id: "pea", priceCents: 700 },
    { id: "stew", name: "Beef stew" },
  ]);
});
