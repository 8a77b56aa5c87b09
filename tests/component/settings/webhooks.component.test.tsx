import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();

test("an endpoint is added with a secret that is shown once, and tested", async () => {
  const user = await openTab("settings");
  await screen.findByText("Events are sent nowhere yet.");
  await press(user, "Add an endpoint");
  const form = within(await screen.findByRole("form", { name: "Add an endpoint" }));
  await press(user, "Add endpoint", form);
  await form.findByText("Choose at least one event");
  fill(form.getByLabelText("Address"), "https://example.com/events");
  await user.click(form.getByLabelText("An order is ready"));
  await press(user, "Add endpoint", form);
  const secret = await screen.findByLabelText<HTMLInputElement>("Signing secret", {}, { timeout: 10_000 });
  expect(secret.value).toMatch(/^whsec_/);
  await press(user, "Send a test https://example.com/events");
  await press(user, "Deliveries https://example.com/events");
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Waiting/);
});
