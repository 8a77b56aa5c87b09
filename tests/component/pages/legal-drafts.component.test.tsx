import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { listPages } from "@/lib/pages/server";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();

test("a legal page is drafted with a note that is switched off, and waits for the owner", async () => {
  const user = await openTab("pages");
  await screen.findByRole("listitem", { name: "Home" });
  await press(user, "Add a page");
  await user.click(await screen.findByRole("radio", { name: /^Imprint/ }));
  expect(screen.getByLabelText("Title")).toHaveValue("Imprint");
  await press(user, "Add page");
  await screen.findByRole("form", { name: "Page" });
  expect(screen.getByRole("switch", { name: "Show text, section 1" })).not.toBeChecked();
  expect(screen.getByRole("switch", { name: "Show text, section 2" })).toBeChecked();
  expect((await listPages()).pages).toMatchObject([{ title: "Imprint", state: "draft", path: null }]);
});
