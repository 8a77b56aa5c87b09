import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab, reopenTab, token } = setUpPortal();

const findState = (word: string) =>
  screen.findByRole("heading", { name: new RegExp(`^Card payment\\s*${word}$`) });
const card = () => within(screen.getByRole("form", { name: "Card payment" }));

test("payment keys are entered, kept secret and removed again", async () => {
  let user = await openTab("settings");
  await findState("Demo mode");

  fill(card().getByLabelText("Secret key"), "pk_test_12345678");
  await press(user, "Save keys", card());
  await card().findByText("A secret key begins with sk_ or rk_");

  fill(card().getByLabelText("Secret key"), "sk_test_portal1234");
  fill(card().getByLabelText("Publishable key"), "pk_test_portal5678");
  await press(user, "Save keys", card());
  await findState("On");
  await card().findByText("Set, ends in …1234.", { exact: false });
  await waitFor(() => expect(card().getByLabelText("Secret key")).toHaveValue(""));

  user = await reopenTab("settings");
  await findState("On");
  await card().findByText("Set, ends in …5678.", { exact: false });
  expect(document.documentElement.outerHTML).not.toContain("portal1234");
  const { body } = await callRoute("GET /settings/payment-keys", { token: token() });
  expect(JSON.stringify(body)).not.toContain("portal1234");

  await press(user, "Remove keys", card());
  const question = within(await screen.findByRole("alertdialog"));
  await press(user, "Remove keys", question);
  await findState("Demo mode");
});
