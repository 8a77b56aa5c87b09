import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { administrator } from "@/tests/support/accounts/administrator";
import { emailField, fillAdministrator, passwordField } from "@/tests/support/component/accounts";
import { intercept, loseConnection } from "@/tests/support/component/api";
import { recordDepartures } from "@/tests/support/component/departures";
import { fill, setUpScreens } from "@/tests/support/component/screen";
import { openSetup } from "@/tests/support/component/setup";
import { configuredInstance, resetInstance } from "@/tests/support/setup/instance";

setUpScreens();
const { expectDeparture } = recordDepartures();

const nameField = () => screen.getByLabelText("Project name");
const portField = () => screen.getByLabelText("Port");
const findDialog = () => screen.findByRole("alertdialog");

test("each step reports the missing field and focuses it", async () => {
  const { user, press, proceed } = await openSetup();
  fill(nameField(), "");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Project name is required")).toBeVisible();
  await waitFor(() => expect(nameField()).toHaveFocus());
  fill(nameField(), "Corner Bakery");
  await user.keyboard("{Enter}");

  fill(await screen.findByLabelText("Port"), "65536");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Port must be between 1 and 65535")).toBeVisible();
  await waitFor(() => expect(portField()).toHaveFocus());
  fill(portField(), "fifty");
  expect(await screen.findByText("Port must be a number, such as 5432")).toBeVisible();
  fill(portField(), "");
  expect(await screen.findByText("Port is required")).toBeVisible();
  await press("Back");
  expect(nameField()).toHaveValue("Corner Bakery");
  await proceed();
  fill(portField(), "5432");
  await proceed();

  expect(passwordField()).not.toHaveValue("");
  fill(emailField(), "owner");
  fill(passwordField(), "short");
  await press("Complete Setup");
  expect(await screen.findByText("Please fill in all required fields correctly")).toBeVisible();
  expect(screen.getByText("Please enter a valid email address")).toBeVisible();
  expect(screen.getByText("Password must be at least 8 characters")).toBeVisible();
  await waitFor(() => expect(emailField()).toHaveFocus());
  fill(emailField(), administrator.email);
  expect(screen.queryByText("Please fill in all required fields correctly")).toBeNull();
});

test("the closing dialog is left by its button only, and the typed values are then dropped", async () => {
  const { user, press } = await openSetup("?step=3");
  fillAdministrator();
  expect(sessionStorage.getItem("setup_draft")).not.toBeNull();
  await press("Complete Setup");
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("Save these credentials");
  await user.keyboard("{Escape}");
  await user.click(document.body);
  expect(dialog).toBeVisible();
  await press("I have saved them");
  await expectDeparture("/admin");
  expect(sessionStorage.getItem("setup_draft")).toBeNull();
});

test("the connection test distinguishes success and failure", async () => {
  const { press, proceed } = await openSetup();
  await proceed();
  await press("Test Connection");
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("Connection successful");
  await press("OK");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  fill(portField(), "1");
  await press("Test Connection");
  expect(await screen.findByText(/Connection failed: .*127\.0\.0\.1:1/)).toBeVisible();
});

test("a test's result disappears when the tested fields change", async () => {
  const { press, proceed } = await openSetup();
  await proceed();
  await press("Test Connection");
  within(await findDialog())
    .getByRole("button")
    .click();
  const result = within(await screen.findByRole("status")).getByText("Connection successful");
  expect(result).toBeVisible();
  fill(screen.getByLabelText("Username"), "somebody");
  await waitFor(() => expect(result).not.toBeInTheDocument());
});

test("an unusable database has a way to continue", async () => {
  const { press, proceed } = await openSetup();
  await proceed();
  fill(portField(), "1");
  await proceed();
  expect(await screen.findByText(/Connection failed/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Back to database" })).toBeVisible();
  fillAdministrator();
  await press("Complete Setup");
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("Your data is kept in the built-in database");
  expect(dialog.textContent.match(/Your data is kept/g)).toHaveLength(1);
});

test("a failed call leaves the visitor a way to continue", async () => {
  const { press, proceed } = await openSetup();
  await proceed();
  const brokenAnswer = () => new Response("not JSON", { status: 500 });
  const restore = intercept("GET /config/check", brokenAnswer);
  intercept("POST /config/test-connection", brokenAnswer);
  intercept("POST /config/save", brokenAnswer);
  await press("Test Connection");
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("Connection test failed. Using default values should work with Docker.");
  await press("OK");
  await proceed();
  fillAdministrator();
  await press("Complete Setup");
  expect(await screen.findByText("Failed to save configuration. Please try again.")).toBeVisible();
  restore();
  intercept("POST /config/save", loseConnection);
  await press("Complete Setup");
  expect(
    await screen.findByText("Cannot connect to backend. Is the backend running on port 5001?"),
  ).toBeVisible();
});

for (const lost of ["the answer was lost", "somebody else was faster"]) {
  test(`a site that is set up when ${lost} leads to signing in`, async () => {
    const { press } = await openSetup("?step=3");
    fillAdministrator();
    await configuredInstance();
    if (lost === "the answer was lost") intercept("POST /config/save", loseConnection);
    await press("Complete Setup");
    expect(await screen.findByText(/This application is already configured\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  });
}

test("after a reset elsewhere, a visitor needs an administrator's password", async () => {
  await resetInstance(await configuredInstance());
  const { press, proceed } = await openSetup();
  await proceed();
  expect(screen.getByLabelText("Host")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Test Connection" })).toBeNull();
  await proceed();
  fill(emailField(), administrator.email);
  fill(passwordField(), "not the password");
  await press("Complete Setup");
  expect(await screen.findByText(/Backend error: This database already has an owner/)).toBeVisible();
  fillAdministrator();
  await press("Complete Setup");
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("Your account stays as it is");
  expect(dialog).not.toHaveTextContent("Save these credentials");
});
