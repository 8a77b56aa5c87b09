import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { storeToken } from "@/lib/accounts/sessions/stored-token";
import { administrator } from "@/tests/support/accounts/administrator";
import { callRoute } from "@/tests/support/api/call";
import { openHome } from "@/tests/support/component/accounts";
import { intercept, refusal } from "@/tests/support/component/api";
import { recordDepartures } from "@/tests/support/component/departures";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();
const { departures, expectDeparture } = recordDepartures();

const passwordDialog = async () =>
  within(await screen.findByRole("alertdialog", { name: "Enter your password" }));

const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** Makes calls require the password until it is confirmed. @returns the refusal, as long as it is needed */
function useOldSignIn() {
  let isOld = true;
  intercept("POST /auth/confirm-password", async (_call, answer) => {
    const confirmed = await answer();
    isOld = !confirmed.ok;
    return confirmed;
  });
  return () => (isOld ? refusal(403, { error: "Enter it.", needs: "password" }) : undefined);
}

test("reconfiguring requires the password if the sign-in is old, and only then resets", async () => {
  storeToken(token(), false);
  const user = await openHome();
  intercept("POST /config/save", useOldSignIn());
  const isConfigured = async () => (await callRoute("GET /config/check", {})).body.isConfigured;
  const reconfigure = async () => {
    await press(user, "Reconfigure");
    const question = within(await screen.findByRole("alertdialog"));
    await press(user, "Reconfigure", question);
  };

  await reconfigure();
  await press(user, "Cancel", await passwordDialog());
  await expectNoDialog();
  expect(departures).toEqual([]);

  await reconfigure();
  const dialog = await passwordDialog();
  const field = dialog.getByLabelText("Password");
  await waitFor(() => expect(field).toHaveFocus());
  fill(field, "not the password");
  await press(user, "Continue", dialog);
  expect(await dialog.findByText("Not your password")).toBeVisible();
  expect(await isConfigured()).toBe(true);
  fill(field, administrator.password);
  await press(user, "Continue", dialog);
  await expectDeparture("/setup");
  expect(await isConfigured()).toBe(false);
});

test("two concurrent actions that require the password share one dialog, and both run after it", async () => {
  const user = await openTab("account");
  const refuse = useOldSignIn();
  const waiting: (() => void)[] = [];
  const refuseBoth = () => {
    const answer = refuse();
    if (!answer) return undefined;
    return new Promise<Response>((resolve) => {
      waiting.push(() => resolve(answer));
      if (waiting.length === 2) for (const release of waiting) release();
    });
  };
  intercept("POST /account/pin", refuseBoth);
  intercept("POST /account/authenticator/offer", refuseBoth);

  fill(await screen.findByLabelText("Name in the kitchen"), "Ada");
  fill(screen.getByLabelText("PIN"), "402913");
  await press(user, "Set PIN");
  await press(user, "Set up");
  const dialog = await passwordDialog();
  fill(dialog.getByLabelText("Password"), administrator.password);
  await press(user, "Continue", dialog);
  expect(await screen.findByText("Your PIN is set")).toBeVisible();
  expect(await screen.findByRole("img", { name: "QR code to scan with an authenticator app" })).toBeVisible();
  await expectNoDialog();
});
