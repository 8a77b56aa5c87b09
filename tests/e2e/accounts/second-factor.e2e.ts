import type { Page } from "@playwright/test";
import { codeOf } from "@/tests/support/accounts/codes";
import { expectAlive } from "@/tests/support/browser/alive";
import {
  administrator,
  administratorApi,
  expect,
  openSignedIn,
  setUp,
  signIn,
  test,
} from "@/tests/support/browser/browser";

/** A device that keeps passkeys and unlocks itself: Chromium's virtual authenticator. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** True if a user is at the device, and confirms each request for a passkey. */
  const attend = (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { attend };
}

async function exit(page: Page, origin: string) {
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

/** The key of an authenticator app, as it is shown beside the QR code. */
const keyShown = async (page: Page) => ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");

test("a passkey is added, renamed and removed, signs in, and confirms the identity instead of the password", async ({
  page,
  request,
  emptyApp: app,
}) => {
  const origin = app.origin.replace("127.0.0.1", "localhost");
  await setUp(request, app, `${origin}/api`);
  const call = await administratorApi(request, app.origin);
  await call("POST", "/settings", { projectName: "Corner Bakery", siteAddress: origin, timeZone: "UTC" });
  const device = await addDevice(page);

  await openSignedIn(page, origin, "/admin/account");
  await expectAlive(page.getByRole("button", { name: "Add a passkey" }));
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Keep these recovery codes" })).toBeFocused();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("My phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem", { name: "My phone" })).toContainText("not used yet");
  await exit(page, origin);

  await device.attend(false);
  await page.goto(`${origin}/login`);
  const byPasskey = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(byPasskey).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await device.attend(true);
  await byPasskey.click();
  await expect(page).toHaveURL(`${origin}/admin`);

  // The browser also offers the passkey in the field's autofill; a present user picks it.
  await exit(page, origin);
  await page.goto(`${origin}/login`);
  await expect(page).toHaveURL(`${origin}/admin`);

  let isOld = true;
  await page.route("**/api/account/passkeys/*", (route) =>
    isOld
      ? route.fulfill({ status: 403, json: { success: false, error: "Enter it.", needs: "password" } })
      : route.continue(),
  );
  await page.goto(`${origin}/admin/account`);
  await page.getByRole("button", { name: "Remove My phone" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Enter your password" });
  await expect(dialog).toBeVisible();
  isOld = false;
  await dialog.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByRole("listitem", { name: "My phone" })).toHaveCount(0);
  await expect(dialog).toBeHidden();
});

test("without passkeys an app is set up and required, a recovery code replaces its code, and a role that requires one leads to its set-up", async ({
  page,
  request,
  browser,
  emptyApp: app,
}) => {
  const { origin } = app;
  await setUp(request, app);
  await openSignedIn(page, origin, "/admin/account");
  await expectAlive(page.getByRole("button", { name: "Set up" }));
  // Browsers have no passkeys at an address without a name.
  await expect(page.getByText(/^They can be added and used at http:\/\/localhost/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code to scan with an authenticator app" })).toBeVisible();
  const secret = await keyShown(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText(/Not the code that the app shows now/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("region", { name: "Keep these recovery codes" });
  const recoveryCode = (await codes.getByRole("listitem").first().textContent()) ?? "";
  await codes.getByRole("button", { name: "I have kept them" }).click();
  await exit(page, origin);

  await page.goto(`${origin}/login`);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /passkey/ })).toHaveCount(0);
  await signIn(page);
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("000000");
  await expect(page.getByText("That code is not right, or has been used.")).toBeVisible();
  await field.fill(codeOf(secret, 1));
  await expect(page).toHaveURL(`${origin}/admin`);

  await page.goto(`${origin}/admin/users`);
  await page.getByRole("switch", { name: "Manager" }).click();
  await expect(page.getByRole("switch", { name: "Manager" })).toBeChecked();
  await exit(page, origin);
  await page.goto(`${origin}/login`);
  await signIn(page);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${origin}/admin`);

  await page.goto(`${origin}/admin/users`);
  const settings = { projectName: "Corner Bakery", siteAddress: origin, timeZone: "UTC" };
  const saved = await page.request.post(`${origin}/api/settings`, { data: settings, headers: { origin } });
  expect(saved.status()).toBe(200);
  await page.getByLabel("Email").fill("manager@example.com");
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("manager");
  await page.getByRole("button", { name: "Invite" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByLabel("New password").fill(administrator.password);
  await theirs.getByRole("button", { name: "Save and sign in" }).click();
  await expect(theirs.getByText(/Your role needs a second step at sign-in/)).toBeVisible();
  await theirs.goto(`${origin}/admin/orders`);
  await expect(theirs).toHaveURL(`${origin}/login?returnUrl=%2Fadmin%2Forders`);
  await theirs.getByRole("button", { name: "Set up" }).click();
  const theirSecret = await keyShown(theirs);
  await theirs.getByLabel("Code", { exact: true }).fill(codeOf(theirSecret));
  await theirs.getByRole("button", { name: "Turn on" }).click();
  await theirs.getByRole("button", { name: "I have kept them: continue" }).click();
  await expect(theirs).toHaveURL(`${origin}/admin/orders`);
  await theirs.context().close();
});
