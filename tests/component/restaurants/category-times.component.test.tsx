import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { cell, saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";

const { user, pressSave, savedMenu } = setUpMenuEditor();

const dialog = () => within(screen.getByRole("dialog", { name: "Times of Soups" }));
const setTime = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

async function openTimes() {
  await user().click(screen.getByRole("button", { name: "Actions for the category Soups" }));
  await user().click(await screen.findByRole("menuitem", { name: "Times…" }));
  await screen.findByRole("dialog", { name: "Times of Soups" });
}

async function savedTimes() {
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { categories } = (await savedMenu()).content;
  return categories.find(({ label }) => label === "Soups")?.times;
}

const row = () => {
  const found = screen.getByRole("button", { name: "Actions for the category Soups" }).closest("[role=row]");
  if (!(found instanceof HTMLElement)) throw new Error("There is no row of the category.");
  return found;
};

test("a category gets times by weekday, past midnight, in one step that can be undone", async () => {
  await openTimes();
  await user().click(dialog().getByRole("button", { name: "By weekday" }));
  expect(dialog().getByText("Monday to Friday 11:30–14:30")).toBeVisible();
  const list = dialog().queryByRole("button", { name: "List" });
  if (list) await user().click(list);
  setTime("Friday closes at", "01:00");
  expect(dialog().getByText("Friday 11:30 to Saturday 01:00")).toBeVisible();
  await user().click(dialog().getByRole("button", { name: "Save the times" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const text = "Monday to Thursday 11:30–14:30, Friday 11:30–01:00";
  expect(row()).toHaveTextContent(text);
  const days = Array.from({ length: 4 }, () => [{ from: 690, to: 870 }]);
  expect(await savedTimes()).toEqual([...days, [{ from: 690, to: 1500 }], [], []]);

  await user().click(screen.getByRole("button", { name: /^Undo/ }));
  expect(row()).not.toHaveTextContent(text);
  expect(await savedTimes()).toBeUndefined();
});

test("times that overlap, or none at all, are refused in the dialog", async () => {
  await openTimes();
  await user().click(dialog().getByRole("button", { name: "By weekday" }));
  const list = dialog().queryByRole("button", { name: "List" });
  if (list) await user().click(list);
  await user().click(dialog().getByRole("button", { name: /^Add a time.*: Monday/ }));
  setTime("Monday opens at, time 2", "12:00");
  await user().click(dialog().getByRole("button", { name: "Save the times" }));
  expect(dialog().getByText("Some times of a day overlap.")).toBeVisible();
  for (const day of ["Monday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
    await user().click(dialog().getByRole("button", { name: `Remove time 1 of ${day}` }));
  await user().click(dialog().getByRole("button", { name: "Save the times" }));
  expect(dialog().getByText("Choose a time on some day.")).toBeVisible();
  await user().click(dialog().getByRole("button", { name: "Always" }));
  await user().click(dialog().getByRole("button", { name: "Save the times" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(cell("leek", "name")).toBeVisible();
});
