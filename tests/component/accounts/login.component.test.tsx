import { expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { storeToken } from "@/lib/accounts/sessions/stored-token";
import { administrator } from "@/tests/support/accounts/administrator";
import { callRoute } from "@/tests/support/api/call";
import {
  emailField,
  openHome,
  openLogin,
  passwordField,
  signIn,
  signInButton,
  storedToken,
} from "@/tests/support/component/accounts";
import { answersRead, intercept, madeCalls, refusal } from "@/tests/support/component/api";
import { recordDepartures } from "@/tests/support/component/departures";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();
const { departures, expectDeparture } = recordDepartures();

const dialog = async () => within(await screen.findByRole("alertdialog"));

async function submitWith(email: string, password: string) {
  fill(emailField(), email);
  fill(passwordField(), password);
  await waitFor(() => expect(signInButton()).toBeEnabled());
}

test("the form validates input before it is sent", async () => {
  const user = await openLogin();
  expect(screen.getByRole("heading", { name: "Corner Bakery" })).toBeVisible();
  expect(signInButton()).toBeDisabled();
  fill(emailField(), "owner");
  fill(passwordField(), "short");
  await user.click(emailField());
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
  expect(passwordField()).toHaveAttribute("type", "password");
  await press(user, "Show password");
  expect(passwordField()).toHaveAttribute("type", "text");
});

test("a wrong password is reported, and the right one then works", async () => {
  const user = await openLogin();
  await submitWith(administrator.email, "not the password");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Invalid email or password. Please try again.")).toBeVisible();
  expect(departures).toEqual([]);
  await signIn(user);
  await expectDeparture("/admin");
});

test("a return address outside this site is ignored", async () => {
  await signIn(await openLogin("?returnUrl=//evil.example"));
  await expectDeparture("/admin");
});

test("a forgotten password gets an answer", async () => {
  const user = await openLogin();
  await press(user, "Forgot password?");
  const answer = await screen.findByRole("alertdialog");
  expect(answer).toHaveTextContent(/coming soon/);
  expect(answer).toHaveTextContent("npm run admin -- reset-password EMAIL");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Forgot password?" })).toHaveFocus());
});

test("a stranger can't reconfigure", async () => {
  const user = await openLogin();
  await press(user, "Reconfigure Application");
  await press(user, "Reconfigure", await dialog());
  expect(await screen.findByText(/Sign in as an administrator to reconfigure/)).toBeVisible();
  expect(departures).toEqual([]);
  expect((await callRoute("GET /config/check", {})).body.isConfigured).toBe(true);
});

test("a token that the server no longer accepts signs the visitor out", async () => {
  await signIn(await openLogin(), { remember: true });
  await expectDeparture("/admin");
  const token = localStorage.getItem("auth_token") ?? "";
  expect((await callRoute("POST /auth/logout", { token })).status).toBe(200);
  await openHome();
  await expectDeparture("/");
  expect(storedToken()).toBeNull();
});

test("the form shows the failure of the last action", async () => {
  const user = await openLogin();
  const failures = () => within(screen.getByRole("main")).queryAllByRole("alert");
  await submitWith("stranger@example.com", "not the password");
  await press(user, "Sign in");
  await waitFor(() =>
    expect(failures().map(({ textContent }) => textContent)).toEqual([
      "Invalid email or password. Please try again.",
    ]),
  );
  await press(user, "Reconfigure Application");
  const question = await dialog();
  expect(failures()).toEqual([]);
  await press(user, "Reconfigure", question);
  await waitFor(() => expect(failures()).toHaveLength(1));
  const [before] = failures();
  await press(user, "Sign in");
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await waitFor(() => expect(failures()).toHaveLength(1));
});

test("signing in to reconfigure returns to the Home screen", async () => {
  const user = await openHome();
  await press(user, "Reconfigure");
  await press(user, "Reconfigure", await dialog());
  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Sign in" });
  expect(link.pathname).toBe("/login");
  await signIn(await openLogin(link.search));
  await expectDeparture("/Home");
});

test("a sign-out that fails is reported, and the visitor stays signed in", async () => {
  const user = await openTab("api");
  const restore = intercept("POST /auth/logout", () => new Response("{}", { status: 429 }));
  await press(user, "Exit");
  const failed = await screen.findByText("Could not sign out. Please try again.");
  expect(failed.closest("[role=alert]")).toBeVisible();
  expect(storedToken()).not.toBeNull();
  expect(departures).toEqual([]);

  restore();
  intercept("POST /auth/logout", () => new Response("{}", { status: 401 }));
  await press(user, "Exit");
  await expectDeparture("/");
  expect(storedToken()).toBeNull();
});

test("a session that a sign-in in another tab replaces meanwhile is kept", async () => {
  await openTab("api");
  const stored = storedToken();
  let wasRefused = false;
  intercept("GET /auth/verify", () => {
    if (wasRefused) return undefined;
    wasRefused = true;
    return refusal(401);
  });
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await waitFor(() =>
    expect(madeCalls.at(-1)).toMatchObject({ method: "GET", path: "/auth/verify", status: 200 }),
  );
  await answersRead();
  expect(wasRefused).toBe(true);
  expect(departures).toEqual([]);
  expect(storedToken()).toBe(stored);
});

test("a token that another tab stores while the old one is refused is kept", async () => {
  await openTab("api");
  const { body } = await callRoute("POST /auth/login", { body: administrator });
  intercept("GET /auth/verify", () => {
    storeToken(body.token, true);
    return refusal(401);
  });
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await waitFor(() => expect(madeCalls.at(-1)).toMatchObject({ path: "/auth/verify", status: 401 }));
  await answersRead();
  expect(storedToken()).toBe(body.token);
  expect(departures).toEqual([]);
});

test("a page restored by the browser is left if the session has ended", async () => {
  await openTab("api");
  await callRoute("POST /auth/logout", { token: storedToken() ?? "" });
  expect(departures).toEqual([]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expectDeparture("/");
});

test("only users who signed in with this browser before are greeted as returning", async () => {
  const user = await openLogin();
  expect(screen.getByText("Welcome.")).toBeVisible();
  await signIn(user);
  await expectDeparture("/admin");
  cleanup();
  await press(await openTab("api"), "Exit");
  await expectDeparture("/");
  await openLogin();
  expect(screen.getByText("Good to see you again.")).toBeVisible();
});
