import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { holdCalls, madeCalls } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();

/** @returns its search field */
async function openPalette(user: UserEvent) {
  await user.click(screen.getAllByRole("button", { name: /Go to or do/ })[0] as HTMLElement);
  return screen.findByPlaceholderText("Go to a page or do something");
}

test("an action that the page offers while the palette is open keeps its place, and is performed there", async () => {
  const sessions = holdCalls("GET /account/sessions");
  const user = await openTab("account");
  await sessions.made;
  fill(await openPalette(user), "sign out everywhere");
  const option = await screen.findByRole("option", { name: /^Sign out everywhere\s*Your account$/ });
  sessions.release();
  await screen.findByRole("button", { name: "Sign out everywhere", hidden: true });
  expect(option).toBeVisible();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("alertdialog", { name: "Sign out everywhere?" })).toBeVisible();
});

test("an action of the open restaurant is performed at once", async () => {
  const user = await openTab("menus", "/admin/menus?restaurant=order2");
  await screen.findByRole("heading", { name: "Trattoria Lina" });
  fill(await openPalette(user), "add dish trattoria");
  await user.click(await screen.findByRole("option", { name: /^Add a dish\s*Trattoria Lina$/ }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveFocus());
});

test("the command palette finds dishes and restaurants, and loads them only once it is open", async () => {
  const user = await openTab("settings");
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  await screen.findByRole("form", { name: "Settings" });
  const asked = () => madeCalls.filter(({ path }) => path.includes("/ordering/dishes"));
  expect(asked()).toEqual([]);
  const box = await openPalette(user);
  const findDish = () => screen.findByRole("option", { name: /^Lamb Tagine\s*Baobab Kitchen$/ });
  fill(box, "tagine");
  await findDish();
  expect(asked()).toHaveLength(1);
  fill(box, "trattoria");
  await screen.findByRole("option", { name: /^Trattoria Lina\s*Menu$/ });
  fill(box, "baobab tagine");
  await findDish();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(location.pathname + location.search).toBe("/admin/menus?restaurant=order1&dish=lamb-tagine"),
  );
});
