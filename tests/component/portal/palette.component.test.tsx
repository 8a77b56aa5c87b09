import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { madeCalls } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();

test("the command palette finds dishes and restaurants, and loads them only once it is open", async () => {
  const user = await openTab("settings");
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  await screen.findByRole("form", { name: "Settings" });
  const asked = () => madeCalls.filter(({ path }) => path.includes("/ordering/dishes"));
  expect(asked()).toEqual([]);
  await user.click(screen.getAllByRole("button", { name: /Go to or do/ })[0] as HTMLElement);
  const box = await screen.findByPlaceholderText("Go to a page or do something");
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
