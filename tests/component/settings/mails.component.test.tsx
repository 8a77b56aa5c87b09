import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { environment } from "@/lib/platform/runtime/env";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();

const form = (name: string) => screen.findByRole("form", { name });

test("a mail server is entered with its errors at the fields, tested, and removed", async () => {
  const user = await openTab("settings");
  const server = within(await form("Mail server"));
  fill(server.getByLabelText("Mail server"), "https://mail.example.com");
  await press(user, "Save mail server", server);
  await server.findByText("Enter the name alone, such as mail.example.com");
  await server.findByText("Enter the sender’s address");

  fill(server.getByLabelText("Mail server"), "127.0.0.1");
  fill(server.getByLabelText("Port"), "1");
  fill(server.getByLabelText("Password"), "a secret");
  fill(server.getByLabelText(/^User/), "bakery");
  fill(server.getByLabelText("Sender’s address"), "hello@example.com");
  await press(user, "Save mail server", server);
  const saved = within(await form("Mail server"));
  await saved.findByText("Set. Leave it empty to keep it.");
  expect(saved.getByLabelText("Password")).toHaveValue("");

  await press(user, "Send a test to yourself", saved);
  await saved.findByText(/check “Mail server” and “Port”/);

  await press(user, "Remove mail server", saved);
  await press(user, "Remove", within(await screen.findByRole("alertdialog")));
  await within(await form("Mail server")).findByText("Not set.");
});

test("the environment's mail server is shown and can't be changed", async () => {
  Object.assign(environment(), {
    SMTP_URL: "smtps://user:hunter22@mail.example.com",
    MAIL_FROM: "a@example.com",
  });
  await openTab("settings");
  await screen.findByText(/set by SMTP_URL and MAIL_FROM on the server/);
  expect(await screen.findByDisplayValue("mail.example.com")).toHaveAttribute("readonly");
  expect(document.documentElement.outerHTML).not.toContain("hunter22");
  Object.assign(environment(), { SMTP_URL: undefined, MAIL_FROM: undefined });
});

test("mails are switched, and those to the owner need an address", async () => {
  const user = await openTab("settings");
  const mails = within(await form("Emails"));
  expect(mails.getByRole("switch", { name: /^Order received/ })).toBeChecked();
  expect(mails.getByRole("switch", { name: /^Order accepted/ })).not.toBeChecked();
  await user.click(mails.getByRole("switch", { name: /^New order/ }));
  await press(user, "Save emails", mails);
  await mails.findByText("Enter where these emails go");
  fill(mails.getByLabelText(/^Your address/), "owner@example.com");
  await press(user, "Save emails", mails);
  await waitFor(async () => {
    const { body } = await callRoute("GET /settings/mails", { token: token() });
    expect(body.choices).toMatchObject({ newOrder: true, ownersAddress: "owner@example.com" });
  });
});
