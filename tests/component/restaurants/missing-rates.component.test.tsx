import { expect, test } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();

test("the step of missing rates leads to the fields of the restaurant that lacks them", async () => {
  const body = { name: "Mill Lane", copyOf: "order1" };
  const { restaurant } = (await callRoute("POST /menus", { token: token(), body })).body;
  await callRoute("POST /menus/{id}/publish", { token: token(), params: { id: restaurant.id } });
  await openTab("start");
  const step = await screen.findByRole("link", { name: "Enter the rates" });
  cleanup();
  const user = await openTab("menus", step.getAttribute("href") ?? "");
  expect(await screen.findByText(/every rate is 0 %/)).toBeVisible();
  const view = (name: string) => screen.getByRole("button", { name });
  expect(view("Restaurant")).toHaveAttribute("aria-pressed", "true");
  await press(user, "Dishes");
  expect(view("Dishes")).toHaveAttribute("aria-pressed", "true");
});
