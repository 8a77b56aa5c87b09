import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { PHONE } from "@/tests/support/component/document";
import { saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

const { user, savedMenu, choose } = setUpMenuEditor({ width: PHONE });

const sheet = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));
const line = (name: RegExp) => screen.getByRole("button", { name });

test("dishes open in a sheet with the way to the next one", async () => {
  await user().click(line(/^Leek soup/));
  const leek = await sheet("Leek soup");
  fill(leek.getByLabelText("Price"), "8,40");
  await user().click(leek.getByRole("button", { name: "Next" }));
  const pea = await sheet("Pea soup");
  await user().selectOptions(pea.getByLabelText("Category"), "Mains");
  await user().click(pea.getByRole("switch", { name: "Popular" }));
  await user().click(pea.getByRole("button", { name: "Done" }));
  await screen.findByRole("button", { name: /^Leek soup.*\$8\.40/ });
  await user().click(saveBar().getByRole("button", { name: "Add a dish" }));
  const added = await sheet("New dish");
  fill(added.getByLabelText("Name"), "Pie");
  await user().click((await sheet("Pie")).getByRole("button", { name: "Done" }));
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
});

test("a dish is offered only for some kinds of order; the last one stays", async () => {
  await user().click(line(/^Leek soup/));
  const leek = await sheet("Leek soup");
  const kinds = within(leek.getByRole("group", { name: "Offered for" }));
  const kind = (name: string) => kinds.getByRole("checkbox", { name });
  expect(kind("Pickup")).toBeChecked();
  await user().click(kind("Pickup"));
  await user().click(kind("Delivery"));
  expect(kind("At the table")).toBeDisabled();
  await user().click(leek.getByRole("button", { name: "Done" }));
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
  expect((await savedMenu()).content.dishes[0]).toMatchObject({ kinds: ["table"] });
});

test("the allergens of a dish are typed in its sheet", async () => {
  await user().click(line(/^Leek soup/));
  const leek = await sheet("Leek soup");
  await user().type(leek.getByLabelText("Allergens"), "Celery, milk ");
  await user().click(leek.getByRole("button", { name: "Done" }));
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
  expect((await savedMenu()).content.dishes[0]).toMatchObject({ allergens: "Celery, milk" });
});

test("an unreadable price is neither stored in part nor left in the field", async () => {
  await user().click(line(/^Leek soup/));
  const leek = await sheet("Leek soup");
  const price = leek.getByLabelText("Price");
  await user().clear(price);
  await user().type(price, "1.250");
  await user().click(leek.getByRole("button", { name: "Done" }));
  expect(price).toHaveFocus();
  expect(price).toHaveAccessibleDescription("“1.250” can mean two prices. Write 1250 or 1.25");
  await user().click(leek.getByRole("button", { name: "Next" }));
  expect(price).toHaveFocus();
  await user().keyboard("{Escape}");
  await waitFor(() => expect(line(/^Leek soup.*\$6\.50/)).toBeVisible());
});

test("input in a dish is undone field by field, and saved as shown", async () => {
  await user().click(line(/^Leek soup/));
  const leek = await sheet(/soup/);
  fill(leek.getByLabelText("Name"), "Onion soup ");
  expect(leek.getByLabelText("Name")).toHaveValue("Onion soup ");
  fill(leek.getByLabelText("Price"), "8,4");
  fill(leek.getByLabelText("Emoji"), "🧅");
  await user().click(leek.getByRole("switch", { name: "Popular" }));
  await user().click(leek.getByRole("button", { name: "Done" }));
  await screen.findByRole("button", { name: /^Onion soup.*\$8\.40/ });
  const undo = line(/^Undo/);
  for (let step = 0; step < 3; step += 1) await user().click(undo);
  await screen.findByRole("button", { name: /^Onion soup.*\$6\.50/ });
  await user().click(line(/^Do again/));
  await user().click(line(/^Onion soup/));
  const onion = await sheet(/soup/);
  expect(onion.getByLabelText("Price")).toHaveValue("8.40");
  await user().click(onion.getByRole("button", { name: "Next" }));
  const pea = await sheet("Pea soup");
  expect(pea.getByLabelText("Price")).toHaveValue("6.00");
  await user().click(pea.getByRole("button", { name: "Done" }));
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
  expect((await savedMenu()).content.dishes[0]).toMatchObject({
    name: "Onion soup",
    priceCents: 840,
    popular: false,
    emoji: "🍲",
  });
});

test("an added dish is opened, and a deleted dish leaves the focus at the next one", async () => {
  await choose("Actions for the category Soups", "Add a dish");
  const added = await sheet("New dish");
  fill(added.getByLabelText("Name"), "Pie");
  (await sheet("Pie")).getByRole("button", { name: "Done" }).focus();
  await user().keyboard("{Enter}");
  await waitFor(() => expect(line(/^Actions for the category Soups/)).toHaveFocus());

  line(/^Leek soup/).focus();
  await user().keyboard("{Enter}");
  (await sheet("Leek soup")).getByRole("button", { name: "Delete" }).focus();
  await user().keyboard("{Enter}");
  await waitFor(() => expect(line(/^Pea soup/)).toHaveFocus());

  await choose("More: import, export", "Add a category");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name of the category" })).toHaveFocus());
  await user().keyboard("Ices{Enter}");
  await waitFor(() => expect(line(/to Ices$/)).toHaveFocus());
});

test("a dish gets its options in its sheet", async () => {
  await user().click(screen.getByRole("button", { name: "Options" }));
  await user().click(await screen.findByRole("button", { name: "Sizes" }));
  await user().click(screen.getByRole("button", { name: "Dishes" }));
  await user().click(await screen.findByRole("button", { name: /^Leek soup/ }));
  const leek = await sheet("Leek soup");
  const options = within(leek.getByRole("group", { name: "Options" }));
  await user().click(options.getByRole("checkbox", { name: "Size" }));
  await user().click(leek.getByRole("button", { name: "Next" }));
  const pea = await sheet("Pea soup");
  expect(
    within(pea.getByRole("group", { name: "Options" })).getByRole("checkbox", { name: "Size" }),
  ).not.toBeChecked();
  await user().click(pea.getByRole("button", { name: "Done" }));
  await user().click(screen.getByRole("button", { name: "Save draft" }));
  await saveBar().findByText(/^Draft saved/);
  const { content } = await savedMenu();
  const [size] = content.optionGroups;
  expect(content.dishes.map(({ optionGroups }) => optionGroups)).toEqual([[size?.id], [], []]);
});
