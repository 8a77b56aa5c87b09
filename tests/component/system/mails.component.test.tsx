import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { intercept } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";
import { storedMail } from "@/tests/support/mail/mails";

const { openTab } = setUpPortal();

const card = () => screen.findByRole("region", { name: "Emails" });

test("the owner sees why a mail failed, reads it and sends it again", async () => {
  await storedMail({ key: "a", kind: "orderReady", subject: "Order 7 is ready" });
  await storedMail({
    key: "b",
    kind: "newOrder",
    subject: "New order 7",
    state: "unknown",
    lastError: "Lost",
  });
  const user = await openTab("system");
  const mails = within(await card());
  await mails.findByText("Order ready or on its way");
  expect(mails.getByText("The mail server refused the recipient")).toBeVisible();
  expect(mails.getByText("Outcome unknown")).toBeVisible();

  await press(user, "View Order 7 is ready", mails);
  const dialog = within(await screen.findByRole("dialog", { name: "Order 7 is ready" }));
  const frame = await dialog.findByTitle("Order 7 is ready");
  expect(frame).toHaveAttribute("sandbox", "");
  expect(frame.getAttribute("srcdoc")).toContain("Hello Ada");
  await press(user, "As text", dialog);
  expect(dialog.getByText("Hello Ada")).toBeVisible();
  await user.keyboard("{Escape}");

  await press(user, "Send again Order 7 is ready", mails);
  await screen.findByText("The email is sent again");
  await waitFor(() => expect(mails.getByText("Waiting")).toBeVisible());
  expect(mails.queryByRole("button", { name: "Send again Order 7 is ready" })).toBeNull();
});

test("without mails there is a sentence, and a list that can’t be loaded is asked for again", async () => {
  const restore = intercept("GET /mails", () => new Response(null, { status: 503 }));
  const user = await openTab("system");
  const mails = within(await card());
  await mails.findByText("The emails could not be loaded");
  restore();
  await press(user, "Try again", mails);
  await mails.findByText("No email was sent yet.");
});

test("older mails are loaded on demand", async () => {
  for (let index = 0; index < 22; index++) await storedMail({ key: `${index}`, subject: `Mail ${index}` });
  const user = await openTab("system");
  const mails = within(await card());
  await mails.findByRole("button", { name: "View Mail 21" });
  expect(mails.queryByRole("button", { name: "View Mail 0" })).toBeNull();
  await press(user, "Show older emails", mails);
  await mails.findByRole("button", { name: "View Mail 0" });
});
