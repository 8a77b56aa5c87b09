import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill, press as pressButton } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { user, pressSave, savedMenu, type, choose } = setUpMenuEditor();

const group = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string | RegExp, of = within(document.body)) => pressButton(user(), name, of);

async function openOptions() {
  await press("Options");
  await screen.findByText("No options yet");
}

async function saved() {
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  return (await savedMenu()).content;
}

test("sizes with surcharges are given to a category, and one dish has its own price", async () => {
  await openOptions();
  await press("Sizes");
  const size = group("Size");
  await waitFor(() => expect(size.getByLabelText("Name")).toHaveFocus());
  fill(size.getByLabelText("Surcharge of Large"), "2,50");
  await user().click(size.getByText("Not used by any dish yet: choose dishes"));
  await user().click(size.getByLabelText("All of Soups"));
  expect(size.getByText("Used by 2 dishes")).toBeVisible();
  const price = size.getByLabelText("Leek soup, Large");
  expect(price).toHaveValue("9.00");
  fill(price, "9.80");
  price.blur();

  const content = await saved();
  const [sizes] = content.optionGroups;
  expect(sizes?.options).toMatchObject([
    { name: "Small", priceCents: 0 },
    { name: "Large", priceCents: 250 },
  ]);
  expect(content.dishes.map((dish: { optionGroups: string[] }) => dish.optionGroups)).toEqual([
    [sizes?.id],
    [sizes?.id],
    [],
  ]);
  expect(content.dishes[0]?.sizePrices).toEqual({ [sizes?.options[1]?.id ?? ""]: 330 });
});

test("a group gets the dishes of another one by one press", async () => {
  await openOptions();
  await press("Sizes");
  await user().click(group("Size").getByLabelText("All of Soups"));
  await press("Extras");
  const extras = group("Extras");
  fill(extras.getAllByLabelText("Name of the option")[0] as HTMLElement, "Croutons");
  await press("The 2 dishes of Size", extras);
  expect(extras.getByText("Used by 2 dishes")).toBeVisible();
  expect(extras.queryByRole("button", { name: "The 2 dishes of Size" })).toBeNull();
  const { dishes, optionGroups } = await saved();
  expect(dishes.map((dish: { optionGroups: string[] }) => dish.optionGroups.length)).toEqual([2, 2, 0]);
  expect(optionGroups).toHaveLength(2);
});

test("extras with a rule read as guests see it, and are refused while they contradict themselves", async () => {
  await openOptions();
  await press("Extras");
  const extras = group("Extras");
  fill(extras.getAllByLabelText("Name of the option")[0] as HTMLElement, "Croutons");
  fill(extras.getByLabelText("At most"), "2");
  fill(extras.getByLabelText("Of these free"), "3");
  expect(await extras.findByText("More options would be free than can be chosen")).toBeVisible();
  expect(saveBar().getByRole("button", { name: "Save draft" })).toBeDisabled();
  fill(extras.getByLabelText("Of these free"), "1");
  fill(extras.getByLabelText("Surcharge of Croutons"), "much");
  expect(saveBar().getByRole("button", { name: "Save draft" })).toBeDisabled();
  fill(extras.getByLabelText("Surcharge of Croutons"), "0.90");
  await user().click(extras.getByRole("switch", { name: /^The same one more than once/ }));
  expect(extras.getByText("Guests read: “Up to 2, 1 is free”")).toBeVisible();

  expect((await saved()).optionGroups).toMatchObject([
    {
      kind: "extra",
      min: 0,
      max: 2,
      free: 1,
      canRepeat: true,
      options: [{ name: "Croutons", priceCents: 90 }],
    },
  ]);
});

test("options are typed one after the other with Enter, and an empty one is a mistake once its group is left", async () => {
  await openOptions();
  await press("Extras");
  const extras = group("Extras");
  await waitFor(() => expect(extras.getByLabelText("Name")).toHaveFocus());
  expect(extras.queryByText("Name is required")).toBeNull();
  expect(saveBar().queryByText(/needs? attention/)).toBeNull();
  expect(saveBar().getByText("Fill in what is missing to save")).toBeVisible();
  expect(extras.getByLabelText("All of Soups")).toBeVisible();
  await user().click(extras.getByLabelText("Name of the option"));
  await user().keyboard("Croutons{Tab}0.90{Enter}");
  const names = () => extras.getAllByLabelText<HTMLInputElement>("Name of the option");
  await waitFor(() => expect(names()[1]).toHaveFocus());
  expect(extras.queryByText("Name is required")).toBeNull();
  expect(saveBar().queryByText(/needs? attention/)).toBeNull();
  await user().keyboard("{Enter}Bread{Enter}");
  await waitFor(() => expect(names()[2]).toHaveFocus());
  await user().click(names()[0] as HTMLElement);
  await user().keyboard("{Enter}");
  expect(names().map(({ value }) => value)).toEqual(["Croutons", "Bread", ""]);
  expect(names()[1]).toHaveFocus();
  expect(saveBar().queryByText(/needs? attention/)).toBeNull();
  act(() => saveBar().getByRole("button", { name: "Discard" }).focus());
  await press("1 field needs attention", saveBar());
  expect(await extras.findByText("Name is required")).toBeVisible();
  await waitFor(() => expect(names()[2]).toHaveFocus());
});

test("a problem leads from the save bar to the field of the group", async () => {
  await openOptions();
  await press("Extras");
  await press("Dishes");
  await press("1 field needs attention", saveBar());
  const wrong = group("Extras").getAllByLabelText("Name of the option")[0] as HTMLElement;
  await waitFor(() => expect(wrong).toHaveFocus());
});

test("the grid names the groups of each dish, refuses unknown ones, and undoes a deleted group", async () => {
  await openOptions();
  await press("A choice");
  await press("Dishes");
  await type("stew", "options", "side");
  expect((await saved()).dishes[2]?.optionGroups).toHaveLength(1);
  await type("leek", "options", "Toppings");
  expect(screen.getByText("There is no option group “Toppings”")).toBeVisible();
  await user().keyboard("{Escape}");

  await press("Options");
  await press("Delete Side");
  await user().click((await toastWith("Side deleted")).getByRole("button", { name: "Undo" }));
  expect(group("Side").getByText("Used by 1 dish")).toBeVisible();
});

test("a combo offers dishes that are searched by keyboard, and names one that was deleted", async () => {
  await openOptions();
  await press("Dishes to choose from");
  const main = group("Main course");
  await waitFor(() => expect(main.getByLabelText("Name")).toHaveFocus());
  expect(saveBar().getByRole("button", { name: "Save draft" })).toBeDisabled();
  await user().click(main.getByRole("searchbox", { name: "Search dishes" }));
  await user().keyboard("pea{Enter}");
  expect(main.getByRole("searchbox", { name: "Search dishes" })).toHaveValue("");
  await user().keyboard("{Enter}pea{Enter}");
  expect(await main.findByLabelText("Dish")).toHaveValue("Pea soup");
  fill(main.getByLabelText("Surcharge of Pea soup"), "1.50");
  await user().click(main.getByText(/^Not part of any combo yet/));
  await user().click(main.getByLabelText("Stew", { selector: "fieldset input" }));
  expect(main.getByText("Used by 1 combo")).toBeVisible();
  const content = await saved();
  expect(content.optionGroups).toMatchObject([
    { kind: "dishes", min: 1, max: 1, options: [{ id: "pea", name: "Pea soup", priceCents: 150 }] },
  ]);
  await user().click(main.getByRole("button", { name: "Clear the search" }));
  expect(main.getByText("A combo can’t be part of a combo")).toBeVisible();

  await press("Dishes");
  await choose("Actions for Pea soup", "Delete");
  await press("1 field needs attention", saveBar());
  expect(await main.findByText("This dish is no longer on the menu")).toBeVisible();
  await waitFor(() => expect(main.getByLabelText("Dish")).toHaveFocus());
  await press("Delete", main);
  expect(main.queryByLabelText("Dish")).toBeNull();
});
